// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkGestureLongPress`.
/// [Reference](https://docs.gtk.org/gtk4/class.GestureLongPress.html)
open class GestureLongPress: GestureSingle {
    /// Source: `gtk_gesture_long_press_new`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.GestureLongPress.new.html)
    @_alwaysEmitIntoClient
    public init() {
        super.init(instance: CInstance(gtk_gesture_long_press_new()), transfer: .full)
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    nonisolated deinit {}
}

extension GestureLongPress {
    /// Source: `gtk_gesture_long_press_get_delay_factor`, `gtk_gesture_long_press_set_delay_factor`.
    /// [Reference](https://docs.gtk.org/gtk4/property.GestureLongPress.delay-factor.html)
    @_alwaysEmitIntoClient
    public var delayFactor: Double {
        get {
            gtk_gesture_long_press_get_delay_factor(opaquePointer)
        }
        set {
            gtk_gesture_long_press_set_delay_factor(opaquePointer, newValue)
        }
    }

    /// Source: the signal `GtkGestureLongPress::cancelled`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.GestureLongPress.cancelled.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onCancelled(
        after: Bool = false,
        _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("cancelled", after: after, handler)
    }

    /// Source: the signal `GtkGestureLongPress::pressed`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.GestureLongPress.pressed.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onPressed(
        after: Bool = false,
        _ handler: @escaping @MainActor (Double, Double) -> Void
    ) -> SignalConnection {
        connect("pressed", after: after, handler)
    }
}
