import LassoGtk

/// The screen of a step of an onboarding.
enum StepScreenModule: ScreenModule {
    enum Action: Equatable, Codable {
        case didChangeName(String)
        case didChooseTime(OnboardingAnswers.TimeOfDay)
        case didChangeReminders(Bool)
        case didTapContinue
    }

    enum Output: Equatable {
        case didContinue(OnboardingAnswers)
    }

    struct State: Equatable {
        let step: OnboardingStep
        /// The number of the step, and of all steps.
        var number = 1
        var count = 1
        var answers = OnboardingAnswers()

        var nameError: String? {
            answers.name.contains { !$0.isWhitespace } ? nil : translated("Enter your name.")
        }

        var canContinue: Bool { step != .name || nameError == nil }
    }

    static var defaultInitialState: State { State(step: .tip) }

    static func createScreen(with store: StepScreenStore) -> Screen {
        Screen(store, StepViewController(store.asViewStore()))
    }
}
