extension Window {
    /// Asks the embedded hierarchies before the user closes this window, and closes it if they allow it.
    ///
    /// - Returns: The connection to the window.
    func askEmbeddedBeforeClosing() -> SignalConnection {
        onCloseRequest { [weak self] in self?.isClosingPrevented() == true }
    }

    // The window that is being closed because all embedded hierarchies have allowed it.
    private static weak var closingWindow: Window?

    private func isClosingPrevented() -> Bool {
        guard Self.closingWindow !== self else { return false }
        let request = CloseRequest()
        let hierarchies = { [weak self] in self.map(EmbeddedHierarchy.hierarchies(in:)) ?? [] }
        Controller.askToLeave({ hierarchies() }) { [weak self] isAllowed in
            request.isAllowed = isAllowed
            guard isAllowed, request.isPrevented, let self else { return isAllowed }
            return closeAsAllowed()
        }
        // If the answer is immediate, the window closes as if it had no embedded hierarchies.
        request.isPrevented = request.isAllowed != true
        return request.isPrevented
    }

    /// Closes the window with `close()`, because the application may handle the close request too.
    ///
    /// - Returns: Whether the window is closed; `false` if the application keeps it, or hides it.
    private func closeAsAllowed() -> Bool {
        Self.closingWindow = self
        close()
        Self.closingWindow = nil
        return !realized
    }
}

/// A request of the user's to close a window.
private final class CloseRequest {
    var isAllowed: Bool?
    var isPrevented = false
}
