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
        var notice: String?
    }

    static var defaultInitialState: State { State(username: "") }

    static func createScreen(with store: AccountScreenStore) -> Screen {
        Screen(store, AccountViewController(store.asViewStore()))
    }
}

final class AccountScreenStore: LassoStore<AccountScreenModule> {
    override func handleAction(_ action: Action) {
        switch action {
        case .didTapLogOut: dispatchOutput(.didTapLogOut)
        }
    }

    /// Tells the user of something that went wrong.
    func show(notice: String) {
        update { $0.notice = notice }
    }
}
