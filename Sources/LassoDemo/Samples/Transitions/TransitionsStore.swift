import LassoGtk

final class TransitionsStore: LassoStore<TransitionsModule> {
    override func handleAction(_ action: Action) {
        switch action {
        case .didChooseKind(let kind): update { $0.kind = kind }
        case .didChooseEdge(let edge): update { $0.edge = edge }
        case .didChangeSeconds(let seconds): update { $0.seconds = seconds }
        case .didChangeReducesMotion(let reducesMotion): update { $0.reducesMotion = reducesMotion }
        case .didTapShow: dispatchOutput(.didRequestPage(state.transition))
        }
    }
}
