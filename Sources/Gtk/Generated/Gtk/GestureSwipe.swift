// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkGestureSwipe`.
/// [Reference](https://docs.gtk.org/gtk4/class.GestureSwipe.html)
open class GestureSwipe: GestureSingle {
    /// Source: `gtk_gesture_swipe_new`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.GestureSwipe.new.html)
    @_alwaysEmitIntoClient
    public init() {
        super.init(instance: CInstance(gtk_gesture_swipe_new()), transfer: .full)
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    nonisolated deinit {}
}

extension GestureSwipe {
    /// Source: `gtk_gesture_swipe_get_velocity`.
    /// [Reference](https://docs.gtk.org/gtk4/method.GestureSwipe.get_velocity.html)
    @_alwaysEmitIntoClient
    public func velocity() -> (velocityX: Double, velocityY: Double)? {
        var velocityX: Double = 0
        var velocityY: Double = 0
        guard gtk_gesture_swipe_get_velocity(opaquePointer, &velocityX, &velocityY) != 0 else { return nil }
        return (velocityX, velocityY)
    }

    /// Source: the signal `GtkGestureSwipe::swipe`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.GestureSwipe.swipe.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onSwipe(
        after: Bool = false,
        _ handler: @escaping @MainActor (Double, Double) -> Void
    ) -> SignalConnection {
        connect("swipe", after: after, handler)
    }
}
