import LassoGtk

final class FoodProfileScreenStore: LassoStore<FoodProfileScreenModule> {
    /// The profile, which all windows share.
    let kept = SampleData.shared.foodProfile.store

    required init(with initialState: State) {
        super.init(with: initialState)
        mirror(kept, in: \.kept)
    }

    override func handleAction(_ action: Action) {
        switch action {
        case .didTapSetUp: if state.canSetUp { dispatchOutput(.didTapSetUp(state.profile ?? FoodProfile())) }
        case .didSetUp(let profile): kept.edit { $0 = profile }
        case .didEndBanner(let outcome): kept.dispatchAction(.didEndBanner(outcome))
        }
    }
}
