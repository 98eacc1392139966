// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkGestureRotate`.
/// [Reference](https://docs.gtk.org/gtk4/class.GestureRotate.html)
open class GestureRotate: Gesture {
    /// Source: `gtk_gesture_rotate_new`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.GestureRotate.new.html)
    @_alwaysEmitIntoClient
    public init() {
        super.init(instance: CInstance(gtk_gesture_rotate_new()), transfer: .full)
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    nonisolated deinit {}
}

extension GestureRotate {
    /// Source: `gtk_gesture_rotate_get_angle_delta`.
    /// [Reference](https://docs.gtk.org/gtk4/method.GestureRotate.get_angle_delta.html)
    @_alwaysEmitIntoClient
    public var angleDelta: Double {
        gtk_gesture_rotate_get_angle_delta(opaquePointer)
    }

    /// Source: the signal `GtkGestureRotate::angle-changed`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.GestureRotate.angle-changed.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onAngleChanged(
        after: Bool = false,
        _ handler: @escaping @MainActor (Double, Double) -> Void
    ) -> SignalConnection {
        connect("angle-changed", after: after, handler)
    }
}
