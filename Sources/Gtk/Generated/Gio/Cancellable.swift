// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GCancellable`.
/// [Reference](https://docs.gtk.org/gio/class.Cancellable.html)
open class Cancellable: Object {
    /// Source: `g_cancellable_new`.
    /// [Reference](https://docs.gtk.org/gio/ctor.Cancellable.new.html)
    @_alwaysEmitIntoClient
    public init() {
        super.init(instance: CInstance(g_cancellable_new()), transfer: .full)
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    nonisolated deinit {}
}

extension Cancellable {
    @_alwaysEmitIntoClient
    var cancellablePointer: UnsafeMutablePointer<GCancellable> { pointer() }

    /// Source: `g_cancellable_get_fd`.
    /// [Reference](https://docs.gtk.org/gio/method.Cancellable.get_fd.html)
    @_alwaysEmitIntoClient
    public var fd: Int {
        swiftInteger(g_cancellable_get_fd(cancellablePointer))
    }

    /// Source: `g_cancellable_is_cancelled`.
    /// [Reference](https://docs.gtk.org/gio/method.Cancellable.is_cancelled.html)
    @_alwaysEmitIntoClient
    public var isCancelled: Bool {
        g_cancellable_is_cancelled(cancellablePointer) != 0
    }

    /// Source: `g_cancellable_cancel`.
    /// [Reference](https://docs.gtk.org/gio/method.Cancellable.cancel.html)
    @_alwaysEmitIntoClient
    public func cancel() {
        g_cancellable_cancel(cancellablePointer)
    }

    /// Source: `g_cancellable_disconnect`, since GLib 2.22.
    /// [Reference](https://docs.gtk.org/gio/method.Cancellable.disconnect.html)
    @_alwaysEmitIntoClient
    public func disconnect(_ handlerId: Int) {
        g_cancellable_disconnect(cancellablePointer, cInteger(handlerId))
    }

    /// Source: `g_cancellable_pop_current`.
    /// [Reference](https://docs.gtk.org/gio/method.Cancellable.pop_current.html)
    @_alwaysEmitIntoClient
    public func popCurrent() {
        g_cancellable_pop_current(cancellablePointer)
    }

    /// Source: `g_cancellable_push_current`.
    /// [Reference](https://docs.gtk.org/gio/method.Cancellable.push_current.html)
    @_alwaysEmitIntoClient
    public func pushCurrent() {
        g_cancellable_push_current(cancellablePointer)
    }

    /// Source: `g_cancellable_release_fd`, since GLib 2.22.
    /// [Reference](https://docs.gtk.org/gio/method.Cancellable.release_fd.html)
    @_alwaysEmitIntoClient
    public func releaseFd() {
        g_cancellable_release_fd(cancellablePointer)
    }

    /// Source: `g_cancellable_reset`.
    /// [Reference](https://docs.gtk.org/gio/method.Cancellable.reset.html)
    @_alwaysEmitIntoClient
    public func reset() {
        g_cancellable_reset(cancellablePointer)
    }

    /// Source: `g_cancellable_set_error_if_cancelled`.
    /// [Reference](https://docs.gtk.org/gio/method.Cancellable.set_error_if_cancelled.html)
    @_alwaysEmitIntoClient
    public func setErrorIfCancelled() throws(GLibError) {
        _ = try GLibError.check { error in
            g_cancellable_set_error_if_cancelled(cancellablePointer, error)
        }
    }

    /// Source: `g_cancellable_get_current`.
    /// [Reference](https://docs.gtk.org/gio/type_func.Cancellable.get_current.html)
    @_alwaysEmitIntoClient
    public static var current: Cancellable? {
        Cancellable.wrapping(g_cancellable_get_current())
    }

    /// Source: the signal `GCancellable::cancelled`.
    /// [Reference](https://docs.gtk.org/gio/signal.Cancellable.cancelled.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onCancelled(
        after: Bool = false,
        _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("cancelled", after: after, handler)
    }
}
