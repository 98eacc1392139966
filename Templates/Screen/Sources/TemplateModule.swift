import LassoGtk

/// The screen that asks for a name.
enum TemplateModule: ScreenModule {
    enum Action: Equatable {
        case didChangeName(String)
        case didTapContinue
    }

    enum Output: Equatable {
        case didFinish(name: String)
    }

    struct State: Equatable {
        var name = ""

        var canContinue: Bool { !name.isEmpty }
    }

    static var defaultInitialState: State { State() }

    static func createScreen(with store: TemplateStore) -> Screen {
        Screen(store, TemplateViewController(store.asViewStore()))
    }
}
