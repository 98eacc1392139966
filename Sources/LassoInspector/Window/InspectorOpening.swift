#if LASSO_INSPECTOR
import Glibc
import LassoGtk

/// The ways in which the inspector is opened.
enum InspectorOpening {
    /// The window that was opened last.
    private(set) static weak var window: InspectorWindow?

    /// The key that opens the inspector. GTK's own inspector has it, too, but accelerators come first; GTK's is still
    /// opened by Ctrl+Shift+I.
    static let accelerator = "<Control><Shift>d"

    /// Adds the key to an application, and opens the inspector if the environment says so.
    static func enable(in application: Application) {
        let windows = ApplicationWindows.current
        application.addAction("lasso-inspector", accelerators: [accelerator]) { [weak application] in
            if let application { open(in: application, windows) }
        }
        guard let value = getenv("LASSO_INSPECT"), String(cString: value) == "1" else { return }
        open(in: application, windows)
    }

    /// Opens the inspector, or brings it to the front.
    ///
    /// - Parameters:
    ///   - application: The application.
    ///   - windows: The application's windows.
    /// - Returns: The inspector's window.
    @discardableResult
    static func open(in application: Application, _ windows: ApplicationWindows) -> InspectorWindow {
        let shown = window.flatMap { $0.isOpen ? $0 : nil } ?? InspectorWindow.make(of: Inspection(of: windows))
        window = shown
        shown.show(in: application)
        return shown
    }
}

#endif
