import LassoGtk

/// Where a user is after signing in: tabs with a counter and the account.
///
/// Its places are `/counter` and `/account`.
final class HomeFlow: Flow<HomeFlowModule> {
    /// What this is called in paths.
    static let pathComponent = "home"

    private let account: Account
    private let notice: String?

    /// - Parameters:
    ///   - account: Who is signed in.
    ///   - notice: Something that went wrong on the way and that the user should know.
    init(account: Account, notice: String? = nil) {
        self.account = account
        self.notice = notice
    }

    override func createInitialController() -> Controller {
        let tabController = TabController()
        tabController.pathComponent = Self.pathComponent
        let tabs = tabBarEmbedding(tabController, tabsCount: 2)
        CounterScreenModule
            .createScreen()
            .setUpController { $0.pathComponent = "counter" }
            .place(with: tabs[0])
        AccountScreenModule
            .createScreen(with: AccountScreenModule.State(username: account.username, notice: notice))
            .observeOutput { [weak self] _ in self?.dispatchOutput(.didTapLogOut) }
            .setUpController { $0.pathComponent = "account" }
            .place(with: tabs[1])
        // Where the notice is.
        if notice != nil { tabController.selectedIndex = 1 }
        return tabController
    }

    override func follow(_ component: NavigationPath.Component) -> Route {
        .at(initialController?.child(named: component.name), else: .unknown)
    }
}
