extension Application {
    /// Closes all windows of the application's hierarchy as the user does, one after the other: what Ctrl+Q is to do. Whatever
    /// would be lost is asked for first, ``Controller/leaving``; where the user stays, the windows that are left stay too.
    ///
    /// ```swift
    /// application.addAction("quit") { Task { await application.leaveAllWindows() } }
    /// ```
    ///
    /// - Returns: Whether all were closed. The application ends by itself then.
    @discardableResult
    public func leaveAllWindows() async -> Bool {
        for window in WindowController.openWindows.reversed() {
            guard await window.leave() else { return false }
        }
        return true
    }
}
