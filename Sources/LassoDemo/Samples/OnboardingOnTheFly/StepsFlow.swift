import LassoGtk

/// The flow of an onboarding, made of an array of its steps.
///
/// Its places are the names of the steps.
final class StepsFlow: Flow<StepsFlowModule> {
    let store: StepsStore

    /// Creates the flow.
    ///
    /// - Parameter steps: The steps, in order.
    /// - Precondition: There is a step.
    init(_ steps: [OnboardingStep]) {
        precondition(!steps.isEmpty, "StepsFlow.init(_:): an onboarding needs at least one step.")
        store = StepsStore(with: .init(steps: steps))
    }

    override func createInitialController() -> Controller {
        store.observeOutput { [weak self] output in
            switch output {
            case .didContinue(let step): self?.goOn(from: step)
            }
        }
        return page(of: store.state.steps[0])
    }

    private func page(of step: OnboardingStep) -> Controller {
        let view = store.asViewStore(for: StepModule.self) {
            $0.page(of: step)
        } actionMap: {
            .step(step, $0)
        }
        let controller = StepViewController(view)
        controller.pathComponent = step.rawValue
        controller.holdReference(to: store)
        return controller
    }

    private func goOn(from step: OnboardingStep) {
        // The user may press the button again while the next page comes.
        guard context?.topController?.pathComponent == step.rawValue else { return }
        if let next = store.state.step(after: step) {
            page(of: next).place(with: nextPushedInFlow)
        } else {
            dispatchOutput(.didFinish(store.state.answers))
        }
    }
}
