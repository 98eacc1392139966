extension Window {
    /// Asks what is embedded in this window before the user closes it, and closes it when it may be closed.
    ///
    /// - Returns: The connection to the window.
    func askEmbeddedBeforeClosing() -> SignalConnection {
        onCloseRequest { [weak self] in self?.isClosingPrevented() == true }
    }

    // The window that is being closed because all that is embedded in it has been asked.
    private static weak var closingWindow: Window?

    private func isClosingPrevented() -> Bool {
        guard Self.closingWindow !== self else { return false }
        let request = CloseRequest()
        EmbeddedHierarchy.askToLeave(in: self) { [weak self] isAllowed in
            request.isAllowed = isAllowed
            if isAllowed, request.isPrevented { self?.closeAsAllowed() }
        }
        // Where nobody has to think about it, it goes on as if nothing were embedded.
        request.isPrevented = request.isAllowed != true
        return request.isPrevented
    }

    /// The application may have something to say to it as well.
    private func closeAsAllowed() {
        Self.closingWindow = self
        close()
        Self.closingWindow = nil
    }
}

/// The user's wish to close a window.
private final class CloseRequest {
    var isAllowed: Bool?
    var isPrevented = false
}
