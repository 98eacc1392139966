import LassoGtk

/// The screen that shows what the user eats.
enum FoodProfileScreenModule: ScreenModule {
    enum Action: Equatable, Codable {
        case didTapSetUp
        case didSetUp(FoodProfile)
        case didDismissBanner
        case didChangeStorage(StorageEvent)
    }

    enum Output: Equatable {
        /// The user sets up the profile, beginning with the one that there is.
        case didTapSetUp(FoodProfile)
    }

    struct State: Equatable {
        /// The profile; `nil` if the user hasn't set it up.
        var profile: FoodProfile?
        /// Why the profile can't be loaded or saved.
        var banner: Banner?
    }

    static var defaultInitialState: State { State() }

    static func createScreen(with store: FoodProfileScreenStore) -> Screen {
        Screen(store, FoodProfileViewController(store.asViewStore()))
    }
}
