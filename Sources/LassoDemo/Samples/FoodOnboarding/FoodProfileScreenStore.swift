import LassoGtk

final class FoodProfileScreenStore: LassoStore<FoodProfileScreenModule> {
    /// The profile, as it is saved.
    static let shared = SharedStore {
        KeptStore<FoodProfile?>(nil, in: FileStorage(UserDirectories.data + "/lasso-demo/food-profile.json"))
    }

    private let kept: KeptStore<FoodProfile?>

    /// Creates the store.
    ///
    /// - Parameters:
    ///   - state: The initial state.
    ///   - kept: The profile, which all windows share.
    init(with state: State, _ kept: KeptStore<FoodProfile?>) {
        self.kept = kept
        super.init(with: state)
        mirror(kept, in: \.kept)
    }

    required convenience init(with state: State) { self.init(with: state, Self.shared.store) }

    override func handleAction(_ action: Action) {
        switch action {
        case .didTapSetUp: if state.canSetUp { dispatchOutput(.didTapSetUp(state.profile ?? FoodProfile())) }
        case .didSetUp(let profile): kept.update { $0.value = profile }
        case .didEndBanner(let outcome): kept.dispatchAction(.didEndBanner(outcome))
        }
    }
}
