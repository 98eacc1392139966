import LassoGtk

final class SummaryScreenStore: LassoStore<SummaryScreenModule> {
    override func handleAction(_ action: Action) {
        switch action {
        case .didTapDone: dispatchOutput(.didTapDone)
        }
    }
}
