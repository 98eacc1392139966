// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkGestureDrag`.
/// [Reference](https://docs.gtk.org/gtk4/class.GestureDrag.html)
open class GestureDrag: GestureSingle {
    /// Source: `gtk_gesture_drag_new`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.GestureDrag.new.html)
    @_alwaysEmitIntoClient
    public init() {
        super.init(instance: CInstance(gtk_gesture_drag_new()), transfer: .full)
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    nonisolated deinit {}
}

extension GestureDrag {
    /// Source: `gtk_gesture_drag_get_offset`.
    /// [Reference](https://docs.gtk.org/gtk4/method.GestureDrag.get_offset.html)
    @_alwaysEmitIntoClient
    public func offset() -> (x: Double, y: Double)? {
        var x: Double = 0
        var y: Double = 0
        guard gtk_gesture_drag_get_offset(opaquePointer, &x, &y) != 0 else { return nil }
        return (x, y)
    }

    /// Source: `gtk_gesture_drag_get_start_point`.
    /// [Reference](https://docs.gtk.org/gtk4/method.GestureDrag.get_start_point.html)
    @_alwaysEmitIntoClient
    public func startPoint() -> (x: Double, y: Double)? {
        var x: Double = 0
        var y: Double = 0
        guard gtk_gesture_drag_get_start_point(opaquePointer, &x, &y) != 0 else { return nil }
        return (x, y)
    }

    /// Source: the signal `GtkGestureDrag::drag-begin`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.GestureDrag.drag-begin.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onDragBegin(
        after: Bool = false,
        _ handler: @escaping @MainActor (Double, Double) -> Void
    ) -> SignalConnection {
        connect("drag-begin", after: after, handler)
    }

    /// Source: the signal `GtkGestureDrag::drag-end`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.GestureDrag.drag-end.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onDragEnd(
        after: Bool = false,
        _ handler: @escaping @MainActor (Double, Double) -> Void
    ) -> SignalConnection {
        connect("drag-end", after: after, handler)
    }

    /// Source: the signal `GtkGestureDrag::drag-update`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.GestureDrag.drag-update.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onDragUpdate(
        after: Bool = false,
        _ handler: @escaping @MainActor (Double, Double) -> Void
    ) -> SignalConnection {
        connect("drag-update", after: after, handler)
    }
}
