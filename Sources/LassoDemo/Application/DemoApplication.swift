import LassoGtk
import LassoInspector
import LassoRecording

/// The demo as a desktop application: one window with the gallery of samples, and others that
/// show parts of the library.
class DemoApplication: ShellApplication {
    /// The recorder of what a report of a problem contains.
    private(set) var recorder: FlightRecorder?
    private var preferences: PreferencesScreenStore?
    private weak var bindings: WindowController?
    private weak var list: WindowController?
    // All windows share it, so that the newest of their places is saved.
    private lazy var pathFile = PathFile(UserDirectories.state + "/lasso-demo/path")

    override class var identity: ApplicationIdentity {
        ApplicationIdentity(
            "org.lassogtk.Demo",
            name: translated("Lasso Demo"),
            version: "0.1.0",
            developer: translated("The LassoGtk developers"),
            summary: translated("See what LassoGtk can do"),
            license: .apache2,
            website: "https://lassogtk.org/",
            copyright: translated("© 2026 The LassoGtk developers"),
            linkScheme: "lasso-demo"
        )
    }

    override class var windowSize: (width: Int, height: Int) { (900, 640) }
    override class var hasOneWindow: Bool { true }
    override class var hasPreferences: Bool { true }
    override class var desktopActions: [String: NavigationPath] {
        ["account": "/home/account", "million-rows": "/home/samples/million-rows"]
    }
    override class var styleSheet: StyleSheet? { Style.sheet }

    override var commands: Commands {
        Commands {
            Command("Show _Bindings", "<Control>b") { [weak self] in self?.showBindings() }
            Command("Show _List", "<Control>l") { [weak self] in self?.showList() }
            Section {
                Command("Report a _Problem…", keywords: ["bug tape"]) { [weak self] in self?.reportProblem() }
            }
        }
    }

    override func prepare() async throws {
        prepare(with: SchemaSettings(identity.id))
        Inspector.enable(in: self)
    }

    /// Begins to record, and then creates the stores of the application.
    final func prepare(with settings: any SettingsStorage) {
        recorder = FlightRecorder(of: identity, limit: 2_000_000)
        let preferences = PreferencesScreenStore(in: settings)
        self.preferences = preferences
        preferences.observeState(\.colorScheme) { [weak self] colorScheme in
            self?.gtkApplication?.colorScheme = colorScheme
        }
    }

    override func makePreferences() -> Controller {
        guard let preferences else { preconditionFailure("The application has not been prepared.") }
        return PreferencesViewController(preferences.asViewStore())
    }

    override func start(in window: WindowController) {
        let flow = DemoFlow(accounts: AccountService.standard) { [weak window] in window?.alert($0) }
        flow.start(with: root(of: window))
        keepPath(of: flow, in: window)
    }

    override func open(_ path: NavigationPath, in window: WindowController) async {
        await (flow(of: window) as? DemoFlow)?.open(path)
    }

    /// The place is kept in a file of its own, because it is forgotten when the user logs out.
    override func isWorthKeeping(_ path: NavigationPath) -> Bool { false }

    /// Returns the user to the place of the previous session, and records the place from now on.
    private func keepPath(of flow: DemoFlow, in window: WindowController) {
        let keeper = PathKeeper(of: window, in: pathFile, where: DemoFlow.isWorthKeeping)
        flow.observeOutput { [weak keeper] output in
            switch output {
            case .userDidLogOut: keeper?.forget()
            }
        }
        Task { [weak keeper, weak flow] in
            guard let flow else { return }
            await keeper?.restore(flow)
        }
    }

    /// Shows what has happened until now, and saves it, unless a question has to be answered first.
    private func reportProblem() {
        guard let recorder, let front = visibleController else { return }
        guard !(front is ProblemViewController), !(front is QuestionController) else { return }
        ProblemFlow(recorder).start(with: presented(on: front).withNavigationEmbedding())
    }

    /// Shows every kind of control with its state, in a window of its own.
    private func showBindings() {
        let window = bindings ?? WindowController()
        if bindings == nil { BindingsScreenModule.createScreen().place(with: root(of: window)) }
        bindings = window
        show(window, width: 640, height: 700)
    }

    /// Shows a million rows, in a window of its own.
    private func showList() {
        let window = list ?? WindowController()
        if list == nil { ListScreenModule.createScreen().place(with: root(of: window)) }
        list = window
        show(window, width: 720, height: 600)
    }
}
