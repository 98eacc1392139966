import LassoGtk

/// The page of a step of an onboarding.
enum StepModule: ViewModule {
    enum ViewAction: Equatable, Codable {
        case didChangeName(String)
        case didChooseTime(OnboardingAnswers.TimeOfDay)
        case didChangeReminders(Bool)
        case didTapContinue
    }

    struct ViewState: Equatable {
        let step: OnboardingStep
        /// The number of the step, and of all steps.
        let number: Int
        let count: Int
        let answers: OnboardingAnswers

        var nameError: String? {
            answers.name.contains { !$0.isWhitespace } ? nil : translated("Enter your name.")
        }

        var canContinue: Bool { step != .name || nameError == nil }
    }
}
