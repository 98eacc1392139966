import LassoGtk

/// The screen that shows a throw of dice.
enum ThrowScreenModule: ScreenModule {
    enum Action: Equatable, Codable {
        case didTapThrowAgain
    }

    enum Output: Equatable {
        case didThrowAgain(DiceThrow)
    }

    struct State: Equatable {
        var item: DiceThrow
        /// How often the user has thrown the dice here. Another throw may show the same numbers.
        var throwCount = 0
    }

    static var defaultInitialState: State { State(item: DiceThrow(id: 0, dice: [])) }

    static func createScreen(with store: ThrowScreenStore) -> Screen {
        Screen(store, ThrowViewController(store.asViewStore()))
    }
}
