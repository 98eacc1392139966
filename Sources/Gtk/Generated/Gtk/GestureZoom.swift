// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkGestureZoom`.
/// [Reference](https://docs.gtk.org/gtk4/class.GestureZoom.html)
open class GestureZoom: Gesture {
    /// Source: `gtk_gesture_zoom_new`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.GestureZoom.new.html)
    @_alwaysEmitIntoClient
    public init() {
        super.init(instance: CInstance(gtk_gesture_zoom_new()), transfer: .full)
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    nonisolated deinit {}
}

extension GestureZoom {
    /// Source: `gtk_gesture_zoom_get_scale_delta`.
    /// [Reference](https://docs.gtk.org/gtk4/method.GestureZoom.get_scale_delta.html)
    @_alwaysEmitIntoClient
    public var scaleDelta: Double {
        gtk_gesture_zoom_get_scale_delta(opaquePointer)
    }

    /// Source: the signal `GtkGestureZoom::scale-changed`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.GestureZoom.scale-changed.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onScaleChanged(
        after: Bool = false,
        _ handler: @escaping @MainActor (Double) -> Void
    ) -> SignalConnection {
        connect("scale-changed", after: after, handler)
    }
}
