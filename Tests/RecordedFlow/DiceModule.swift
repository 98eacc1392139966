package import Lasso

/// The module of a screen whose store throws dice.
package enum DiceModule: ScreenModule {
    package enum Action: CaseIterable { case didTapThrow }

    package struct State: Equatable {
        /// The numbers that were thrown.
        package var numbers: [Int] = []
    }

    package static var defaultInitialState: State { State() }

    package static func createScreen(with store: DiceStore) -> Screen { Screen(store, Controller()) }
}

package final class DiceStore: LassoStore<DiceModule> {
    private var dice = DiceFlow.Dice(numbers: [])

    convenience init(with state: State, dice: DiceFlow.Dice) {
        self.init(with: state)
        self.dice = dice
    }

    package override func handleAction(_ action: Action) {
        let number = recorded("die") { dice.throwDie() }
        update { $0.numbers.append(number) }
    }
}

/// A flow with the dice alone, which are thrown once before.
package final class DiceFlow: Flow<NoOutputFlow> {
    /// Dice that show known numbers.
    @MainActor
    package final class Dice {
        /// The numbers that weren't thrown yet.
        package private(set) var numbers: [Int]

        package init(numbers: [Int]) { self.numbers = numbers }

        fileprivate func throwDie() -> Int { numbers.removeFirst() }
    }

    private let dice: Dice
    private weak var store: DiceModule.Store?

    /// Creates the flow.
    package init(dice: Dice) { self.dice = dice }

    package override func createInitialController() -> Controller {
        let first = recorded("die") { dice.throwDie() }
        let screen = DiceModule.createScreen { [dice] _ in DiceStore(with: .init(numbers: [first]), dice: dice) }
        store = screen.store
        return screen.controller
    }

    /// Does what the user does.
    package func throwDie() { store?.dispatchAction(.didTapThrow) }
}
