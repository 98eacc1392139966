import LassoGtk

/// The flow that asks what the user eats: each question in a dialog above the previous one. After the last one, all
/// dialogs close at once.
///
/// The path `/set-up` leads to the first question, once the earlier answers have been loaded.
final class FoodOnboardingFlow: Flow<NoOutputFlow> {
    private static let setUp = "set-up"

    private weak var profile: FoodProfileScreenStore?

    override func createInitialController() -> Controller {
        let screen = FoodProfileScreenModule.createScreen()
        profile = screen.concreteStore
        screen.observeOutput { [weak self] output in
            switch output {
            case .didTapSetUp(let profile): self?.begin(with: profile)
            }
        }
        screen.store.observeState(\.canSetUp) { [weak self] (canSetUp: Bool) in
            if canSetUp { Task { await self?.continueToWaitingPath() } }
        }
        return screen.controller
    }

    override func follow(_ component: NavigationPath.Component) -> Route {
        guard component.name == Self.setUp else { return .unknown }
        guard profile?.state.canSetUp == true else { return .waiting }
        return .show {
            self.profile?.dispatchAction(.didTapSetUp)
            return .at(self.context?.frontController, else: .unknown)
        }
    }

    private func begin(with profile: FoodProfile) {
        // The user may press the button again while the dialog opens.
        guard let context, context.presentedController == nil else { return }
        let answers = FoodStepsStore(with: .init(profile: profile))
        answers.observeOutput { [weak self, weak answers] output in
            switch output {
            case .didAnswer(let step): if let answers { self?.goOn(from: step, answers) }
            }
        }
        show(FoodStep.allCases[0], of: answers)
    }

    private func show(_ step: FoodStep, of answers: FoodStepsStore) {
        let view = answers.asViewStore(for: FoodStepModule.self) {
            .init(step: step, profile: $0.profile)
        } actionMap: {
            .step(step, $0)
        }
        let controller = FoodStepViewController(view)
        controller.holdReference(to: answers)
        if step == FoodStep.allCases[0] { controller.pathComponent = Self.setUp }
        controller.place(with: nextPresentedInFlow)
    }

    private func goOn(from step: FoodStep, _ answers: FoodStepsStore) {
        // The user may press the button again while the next dialog opens.
        guard (context?.frontController as? FoodStepViewController)?.state.step == step else { return }
        if let next = step.next { return show(next, of: answers) }
        unwind()
        profile?.dispatchAction(.didSetUp(answers.state.profile))
    }
}
