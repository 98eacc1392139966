import CGtk

/// The dialogs of a class that GTK itself opens from a moment on. It has no function that closes them.
struct NewDialogs<Shown: Dialog> {
    private let known: [Shown]

    /// Creates the set of the dialogs that are opened from now on.
    init() {
        known = Self.shown
    }

    /// Closes the dialogs as Escape does.
    func cancel() {
        for dialog in Self.shown where !known.contains(where: { $0 === dialog }) {
            dialog.response(Int(GTK_RESPONSE_CANCEL.rawValue))
        }
    }

    private static var shown: [Shown] { Window.listToplevels().compactMap { $0 as? Shown } }
}
