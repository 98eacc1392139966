import LassoGtk

/// The flow of an onboarding, made of an array of its steps.
///
/// Its places are the names of the steps.
final class StepsFlow: Flow<StepsFlowModule> {
    private let steps: [OnboardingStep]

    /// Creates the flow.
    ///
    /// - Parameter steps: The steps, in order.
    /// - Precondition: There is a step.
    init(_ steps: [OnboardingStep]) {
        precondition(!steps.isEmpty, "StepsFlow.init(_:): an onboarding needs at least one step.")
        self.steps = steps
    }

    override func createInitialController() -> Controller {
        makeScreen(at: 0, OnboardingAnswers()).controller
    }

    private func makeScreen(at index: Int, _ answers: OnboardingAnswers) -> StepScreenModule.Screen {
        let step = steps[index]
        return
            StepScreenModule
            .createScreen(with: .init(step: step, number: index + 1, count: steps.count, answers: answers))
            .observeOutput { [weak self] output in
                switch output {
                case .didContinue(let answers): self?.goOn(from: index, answers)
                }
            }
            .setUpController { $0.pathComponent = step.rawValue }
    }

    private func goOn(from index: Int, _ answers: OnboardingAnswers) {
        // The user may press the button again while the next page comes.
        guard context?.topController?.pathComponent == steps[index].rawValue else { return }
        if steps.indices.contains(index + 1) {
            makeScreen(at: index + 1, answers).place(with: nextPushedInFlow)
        } else {
            dispatchOutput(.didFinish(answers))
        }
    }
}
