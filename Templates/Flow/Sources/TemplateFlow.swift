import LassoGtk

/// The flow that asks for a name.
final class TemplateFlow: Flow<TemplateFlowModule> {
    override func createInitialController() -> Controller {
        TemplateStartModule
            .createScreen()
            .observeOutput { [weak self] output in
                switch output {
                case .didFinish(let name): self?.dispatchOutput(.didFinish(name: name))
                }
            }
            .controller
    }
}
