import LassoGtk

/// The steps of an onboarding. Each page shows a part of their store.
enum StepsModule: StoreModule {
    enum Action: Equatable, Codable {
        case step(OnboardingStep, StepModule.ViewAction)
    }

    enum Output: Equatable {
        case didContinue(from: OnboardingStep)
    }

    struct State: Equatable {
        let steps: [OnboardingStep]
        /// The answers so far. Going back removes none of them.
        var answers = OnboardingAnswers()
    }
}

extension StepsModule.State {
    /// Returns the state of a step's page.
    func page(of step: OnboardingStep) -> StepModule.ViewState {
        let index = steps.firstIndex(of: step) ?? 0
        return .init(step: step, number: index + 1, count: steps.count, answers: answers)
    }

    /// Returns the step after another one; `nil` after the last one.
    func step(after step: OnboardingStep) -> OnboardingStep? { steps.drop { $0 != step }.dropFirst().first }
}
