import LassoGtk

/// A page of the tutorial, with a title, a text, and buttons.
enum TutorialScreenModule: ScreenModule {
    enum Action: Equatable, Codable {
        case didTapButton(index: Int)
    }

    enum Output: Equatable {
        case didPressButton(index: Int)
    }

    struct State: Equatable {
        let title: String
        let body: String
        let buttonTitles: [String]
    }

    static var defaultInitialState: State { .welcome }

    static func createScreen(with store: TutorialScreenStore) -> Screen {
        Screen(store, TutorialViewController(store.asViewStore()))
    }
}

extension TutorialScreenModule.State {
    static var welcome: Self {
        Self(
            title: translated("Welcome!"),
            body: translated(
                "This application consists of screens, and flows connect them. You are in a flow now."
            ),
            buttonTitles: [translated("Skip"), translated("Next")]
        )
    }

    static var finish: Self {
        Self(
            title: translated("That was fun!"),
            body: translated("This flow does not know which screen is next. The flow that started it does."),
            buttonTitles: [translated("OK", in: .lasso)]
        )
    }
}
