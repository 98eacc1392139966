import LassoGtk

/// The screen that shows the user's account and logs out.
enum AccountScreenModule: ScreenModule {
    enum Action: Equatable, Codable {
        case didTapLogOut
    }

    enum Output: Equatable {
        case didTapLogOut
    }

    struct State: Equatable {
        let username: String
        /// A problem that the user should know about.
        let notice: String?
    }

    static var defaultInitialState: State { State(username: "", notice: nil) }

    static func createScreen(with store: AccountScreenStore) -> Screen {
        Screen(store, AccountViewController(store.asViewStore()))
    }
}
