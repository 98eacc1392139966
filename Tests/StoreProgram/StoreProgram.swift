import Lasso

/// A program that runs no tests. Test-only functions have no effect in it, and tracing depends on its environment.
@main @MainActor
struct StoreProgram {
    enum CountModule: StoreModule {
        enum Action { case didTap }
        struct State: Equatable { var count = 0 }
    }

    final class CountStore: LassoStore<CountModule> {
        override func handleAction(_ action: Action) { update { $0.count += 1 } }
    }

    enum Services {
        @Mockable static var name = "original"
    }

    static func main() {
        var wasMade = false
        func makeMock() -> String {
            wasMade = true
            return "mock"
        }
        Services.$name.mock(with: makeMock())
        CountStore(with: .init()).dispatchAction(.didTap)
        print(Services.name, wasMade, TestEnvironment.isActive)
    }
}
