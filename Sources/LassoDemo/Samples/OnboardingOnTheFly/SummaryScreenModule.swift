import LassoGtk

/// The screen at the end of an onboarding, with what the user has entered.
enum SummaryScreenModule: ScreenModule {
    enum Action: Equatable, Codable {
        case didTapDone
    }

    enum Output: Equatable {
        case didTapDone
    }

    struct State: Equatable {
        var steps: [OnboardingStep] = []
        var answers = OnboardingAnswers()
    }

    static var defaultInitialState: State { State() }

    static func createScreen(with store: SummaryScreenStore) -> Screen {
        Screen(store, SummaryViewController(store.asViewStore()))
    }
}
