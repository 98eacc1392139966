import LassoGtk

final class CounterResultStore: LassoStore<CounterResultModule> {
    override func handleAction(_ action: Action) {
        switch action {
        case .didTapCountAgain: dispatchOutput(.didTapCountAgain)
        }
    }
}
