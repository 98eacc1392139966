import Glibc
import LassoGtk

/// The demo as a desktop application: one window, a command line, and links that open places in it.
final class DemoApplication {
    static let version = "0.1.0"
    static let linkScheme = "lasso-demo"

    private let application = Application(applicationId: "org.lassogtk.Demo")
    private weak var window: WindowController?
    private weak var flow: DemoFlow?
    private weak var bindings: WindowController?
    private weak var list: WindowController?

    init() {
        application.setOptionContextSummary("A demo of an application made with LassoGtk.")
        application.setOptionContextDescription(
            "Pass a link to open a place: \(NavigationPath("/home/account").link(scheme: Self.linkScheme))"
        )
        application.addMainOption("version", shortName: "v", description: "Print the version and exit")
        application.onHandleLocalOptions { options in
            guard options.contains("version") else { return -1 }
            print("lasso-demo \(Self.version)")
            return Int(EXIT_SUCCESS)
        }
        application.onStartup { [weak self] in
            Style.sheet.apply()
            self?.application.setAccelsForAction("app.quit", accels: ["<Control>q"])
            self?.application.setAccelsForAction("app.bindings", accels: ["<Control>b"])
            self?.application.setAccelsForAction("app.list", accels: ["<Control>l"])
        }
        application.addAction("bindings") { [weak self] in self?.showBindings() }
        application.addAction("list") { [weak self] in self?.showList() }
        application.addAction("quit") { [weak self] in
            Task { await self?.application.leaveAllWindows() }
        }
        application.onActivate { [weak self] in self?.showWindow() }
        application.onOpenLink(scheme: Self.linkScheme) { [weak self] in self?.open($0) }
    }

    /// Runs the application until its window is closed.
    ///
    /// - Returns: The exit status.
    func run() -> Int32 {
        application.run()
    }

    private func open(_ link: Result<NavigationPath, NavigationPathError>) {
        showWindow()
        switch link {
        case .success(let path): Task { [weak flow] in await flow?.open(path) }
        case .failure(let error): showNotice(error.description)
        }
    }

    private func showWindow() {
        if let window { return window.present(in: application) }
        let window = WindowController()
        window.title = "Lasso Demo"
        self.window = window
        let flow = DemoFlow(accounts: AccountService.standard) { [weak self] in self?.showNotice($0) }
        self.flow = flow
        flow.start(with: root(of: window))
        keepPath(of: flow, in: window)
        window.present(in: application, width: 480, height: 600)
    }

    /// Returns the user to the place of the previous session, and records the place from now on.
    private func keepPath(of flow: DemoFlow, in window: WindowController) {
        let file = PathFile(UserDirectories.state + "/lasso-demo/path")
        let keeper = PathKeeper(of: window, in: file, where: DemoFlow.isWorthKeeping)
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

    /// Shows every kind of control with its state, in a window of its own.
    private func showBindings() {
        if let bindings { return bindings.present(in: application) }
        let window = WindowController()
        bindings = window
        BindingsScreenModule.createScreen().place(with: root(of: window))
        window.present(in: application, width: 640, height: 700)
    }

    /// Shows a million rows, in a window of its own.
    private func showList() {
        if let list { return list.present(in: application) }
        let window = WindowController()
        list = window
        ListScreenModule.createScreen().place(with: root(of: window))
        window.present(in: application, width: 720, height: 600)
    }

    private func showNotice(_ text: String) {
        window?.alert(text)
    }
}
