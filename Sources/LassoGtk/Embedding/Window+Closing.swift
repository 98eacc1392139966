extension Window {
    /// Asks what is embedded in this window before the user closes it, and closes it when it may be closed.
    ///
    /// - Returns: The connection to the window.
    func askEmbeddedBeforeClosing() -> SignalConnection {
        onCloseRequest { [weak self] in self?.isClosingPrevented() == true }
    }

    // The window that is closed because all that is embedded in it has been asked.
    private static weak var closingWindow: Window?

    private func isClosingPrevented() -> Bool {
        guard Self.closingWindow !== self else { return false }
        var isAllowed: Bool?
        var isWaiting = false
        Controller.askToLeave({ [weak self] in self.map(EmbeddedHierarchy.tops) ?? [] }) { [weak self] answer in
            isAllowed = answer
            if isWaiting, answer { self?.closeAsAllowed() }
        }
        isWaiting = true
        // Where nobody has to be asked it goes on as if nothing were embedded.
        return isAllowed != true
    }

    /// The application may have something to say to it as well.
    private func closeAsAllowed() {
        Self.closingWindow = self
        close()
        Self.closingWindow = nil
    }
}
