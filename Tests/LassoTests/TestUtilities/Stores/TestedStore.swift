import Lasso

/// The module of the store that the test kit is tested with.
enum TestedModule: StoreModule {
    enum Action: Equatable {
        case didTapIncrement, didTapTwice, didTapReset
        case didEnterName(String)
    }

    struct State: Equatable {
        var count = 0
        var name = "Billie"
    }

    enum Output: Equatable {
        case didCount(Int), didReset
    }
}

final class TestedStore: LassoStore<TestedModule> {
    /// A dependency of the store.
    var step = 1

    override func handleAction(_ action: Action) {
        switch action {
        case .didTapIncrement: increment()
        case .didTapTwice:
            increment()
            increment()
        case .didTapReset:
            update { $0.count = 0 }
            dispatchOutput(.didReset)
        case .didEnterName(let name): update { $0.name = name }
        }
    }

    private func increment() {
        update { [step] in $0.count += step }
        dispatchOutput(.didCount(state.count))
    }
}
