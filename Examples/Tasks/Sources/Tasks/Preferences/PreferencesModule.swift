import LassoGtk

enum PreferencesModule: ScreenModule {
    enum Action: Equatable {
        case didChangeColorScheme(ColorScheme), didChangeAddsAtTop(Bool), didChangeShowsDone(Bool)
    }

    struct State: Equatable {
        var colorScheme = ColorScheme.system
        var addsAtTop = false
        var showsDone = true
    }

    static var defaultInitialState: State { State() }

    static func createScreen(with store: PreferencesStore) -> Screen {
        Screen(store, PreferencesViewController(store.asViewStore()))
    }
}
