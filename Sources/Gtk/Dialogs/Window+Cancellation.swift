import CGtk

extension Window {
    /// Ends a question when the window that it belongs to goes. GTK itself waits until the window is destroyed, which it is
    /// not as long as the task that asks holds it.
    func cancelWhenUnrealized(_ cancellable: UnsafeMutablePointer<GCancellable>) -> SignalConnection {
        let operation = Cancellable.wrapping(required: OpaquePointer(cancellable))
        return onUnrealize { operation.cancel() }
    }
}
