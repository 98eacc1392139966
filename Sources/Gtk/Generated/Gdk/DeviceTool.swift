// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GdkDeviceTool`.
/// [Reference](https://docs.gtk.org/gdk4/class.DeviceTool.html)
open class DeviceTool: Object {
    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    nonisolated deinit {}
}

extension DeviceTool {
    /// Source: `gdk_device_tool_get_axes`.
    /// [Reference](https://docs.gtk.org/gdk4/property.DeviceTool.axes.html)
    @_alwaysEmitIntoClient
    public var axes: AxisFlags {
        AxisFlags(gdk_device_tool_get_axes(opaquePointer))
    }

    /// Source: `gdk_device_tool_get_hardware_id`.
    /// [Reference](https://docs.gtk.org/gdk4/property.DeviceTool.hardware-id.html)
    @_alwaysEmitIntoClient
    public var hardwareId: UInt64 {
        UInt64(gdk_device_tool_get_hardware_id(opaquePointer))
    }

    /// Source: `gdk_device_tool_get_serial`.
    /// [Reference](https://docs.gtk.org/gdk4/property.DeviceTool.serial.html)
    @_alwaysEmitIntoClient
    public var serial: UInt64 {
        UInt64(gdk_device_tool_get_serial(opaquePointer))
    }

    /// Source: `gdk_device_tool_get_tool_type`.
    /// [Reference](https://docs.gtk.org/gdk4/property.DeviceTool.tool-type.html)
    @_alwaysEmitIntoClient
    public var toolType: DeviceToolType {
        DeviceToolType(gdk_device_tool_get_tool_type(opaquePointer))
    }
}
