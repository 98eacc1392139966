import LassoGtk

/// The flow after the login: tabs with a counter and the account.
///
/// Its places are `/counter` and `/account`.
final class HomeFlow: Flow<HomeFlowModule> {
    /// The name of this flow in paths.
    static let pathComponent = "home"

    private let account: Account
    private let notice: String?

    /// Creates the flow.
    ///
    /// - Parameters:
    ///   - account: The account that is logged in.
    ///   - notice: A problem that occurred earlier and that the user should know about.
    init(account: Account, notice: String? = nil) {
        self.account = account
        self.notice = notice
    }

    override func createInitialController() -> Controller {
        let tabController = TabController()
        tabController.pathComponent = Self.pathComponent
        tabController.tabPosition = .headerBar
        let tabs = tabBarEmbedding(tabController, tabsCount: 2)
        CounterScreenModule
            .createScreen()
            .setUpController { ($0.pathComponent, $0.iconName) = ("counter", "accessories-calculator-symbolic") }
            .place(with: tabs[0])
        AccountScreenModule
            .createScreen(with: AccountScreenModule.State(username: account.username, notice: notice))
            .observeOutput { [weak self] _ in self?.dispatchOutput(.didTapLogOut) }
            .setUpController { ($0.pathComponent, $0.iconName) = ("account", "avatar-default-symbolic") }
            .place(with: tabs[1])
        // The tab that shows the notice.
        if notice != nil { tabController.selectedIndex = 1 }
        return tabController
    }

    override func follow(_ component: NavigationPath.Component) -> Route {
        .at(initialController?.child(named: component.name), else: .unknown)
    }
}
