// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GdkPadEvent`.
/// [Reference](https://docs.gtk.org/gdk4/class.PadEvent.html)
open class PadEvent: Event {
    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    nonisolated deinit {}

    public override class var valueType: GType { GType(rawValue: gdk_pad_event_get_type()) }
}

extension PadEvent {
    /// Source: `gdk_pad_event_get_button`.
    /// [Reference](https://docs.gtk.org/gdk4/method.PadEvent.get_button.html)
    @_alwaysEmitIntoClient
    public var button: Int {
        swiftInteger(gdk_pad_event_get_button(opaquePointer))
    }

    /// Source: `gdk_pad_event_get_axis_value`.
    /// [Reference](https://docs.gtk.org/gdk4/method.PadEvent.get_axis_value.html)
    @_alwaysEmitIntoClient
    public func axisValue() -> (index: Int, value: Double) {
        var index: UInt32 = 0
        var value: Double = 0
        gdk_pad_event_get_axis_value(opaquePointer, &index, &value)
        return (swiftInteger(index), value)
    }

    /// Source: `gdk_pad_event_get_group_mode`.
    /// [Reference](https://docs.gtk.org/gdk4/method.PadEvent.get_group_mode.html)
    @_alwaysEmitIntoClient
    public func groupMode() -> (group: Int, mode: Int) {
        var group: UInt32 = 0
        var mode: UInt32 = 0
        gdk_pad_event_get_group_mode(opaquePointer, &group, &mode)
        return (swiftInteger(group), swiftInteger(mode))
    }
}
