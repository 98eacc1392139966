import LassoGtk

/// The screen with a number that the user increments and decrements, and then finishes with.
enum CounterScreenModule: ScreenModule {
    enum Action: Equatable, Codable {
        case didTapIncrement
        case didTapDecrement
        case didTapFinish
    }

    enum Output: Equatable {
        case didFinish(value: Int)
    }

    struct State: Equatable {
        var value = 0
    }

    static var defaultInitialState: State { State() }

    static func createScreen(with store: CounterScreenStore) -> Screen {
        Screen(store, CounterViewController(store.asViewStore()))
    }
}
