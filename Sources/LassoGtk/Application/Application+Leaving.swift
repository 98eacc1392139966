extension Application {
    /// Closes all windows of the application's hierarchy as the user does, one after the other. This is the action for
    /// Ctrl+Q. Each window asks before data is lost, see ``/Lasso/Controller/leaving``; if the user cancels, the
    /// remaining windows stay open.
    ///
    /// ```swift
    /// application.addAction("quit") { Task { await application.leaveAllWindows() } }
    /// ```
    ///
    /// - Returns: Whether all windows were closed. The application then ends by itself.
    @discardableResult
    public func leaveAllWindows() async -> Bool {
        await WindowController.leaveAllWindows()
    }
}

extension WindowController {
    /// Closes all open windows as the user does, one after the other.
    ///
    /// While that goes on already, nothing happens.
    ///
    /// - Returns: Whether all were closed. Those behind one that refuses stay open.
    @discardableResult
    static func leaveAllWindows() async -> Bool {
        let windows = ApplicationWindows.current
        guard !windows.areBeingLeft else { return false }
        windows.areBeingLeft = true
        defer { windows.areBeingLeft = false }
        windows.isEnding = true
        for window in openWindows.reversed() {
            guard await window.leave() else {
                windows.isEnding = false
                return false
            }
        }
        return true
    }
}
