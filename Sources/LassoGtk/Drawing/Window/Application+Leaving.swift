extension Application {
    /// Closes all windows of the application's hierarchy as the user does, one after the other. This is the action for
    /// Ctrl+Q. Each window asks before data is lost, see ``/Lasso/Controller/leaving``; if the user cancels, the remaining
    /// windows stay open.
    ///
    /// ```swift
    /// application.addAction("quit") { Task { await application.leaveAllWindows() } }
    /// ```
    ///
    /// - Returns: Whether all windows were closed. The application then ends by itself.
    @discardableResult
    public func leaveAllWindows() async -> Bool {
        for window in WindowController.openWindows.reversed() {
            guard await window.leave() else { return false }
        }
        return true
    }
}
