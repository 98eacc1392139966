extension GLibError {
    /// Whether a dialog was closed without an answer: by the user, or because its parent window was destroyed.
    ///
    /// Source: `GTK_DIALOG_ERROR_CANCELLED`, `GTK_DIALOG_ERROR_DISMISSED`, `G_IO_ERROR_CANCELLED`.
    nonisolated var isDismissal: Bool {
        domain == "gtk-dialog-error-quark" && (code == 1 || code == 2) || isCancellation
    }
}
