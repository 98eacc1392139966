// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkGesturePan`.
/// [Reference](https://docs.gtk.org/gtk4/class.GesturePan.html)
open class GesturePan: GestureDrag {
    /// Source: `gtk_gesture_pan_new`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.GesturePan.new.html)
    @_alwaysEmitIntoClient
    public init(orientation: Orientation) {
        super.init(instance: CInstance(gtk_gesture_pan_new(orientation.cValue)), transfer: .full)
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    nonisolated deinit {}
}

extension GesturePan {
    /// Source: `gtk_gesture_pan_get_orientation`, `gtk_gesture_pan_set_orientation`.
    /// [Reference](https://docs.gtk.org/gtk4/property.GesturePan.orientation.html)
    @_alwaysEmitIntoClient
    public var orientation: Orientation {
        get {
            Orientation(gtk_gesture_pan_get_orientation(opaquePointer))
        }
        set {
            gtk_gesture_pan_set_orientation(opaquePointer, newValue.cValue)
        }
    }

    /// Source: the signal `GtkGesturePan::pan`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.GesturePan.pan.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onPan(
        after: Bool = false,
        _ handler: @escaping @MainActor (PanDirection, Double) -> Void
    ) -> SignalConnection {
        connect("pan", after: after, handler)
    }
}
