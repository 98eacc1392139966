import Glibc
import LassoGtk

/// The demonstration as a desktop application: one window, one command line.
final class DemoApplication {
    static let version = "0.1.0"

    private let application = Application(applicationId: "org.lassogtk.Demo")
    private weak var window: WindowController?

    init() {
        application.setOptionContextSummary("Shows what an application made with LassoGtk is like.")
        application.addMainOption("version", shortName: "v", description: "Print the version and exit")
        application.onHandleLocalOptions { options in
            guard options.contains("version") else { return -1 }
            print("lasso-demo \(Self.version)")
            return Int(EXIT_SUCCESS)
        }
        application.onStartup { StyleSheet.load() }
        application.onActivate { [weak self] in self?.showWindow() }
    }

    /// Runs until the window is closed.
    ///
    /// - Returns: The status to exit with.
    func run() -> Int32 {
        application.run()
    }

    private func showWindow() {
        if let window { return window.present(in: application) }
        let window = WindowController()
        window.title = "Lasso Demo"
        self.window = window
        DemoFlow(accounts: AccountService.standard).start(with: root(of: window))
        window.present(in: application, width: 480, height: 600)
    }
}
