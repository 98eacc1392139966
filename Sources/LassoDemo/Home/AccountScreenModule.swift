import LassoGtk

/// Who is signed in, and the way out.
enum AccountScreenModule: ScreenModule {
    enum Action: Equatable {
        case didTapLogOut
    }

    enum Output: Equatable {
        case didTapLogOut
    }

    struct State: Equatable {
        let username: String
        /// Something that went wrong and that the user should know.
        let notice: String?
    }

    static var defaultInitialState: State { State(username: "", notice: nil) }

    static func createScreen(with store: AccountScreenStore) -> Screen {
        Screen(store, AccountViewController(store.asViewStore()))
    }
}
