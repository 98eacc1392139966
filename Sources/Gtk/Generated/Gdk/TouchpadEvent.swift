// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GdkTouchpadEvent`.
/// [Reference](https://docs.gtk.org/gdk4/class.TouchpadEvent.html)
open class TouchpadEvent: Event {
    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    nonisolated deinit {}

    public override class var valueType: GType { GType(rawValue: gdk_touchpad_event_get_type()) }
}

extension TouchpadEvent {
    /// Source: `gdk_touchpad_event_get_gesture_phase`.
    /// [Reference](https://docs.gtk.org/gdk4/method.TouchpadEvent.get_gesture_phase.html)
    @_alwaysEmitIntoClient
    public var gesturePhase: TouchpadGesturePhase {
        TouchpadGesturePhase(gdk_touchpad_event_get_gesture_phase(opaquePointer))
    }

    /// Source: `gdk_touchpad_event_get_n_fingers`.
    /// [Reference](https://docs.gtk.org/gdk4/method.TouchpadEvent.get_n_fingers.html)
    @_alwaysEmitIntoClient
    public var nFingers: Int {
        swiftInteger(gdk_touchpad_event_get_n_fingers(opaquePointer))
    }

    /// Source: `gdk_touchpad_event_get_pinch_angle_delta`.
    /// [Reference](https://docs.gtk.org/gdk4/method.TouchpadEvent.get_pinch_angle_delta.html)
    @_alwaysEmitIntoClient
    public var pinchAngleDelta: Double {
        gdk_touchpad_event_get_pinch_angle_delta(opaquePointer)
    }

    /// Source: `gdk_touchpad_event_get_pinch_scale`.
    /// [Reference](https://docs.gtk.org/gdk4/method.TouchpadEvent.get_pinch_scale.html)
    @_alwaysEmitIntoClient
    public var pinchScale: Double {
        gdk_touchpad_event_get_pinch_scale(opaquePointer)
    }

    /// Source: `gdk_touchpad_event_get_deltas`.
    /// [Reference](https://docs.gtk.org/gdk4/method.TouchpadEvent.get_deltas.html)
    @_alwaysEmitIntoClient
    public func deltas() -> (dx: Double, dy: Double) {
        var dx: Double = 0
        var dy: Double = 0
        gdk_touchpad_event_get_deltas(opaquePointer, &dx, &dy)
        return (dx, dy)
    }
}
