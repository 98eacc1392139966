import LassoGtk

/// The flow that asks what the user eats: each question in a dialog above the previous one. After the last one, all
/// dialogs close at once.
///
/// Its place `/set-up` is the first question.
final class FoodOnboardingFlow: Flow<NoOutputFlow> {
    private static let setUp = "set-up"

    private let storage: any ByteStorage
    private weak var profile: FoodProfileScreenStore?

    /// Creates the flow.
    ///
    /// - Parameter storage: The storage that keeps what the user eats.
    init(in storage: any ByteStorage = FoodProfileScreenStore.file) { self.storage = storage }

    override func createInitialController() -> Controller {
        let screen = FoodProfileScreenModule.createScreen { [storage] in FoodProfileScreenStore(with: $0, in: storage) }
        profile = screen.concreteStore
        screen.observeOutput { [weak self, weak controller = screen.controller] output in
            switch output {
            case .didTapSetUp(let profile): self?.ask(FoodStep.allCases[0], profile, above: controller)
            }
        }
        return screen.controller
    }

    override func follow(_ component: NavigationPath.Component) -> Route {
        guard component.name == Self.setUp else { return .unknown }
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
