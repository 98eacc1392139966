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
    ///
    /// - Parameters:
    ///   - application: The application.
    ///   - reopening: The way in which closed windows are opened again; `nil` if there is none.
    static func enable(in application: Application, reopening: WindowReopening? = nil) {
        let windows = ApplicationWindows.current
        application.addAction("lasso-inspector", accelerators: [accelerator]) { [weak application] in
            if let application { open(in: application, windows, reopening: reopening) }
        }
        guard let value = getenv("LASSO_INSPECT"), String(cString: value) == "1" else { return }
        open(in: application, windows, reopening: reopening)
    }

    /// Opens the inspector, or brings it to the front.
    ///
    /// - Parameters:
    ///   - application: The application.
    ///   - windows: The application's windows.
    ///   - reopening: The way in which closed windows are opened again; `nil` if there is none.
    /// - Returns: The inspector's window.
    @discardableResult
    static func open(
        in application: Application,
        _ windows: ApplicationWindows,
        reopening: WindowReopening? = nil
    ) -> InspectorWindow {
        let known = window.flatMap { $0.isOpen ? $0 : nil }
        let shown = known ?? InspectorWindow.make(of: Inspection(of: windows, reopening: reopening))
        window = shown
        shown.show(in: application)
        return shown
    }
}

#endif
