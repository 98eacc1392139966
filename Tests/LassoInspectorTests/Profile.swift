import LassoGtk

enum ProfileModule: StoreModule {
    enum Action: Equatable { case didLoad(name: String) }

    struct State: Equatable {
        var tags: Set<String> = ["a", "b"]
        var phase = Phase.idle
    }

    enum Phase: Equatable { case idle, loaded(User) }

    struct User: Equatable {
        let name: String
        var age = 30
    }
}

/// A store whose state has a set, and an enumeration with a payload.
final class ProfileStore: LassoStore<ProfileModule> {
    override func handleAction(_ action: Action) {
        switch action {
        case .didLoad(let name): update { $0.phase = .loaded(ProfileModule.User(name: name)) }
        }
    }
}
