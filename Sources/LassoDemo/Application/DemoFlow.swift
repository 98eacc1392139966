import LassoGtk

/// The flow of the whole application: log in, take the tutorial once, use the application, and log out.
///
/// Its places are `/login`, `/tutorial`, and `/home`, and those inside them. The last two wait until the user has
/// logged in.
final class DemoFlow: Flow<DemoFlowModule> {
    private let accounts: any AccountProviding
    private let showNotice: (String) -> Void

    private var account: Account?
    private weak var loginFlow: LoginFlow?
    private weak var tutorialFlow: TutorialFlow?
    private weak var homeFlow: HomeFlow?

    /// Creates the flow.
    ///
    /// - Parameters:
    ///   - accounts: The service that keeps the accounts.
    ///   - showNotice: A closure that shows a message in front of the current screen.
    init(accounts: any AccountProviding, showNotice: @escaping (String) -> Void = { _ in }) {
        self.accounts = accounts
        self.showNotice = showNotice
    }

    override func createInitialController() -> Controller {
        let navigationController = NavigationController()
        startLogin(with: root(of: navigationController))
        return navigationController
    }

    // MARK: Paths

    /// Returns whether the application reopens a place after a restart. The login is not reopened, so that the place
    /// before it is kept.
    static func isWorthKeeping(_ path: NavigationPath) -> Bool { path.components.first != LoginFlow.pathComponent }

    override func follow(_ component: NavigationPath.Component) -> Route {
        switch component.name {
        case LoginFlow.pathComponent:
            return .flow(loginFlow, else: .unknown)
        case TutorialFlow.pathComponent:
            guard let account else { return .waiting }
            return .flow(tutorialFlow, else: instead { $0.showTutorial(account) })
        case HomeFlow.pathComponent:
            guard let account else { return .waiting }
            return .flow(homeFlow, else: instead { $0.showHome(account) })
        default:
            return .unknown
        }
    }

    /// Returns a route that replaces the content of the window by a flow.
    private func instead(_ show: @escaping @MainActor (DemoFlow) -> (any PathFollowing)?) -> Route {
        .show(leaving: context?.children ?? []) { .flow(show(self), else: .unknown) }
    }

    /// Goes to the path of a link, and shows a notice if the place doesn't exist.
    func open(_ path: NavigationPath) async {
        tell(await go(to: path))
    }

    private func tell(_ outcome: NavigationOutcome) {
        guard outcome.kind == .unknown else { return }
        if account != nil, outcome.requested.components.first == LoginFlow.pathComponent {
            showNotice(translated("You are already logged in. To use a different account, log out first."))
        } else {
            showNotice(outcome.description)
        }
    }

    // MARK: Login

    private func startLogin(with placer: ScreenPlacer<NavigationController>) {
        let flow = LoginFlow(accounts: accounts)
        loginFlow = flow
        flow.observeOutput { [weak self] output in
            switch output {
            case .userDidLogin(let account): self?.didLogIn(account)
            }
        }
        flow.start(with: placer)
    }

    private func didLogIn(_ account: Account) {
        self.account = account
        guard waitingPath != nil else { return showFirst(account) }
        Task { [weak self] in
            guard let self, let outcome = await continueToWaitingPath() else { return }
            if loginFlow != nil { showFirst(account) }
            tell(outcome)
        }
    }

    private func logOut() {
        account = nil
        dispatchOutput(.userDidLogOut)
        if let window = rootOfFlow { startLogin(with: window.withNavigationEmbedding()) }
    }

    // MARK: After the login

    private func showFirst(_ account: Account) {
        if account.hasSeenTutorial {
            showHome(account)
        } else {
            showTutorial(account)
        }
    }

    @discardableResult
    private func showTutorial(_ account: Account) -> TutorialFlow? {
        guard let window = rootOfFlow else { return nil }
        let flow = TutorialFlow()
        tutorialFlow = flow
        var end: Observation?
        end = flow.observeOutput { [weak self, weak flow] _ in
            // It ends once, however often the user clicks before the next screen appears.
            end?.cancel()
            self?.didSeeTutorial(account, in: flow)
        }
        flow.start(with: window.withNavigationEmbedding())
        return flow
    }

    private func didSeeTutorial(_ account: Account, in flow: TutorialFlow?) {
        self.account?.hasSeenTutorial = true
        Task { [weak self, weak flow, accounts] in
            var notice: String?
            do {
                try await recordedCall("note the tutorial") {
                    try await accounts.didSeeTutorial(username: account.username)
                }
            } catch let error as AccountError {
                notice = error.message
            } catch {
                // A replay has ended.
                return
            }
            // A link may have opened another place in the meantime.
            guard let self, let flow, flow === tutorialFlow else { return }
            showHome(account, notice: notice)
        }
    }

    @discardableResult
    private func showHome(_ account: Account, notice: String? = nil) -> HomeFlow? {
        guard let window = rootOfFlow else { return nil }
        let flow = HomeFlow(account: account, notice: notice)
        homeFlow = flow
        flow.observeOutput { [weak self] output in
            switch output {
            case .didTapLogOut: self?.logOut()
            }
        }
        flow.start(with: window)
        return flow
    }
}
