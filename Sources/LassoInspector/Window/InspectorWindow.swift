#if LASSO_INSPECTOR
import LassoGtk

/// The inspector's window. It belongs to none of the application's windows, so the application doesn't find it among
/// them.
final class InspectorWindow: WindowController {
    /// The inspection that the window shows. It ends with the window.
    let inspection: Inspection

    private var closing: Observation?
    // At the start of an application, the inspector is there first.
    private var hasSeenWindows: Bool

    /// Creates the window of an inspection, among windows of its own.
    ///
    /// - Parameter inspection: The inspection.
    static func make(of inspection: Inspection) -> InspectorWindow {
        let windows = ApplicationWindows()
        // The standard commands are about the application's windows.
        windows.standardCommands = Commands.none
        return ApplicationWindows.$scoped.withValue(windows) { InspectorWindow(inspection) }
    }

    private init(_ inspection: Inspection) {
        self.inspection = inspection
        hasSeenWindows = !inspection.windows.all.isEmpty
        super.init()
        title = "Inspector"
        InspectorFlow(of: inspection).start(with: root(of: self))
        // The user may go on through the moments with keys.
        inspection.traveler.windows.didReopen = { [weak self] in self?.window?.present() }
        closing = inspection.observeHierarchy { [weak self] in self?.closeAfterTheApplication() }
    }

    /// Shows the window, or brings it to the front.
    ///
    /// - Parameter application: The application.
    func show(in application: Application) {
        ApplicationWindows.$scoped.withValue(windows) { present(in: application, width: 1_000, height: 700) }
    }

    /// Closes the window when the application has no other window anymore, so that the application ends.
    private func closeAfterTheApplication() {
        let hasWindows = !inspection.windows.all.isEmpty
        if hasSeenWindows, !hasWindows { close() }
        hasSeenWindows = hasWindows
    }

    override func viewDidDisappear() {
        super.viewDidDisappear()
        if !isOpen { inspection.close() }
    }
}

#endif
