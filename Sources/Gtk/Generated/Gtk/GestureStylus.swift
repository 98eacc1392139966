// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkGestureStylus`.
/// [Reference](https://docs.gtk.org/gtk4/class.GestureStylus.html)
open class GestureStylus: GestureSingle {
    /// Source: `gtk_gesture_stylus_new`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.GestureStylus.new.html)
    @_alwaysEmitIntoClient
    public init() {
        super.init(instance: CInstance(gtk_gesture_stylus_new()), transfer: .full)
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    nonisolated deinit {}
}

extension GestureStylus {
    /// Source: `gtk_gesture_stylus_get_device_tool`.
    /// [Reference](https://docs.gtk.org/gtk4/method.GestureStylus.get_device_tool.html)
    @_alwaysEmitIntoClient
    public var deviceTool: DeviceTool? {
        DeviceTool.wrapping(gtk_gesture_stylus_get_device_tool(opaquePointer))
    }

    /// Source: `gtk_gesture_stylus_get_axis`.
    /// [Reference](https://docs.gtk.org/gtk4/method.GestureStylus.get_axis.html)
    @_alwaysEmitIntoClient
    public func axis(for axis: AxisUse) -> Double? {
        var value: Double = 0
        guard gtk_gesture_stylus_get_axis(opaquePointer, axis.cValue, &value) != 0 else { return nil }
        return value
    }

    /// Source: the signal `GtkGestureStylus::down`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.GestureStylus.down.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onDown(
        after: Bool = false,
        _ handler: @escaping @MainActor (Double, Double) -> Void
    ) -> SignalConnection {
        connect("down", after: after, handler)
    }

    /// Source: the signal `GtkGestureStylus::motion`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.GestureStylus.motion.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onMotion(
        after: Bool = false,
        _ handler: @escaping @MainActor (Double, Double) -> Void
    ) -> SignalConnection {
        connect("motion", after: after, handler)
    }

    /// Source: the signal `GtkGestureStylus::proximity`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.GestureStylus.proximity.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onProximity(
        after: Bool = false,
        _ handler: @escaping @MainActor (Double, Double) -> Void
    ) -> SignalConnection {
        connect("proximity", after: after, handler)
    }

    /// Source: the signal `GtkGestureStylus::up`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.GestureStylus.up.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onUp(
        after: Bool = false,
        _ handler: @escaping @MainActor (Double, Double) -> Void
    ) -> SignalConnection {
        connect("up", after: after, handler)
    }
}
