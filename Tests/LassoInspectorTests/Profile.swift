import LassoGtk

enum ProfileModule: StoreModule {
    struct State: Equatable {
        var tags: Set<String> = ["a", "b"]
    }
}

/// A store whose state has a part of each kind that ``CounterModule`` doesn't have.
final class ProfileStore: LassoStore<ProfileModule> {}
