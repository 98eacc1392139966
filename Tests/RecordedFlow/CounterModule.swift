package import Lasso

package enum CounterModule: ScreenModule {
    package enum Action: CaseIterable { case didTapIncrement, didTapTwice }

    package struct State: Equatable {
        package var count = 0
    }

    package static var defaultInitialState: State { State() }

    package static func createScreen(with store: CounterStore) -> Screen { Screen(store, Controller()) }
}

package final class CounterStore: LassoStore<CounterModule> {
    var step = 1

    package override func handleAction(_ action: Action) {
        switch action {
        case .didTapIncrement: update { [step] in $0.count += step }
        case .didTapTwice:
            // Both wait until this action has been handled.
            dispatchAction(.didTapIncrement)
            dispatchAction(.didTapIncrement)
        }
    }
}

/// A flow with the counter alone.
package final class CounterFlow: Flow<NoOutputFlow> {
    /// The store of the flow that was started last.
    package private(set) static weak var store: CounterModule.Store?

    package override func createInitialController() -> Controller {
        let screen = CounterModule.createScreen()
        Self.store = screen.store
        return screen.controller
    }
}
