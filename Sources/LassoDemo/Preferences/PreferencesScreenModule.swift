import LassoGtk

/// The screen on which the user chooses the colors of the demo.
enum PreferencesScreenModule: ScreenModule {
    enum Action: Equatable, Codable {
        case didChangeColorScheme(ColorScheme)
    }

    struct State: Equatable {
        var colorScheme = ColorScheme.system
    }

    static var defaultInitialState: State { State() }

    static func createScreen(with store: PreferencesScreenStore) -> Screen {
        Screen(store, PreferencesViewController(store.asViewStore()))
    }
}
