import Glibc
import LassoGtk

/// A way in which an application ends while it has a change that wasn't saved.
enum Ending: String, CaseIterable {
    /// The test sends a signal.
    case signal
    /// The last window is closed.
    case close
    /// The application quits.
    case quit
    /// The session manager announces the end of the session, and kills the application.
    case session

    /// Runs an application that types version 1, prints `typed 1`, and ends.
    func run(_ path: String) -> Int32 {
        let application = Application(applicationId: nil)
        application.onActivate { [weak application] in
            guard let application else { return }
            // Only the window keeps the store alive.
            let window = ApplicationWindow(application: application)
            let store = VersionStore(path, delay: .seconds(3600))
            window.onDestroy { _ = store }
            window.present()
            Task { [weak window] in
                await store.load()
                store.dispatchAction(.didType(1))
                tell("typed 1")
                switch self {
                case .signal: break
                case .close: window?.close()
                case .quit: application.quit()
                case .session:
                    application.emit("query-end")
                    kill(getpid(), SIGKILL)
                }
            }
        }
        return application.run([CommandLine.arguments[0]])
    }
}
