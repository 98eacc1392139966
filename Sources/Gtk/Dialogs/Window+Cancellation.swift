import CGtk

extension Window {
    /// Whether the window has been destroyed. GTK does not list a destroyed window as a toplevel, and only its wrapper
    /// keeps it alive.
    ///
    /// Source: `gtk_window_list_toplevels`.
    var isDestroyed: Bool {
        // Reads the list without wrappers, because it contains a window before the window has its wrapper.
        let windows = gtk_window_list_toplevels()
        defer { g_list_free(windows) }
        return g_list_find(windows, instance.pointer) == nil
    }

    /// Calls a handler when the window is destroyed, even if it was never shown.
    ///
    /// GTK reports the destruction only when the window is freed, which does not happen while a task that waits for an
    /// answer holds the window.
    func onWindowDestroyed(_ handler: @escaping @MainActor () -> Void) -> SignalConnection {
        Self.toplevels.onItemsChanged { [weak self] _, _, _ in
            if self?.isDestroyed != false { handler() }
        }
    }

    /// Cancels a question when its parent window is destroyed.
    func cancelWhenDestroyed(_ cancellable: UnsafeMutablePointer<GCancellable>) -> SignalConnection {
        let operation = Cancellable.wrapping(required: OpaquePointer(cancellable))
        return onWindowDestroyed { operation.cancel() }
    }
}
