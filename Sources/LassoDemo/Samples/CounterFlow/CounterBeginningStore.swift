import LassoGtk

final class CounterBeginningStore: LassoStore<CounterBeginningModule> {
    override func handleAction(_ action: Action) {
        switch action {
        case .didChangeValue(let value): update { $0.value = Int(value.rounded()) }
        case .didTapCount: dispatchOutput(.didBegin(value: state.value))
        }
    }
}
