import LassoGtk

/// What a new user is shown first.
final class TutorialFlow: Flow<TutorialFlowModule> {
    override func createInitialController() -> Controller {
        TutorialScreenModule
            .createScreen(with: .welcome)
            .observeOutput { [weak self] output in
                switch output {
                case .didPressButton(index: 0): self?.dispatchOutput(.didPressSkip)
                case .didPressButton: self?.showFinish()
                }
            }
            .controller
    }

    private func showFinish() {
        TutorialScreenModule
            .createScreen(with: .finish)
            .observeOutput { [weak self] _ in self?.dispatchOutput(.didFinish) }
            .place(with: nextPushedInFlow)
    }
}
