import Lasso

enum SampleModule: StoreModule {
    typealias Action = SampleAction
    typealias State = SampleState
}

final class SampleStore: LassoStore<SampleModule> {
    override func handleAction(_ action: Action) {
        switch action {
        case .count: update { $0.first += 1 }
        case .name: update { $0.name = "another name, too long for a small string" }
        }
    }
}
