import LassoGtk

/// The flow in which the user chooses the steps of an onboarding, takes them, and comes back to the choice.
final class OnTheFlyFlow: Flow<NoOutputNavigationFlow> {
    override func createInitialController() -> Controller {
        ChooseStepsScreenModule.createScreen()
            .observeOutput { [weak self] output in
                switch output {
                case .didStart(let steps): self?.start(steps)
                }
            }
            .controller
    }

    private func start(_ steps: [OnboardingStep]) {
        // The user may press the button again while the first step comes.
        guard context?.topController === initialController else { return }
        let flow = StepsFlow(steps)
        flow.observeOutput { [weak self] output in
            switch output {
            case .didFinish(let answers): self?.showSummary(of: steps, answers)
            }
        }
        flow.start(with: nextPushedInFlow)
    }

    private func showSummary(of steps: [OnboardingStep], _ answers: OnboardingAnswers) {
        SummaryScreenModule
            .createScreen(with: .init(steps: steps, answers: answers))
            .observeOutput { [weak self] _ in self?.unwind() }
            .place(with: nextPushedInFlow)
    }
}
