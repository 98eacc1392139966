import LassoGtk

final class ThrowScreenStore: LassoStore<ThrowScreenModule> {
    private var generator: any RandomNumberGenerator

    /// Creates the store.
    ///
    /// - Parameters:
    ///   - state: The initial state.
    ///   - generator: The source of the random numbers.
    init(with state: State, generator: any RandomNumberGenerator) {
        self.generator = generator
        super.init(with: state)
    }

    required convenience init(with state: State) { self.init(with: state, generator: SystemRandomNumberGenerator()) }

    override func handleAction(_ action: Action) {
        switch action {
        case .didTapThrowAgain:
            let dice = recorded("dice") { DiceThrow.random(count: state.item.dice.count, using: &generator) }
            update { state in
                state.item.dice = dice
                state.throwCount += 1
            }
            dispatchOutput(.didThrowAgain(state.item))
        }
    }
}
