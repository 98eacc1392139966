import LassoGtk

final class StrangeScreenStore: LassoStore<StrangeScreenModule> {
    override func handleAction(_ action: Action) {
        switch action {
        case .didTapPlace(let place): dispatchOutput(.didChoose(place))
        case .didTapUnwind: dispatchOutput(.didTapUnwind)
        case .didTapDismiss: if state.canDismiss { dispatchOutput(.didTapDismiss) }
        }
    }
}
