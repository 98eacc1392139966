import LassoGtk

/// The flow after the login: the gallery of samples, and the account.
///
/// Its places are `/samples`, those inside it, and `/account`.
final class HomeFlow: Flow<HomeFlowModule> {
    /// The name of this flow in paths.
    static let pathComponent = "home"
    private static let account = "account"

    private let account: Account
    private let notice: String?
    private weak var galleryFlow: GalleryFlow?

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
        let home = HomeController()
        home.pathComponent = Self.pathComponent
        home.showAccount = { [weak self] in self?.goToAccount() }
        let gallery = GalleryFlow()
        galleryFlow = gallery
        gallery.start(with: sidebar(of: home, animated: false))
        if notice == nil {
            home.setContentController(WelcomeController(), animated: false)
        } else {
            home.setContentController(makeAccount(), animated: false)
            home.show(.content)
        }
        return home
    }

    override func follow(_ component: NavigationPath.Component) -> Route {
        guard let home = initialController as? HomeController else { return .unknown }
        switch component.name {
        case GalleryFlow.pathComponent:
            return .flow(galleryFlow, else: .unknown)
        case Self.account:
            return .at(
                home.child(named: Self.account),
                else: .show(leaving: [home.contentController].compactMap(\.self)) {
                    self.showAccount(in: home)
                }
            )
        default:
            return .unknown
        }
    }

    private func goToAccount() {
        Task { await go(to: NavigationPath([Self.account])) }
    }

    private func showAccount(in home: HomeController) -> Route {
        let controller = makeAccount()
        controller.place(with: inFlow(content(of: home)))
        galleryFlow?.didShowOtherContent()
        return .at(controller)
    }

    private func makeAccount() -> Controller {
        AccountScreenModule
            .createScreen(with: AccountScreenModule.State(username: account.username, notice: notice))
            .observeOutput { [weak self] _ in self?.dispatchOutput(.didTapLogOut) }
            .setUpController { $0.pathComponent = Self.account }
            .controller
    }
}
