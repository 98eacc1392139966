import LassoGtk

final class TemplateStore: LassoStore<TemplateModule> {
    override func handleAction(_ action: Action) {
        switch action {
        case .didChangeName(let name): update { $0.name = name }
        case .didTapContinue: if state.canContinue { dispatchOutput(.didFinish(name: state.name)) }
        }
    }
}
