import LassoGtk

/// The flow that asks what the user eats: each question in a dialog above the previous one. After the last one, all
/// dialogs close at once.
///
/// Its place `/set-up` is the first question. It waits until the earlier answers were loaded.
final class FoodOnboardingFlow: Flow<NoOutputFlow> {
    private static let setUp = "set-up"

    private let kept: KeptStore<FoodProfile?>
    private weak var profile: FoodProfileScreenStore?

    /// Creates the flow.
    ///
    /// - Parameter kept: What the user eats, which all windows share.
    init(_ kept: KeptStore<FoodProfile?> = FoodProfileScreenStore.shared.store) { self.kept = kept }

    override func createInitialController() -> Controller {
        let screen = FoodProfileScreenModule.createScreen { [kept] in FoodProfileScreenStore(with: $0, kept) }
        profile = screen.concreteStore
        screen.observeOutput { [weak self, weak controller = screen.controller] output in
            switch output {
            case .didTapSetUp(let profile): self?.ask(FoodStep.allCases[0], profile, above: controller)
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

    private func ask(_ step: FoodStep, _ profile: FoodProfile, above controller: Controller?) {
        // The user may press the button again while the next dialog opens.
        guard let context, controller === initialController || controller === context.frontController,
            controller !== initialController || context.presentedController == nil
        else { return }
        let screen = FoodStepScreenModule.createScreen(with: .init(step: step, profile: profile))
        screen.observeOutput { [weak self, weak controller = screen.controller] output in
            switch output {
            case .didAnswer(let profile): self?.didAnswer(step, profile, in: controller)
            }
        }
        if step == FoodStep.allCases[0] { screen.controller.pathComponent = Self.setUp }
        screen.place(with: nextPresentedInFlow)
    }

    private func didAnswer(_ step: FoodStep, _ profile: FoodProfile, in controller: Controller?) {
        if let next = step.next { return ask(next, profile, above: controller) }
        unwind()
        self.profile?.dispatchAction(.didSetUp(profile))
    }
}
