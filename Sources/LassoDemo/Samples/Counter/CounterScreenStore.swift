import LassoGtk

final class CounterScreenStore: LassoStore<CounterScreenModule> {
    override func handleAction(_ action: Action) {
        switch action {
        // At the limits of the type, the number stays the same.
        case .didTapIncrement: update { $0.value = max($0.value, $0.value &+ 1) }
        case .didTapDecrement: update { $0.value = min($0.value, $0.value &- 1) }
        case .didTapFinish: dispatchOutput(.didFinish(value: state.value))
        }
    }
}
