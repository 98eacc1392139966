import CGtk

extension Window {
    /// Whether the window has been destroyed: it is no window of the program's any more, and lives on in a wrapper alone.
    ///
    /// Source: `gtk_window_list_toplevels`.
    var isDestroyed: Bool {
        // Without wrappers: a window is in the list before it is made.
        let windows = gtk_window_list_toplevels()
        defer { g_list_free(windows) }
        return g_list_find(windows, instance.pointer) == nil
    }

    /// Calls a handler when the window is destroyed, also one that was never shown. GTK itself says so only when the window is
    /// freed, which it is not as long as a task that asks a question holds it.
    func onWindowDestroyed(_ handler: @escaping @MainActor () -> Void) -> SignalConnection {
        Self.toplevels.onItemsChanged { [weak self] _, _, _ in
            if self?.isDestroyed != false { handler() }
        }
    }

    /// Ends a question when the window that it belongs to goes.
    func cancelWhenDestroyed(_ cancellable: UnsafeMutablePointer<GCancellable>) -> SignalConnection {
        let operation = Cancellable.wrapping(required: OpaquePointer(cancellable))
        return onWindowDestroyed { operation.cancel() }
    }
}
