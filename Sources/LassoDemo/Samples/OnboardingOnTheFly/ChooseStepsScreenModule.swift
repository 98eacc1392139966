import LassoGtk

/// The screen on which the user chooses the steps of an onboarding, and their order.
enum ChooseStepsScreenModule: ScreenModule {
    enum Action: Equatable, Codable {
        case didToggle(OnboardingStep, Bool)
        case didMove(OnboardingStep, before: OnboardingStep?)
        case didTapStart
    }

    enum Output: Equatable {
        case didStart([OnboardingStep])
    }

    struct State: Equatable {
        var choices = IdentifiedArray(OnboardingStep.allCases.map { Choice(id: $0) })

        /// The steps that the user has chosen, in order.
        var steps: [OnboardingStep] { choices.filter(\.isIncluded).map(\.id) }
        var canStart: Bool { choices.contains(where: \.isIncluded) }
    }

    /// A step, and whether the onboarding has it.
    struct Choice: Identifiable, Equatable {
        let id: OnboardingStep
        var isIncluded = true
    }

    static var defaultInitialState: State { State() }

    static func createScreen(with store: ChooseStepsScreenStore) -> Screen {
        Screen(store, ChooseStepsViewController(store.asViewStore()))
    }
}
