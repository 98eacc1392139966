import LassoGtk

/// The screen that shows what the user eats.
enum FoodProfileScreenModule: ScreenModule {
    enum Action: Equatable, Codable {
        case didTapSetUp
        case didSetUp(FoodProfile)
        case didEndBanner(BannerOutcome)
    }

    enum Output: Equatable {
        /// The user sets up the profile, beginning with the one that there is.
        case didTapSetUp(FoodProfile)
    }

    struct State: Equatable {
        var kept = Kept<FoodProfile?>(nil)

        /// The profile; `nil` if the user hasn't set it up.
        var profile: FoodProfile? { kept.value }
        /// Whether the user can set up the profile. Before it was loaded, a new one would replace it.
        var canSetUp: Bool { kept.isLoaded }
    }

    static var defaultInitialState: State { State() }

    static func createScreen(with store: FoodProfileScreenStore) -> Screen {
        Screen(store, FoodProfileViewController(store.asViewStore()))
    }
}
