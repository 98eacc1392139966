import LassoGtk

/// The flow that a new user sees first.
///
/// Its place is `/finish`.
final class TutorialFlow: Flow<TutorialFlowModule> {
    /// The name of this flow in paths.
    static let pathComponent = "tutorial"
    private static let finish = "finish"

    override func createInitialController() -> Controller {
        TutorialScreenModule
            .createScreen(with: .welcome)
            .observeOutput { [weak self] output in
                switch output {
                case .didPressButton(index: 0): self?.dispatchOutput(.didPressSkip)
                case .didPressButton: self?.showFinish()
                }
            }
            .setUpController { $0.pathComponent = Self.pathComponent }
            .controller
    }

    override func follow(_ component: NavigationPath.Component) -> Route {
        guard component.name == Self.finish else { return .unknown }
        return .at(
            context?.child(named: Self.finish),
            else: .show {
                self.showFinish()
                return .here
            }
        )
    }

    private func showFinish() {
        TutorialScreenModule
            .createScreen(with: .finish)
            .observeOutput { [weak self] _ in self?.dispatchOutput(.didFinish) }
            .setUpController { $0.pathComponent = Self.finish }
            .place(with: nextPushedInFlow)
    }
}
