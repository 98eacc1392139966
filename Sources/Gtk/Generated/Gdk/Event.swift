// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GdkEvent`.
/// [Reference](https://docs.gtk.org/gdk4/class.Event.html)
open class Event: ReferenceCounted {
    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    nonisolated deinit {}

    public override class var valueType: GType { GType(rawValue: gdk_event_get_type()) }

    override func retain() { _ = gdk_event_ref(opaquePointer) }

    override class func release(_ instance: CInstance) { gdk_event_unref(instance.opaquePointer) }
}

extension Event {
    /// Source: `gdk_event_get_device`.
    /// [Reference](https://docs.gtk.org/gdk4/method.Event.get_device.html)
    @_alwaysEmitIntoClient
    public var device: GdkDevice? {
        GdkDevice.wrapping(gdk_event_get_device(opaquePointer))
    }

    /// Source: `gdk_event_get_device_tool`.
    /// [Reference](https://docs.gtk.org/gdk4/method.Event.get_device_tool.html)
    @_alwaysEmitIntoClient
    public var deviceTool: DeviceTool? {
        DeviceTool.wrapping(gdk_event_get_device_tool(opaquePointer))
    }

    /// Source: `gdk_event_get_display`.
    /// [Reference](https://docs.gtk.org/gdk4/method.Event.get_display.html)
    @_alwaysEmitIntoClient
    public var display: Display? {
        Display.wrapping(gdk_event_get_display(opaquePointer))
    }

    /// Source: `gdk_event_get_event_sequence`.
    /// [Reference](https://docs.gtk.org/gdk4/method.Event.get_event_sequence.html)
    @_alwaysEmitIntoClient
    public var eventSequence: EventSequence? {
        EventSequence.wrapping(gdk_event_get_event_sequence(opaquePointer))
    }

    /// Source: `gdk_event_get_event_type`.
    /// [Reference](https://docs.gtk.org/gdk4/method.Event.get_event_type.html)
    @_alwaysEmitIntoClient
    public var eventType: EventType {
        EventType(gdk_event_get_event_type(opaquePointer))
    }

    /// Source: `gdk_event_get_modifier_state`.
    /// [Reference](https://docs.gtk.org/gdk4/method.Event.get_modifier_state.html)
    @_alwaysEmitIntoClient
    public var modifierState: ModifierType {
        ModifierType(gdk_event_get_modifier_state(opaquePointer))
    }

    /// Source: `gdk_event_get_pointer_emulated`.
    /// [Reference](https://docs.gtk.org/gdk4/method.Event.get_pointer_emulated.html)
    @_alwaysEmitIntoClient
    public var pointerEmulated: Bool {
        gdk_event_get_pointer_emulated(opaquePointer) != 0
    }

    /// Source: `gdk_event_get_seat`.
    /// [Reference](https://docs.gtk.org/gdk4/method.Event.get_seat.html)
    @_alwaysEmitIntoClient
    public var seat: Seat? {
        Seat.wrapping(gdk_event_get_seat(opaquePointer))
    }

    /// Source: `gdk_event_get_surface`.
    /// [Reference](https://docs.gtk.org/gdk4/method.Event.get_surface.html)
    @_alwaysEmitIntoClient
    public var surface: GdkSurface? {
        GdkSurface.wrapping(gdk_event_get_surface(opaquePointer))
    }

    /// Source: `gdk_event_get_time`.
    /// [Reference](https://docs.gtk.org/gdk4/method.Event.get_time.html)
    @_alwaysEmitIntoClient
    public var time: Int {
        swiftInteger(gdk_event_get_time(opaquePointer))
    }

    /// Source: `gdk_event_get_axis`.
    /// [Reference](https://docs.gtk.org/gdk4/method.Event.get_axis.html)
    @_alwaysEmitIntoClient
    public func axis(for axisUse: AxisUse) -> Double? {
        var value: Double = 0
        guard gdk_event_get_axis(opaquePointer, axisUse.cValue, &value) != 0 else { return nil }
        return value
    }

    /// Source: `gdk_event_get_position`.
    /// [Reference](https://docs.gtk.org/gdk4/method.Event.get_position.html)
    @_alwaysEmitIntoClient
    public func position() -> (x: Double, y: Double)? {
        var x: Double = 0
        var y: Double = 0
        guard gdk_event_get_position(opaquePointer, &x, &y) != 0 else { return nil }
        return (x, y)
    }

    /// Source: `gdk_event_triggers_context_menu`.
    /// [Reference](https://docs.gtk.org/gdk4/method.Event.triggers_context_menu.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func triggersContextMenu() -> Bool {
        gdk_event_triggers_context_menu(opaquePointer) != 0
    }
}
