import LassoGtk

/// The screen that asks for the number from which the user counts.
enum CounterBeginningModule: ScreenModule {
    enum Action: Equatable, Codable {
        case didChangeValue(Double)
        case didTapCount
    }

    enum Output: Equatable {
        case didBegin(value: Int)
    }

    struct State: Equatable {
        var value = 0
    }

    static var defaultInitialState: State { State() }

    static func createScreen(with store: CounterBeginningStore) -> Screen {
        Screen(store, CounterBeginningViewController(store.asViewStore()))
    }
}
