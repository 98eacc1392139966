// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GdkDevice`.
/// [Reference](https://docs.gtk.org/gdk4/class.Device.html)
open class GdkDevice: Object {
    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    nonisolated deinit {}
}

extension GdkDevice {
    /// Source: `gdk_device_get_caps_lock_state`.
    /// [Reference](https://docs.gtk.org/gdk4/property.Device.caps-lock-state.html)
    @_alwaysEmitIntoClient
    public var capsLockState: Bool {
        gdk_device_get_caps_lock_state(opaquePointer) != 0
    }

    /// Source: `gdk_device_get_direction`.
    /// [Reference](https://docs.gtk.org/gdk4/property.Device.direction.html)
    @_alwaysEmitIntoClient
    public var direction: PangoDirection {
        PangoDirection(gdk_device_get_direction(opaquePointer))
    }

    /// Source: `gdk_device_get_display`.
    /// [Reference](https://docs.gtk.org/gdk4/property.Device.display.html)
    @_alwaysEmitIntoClient
    public var display: Display {
        Display.wrapping(required: gdk_device_get_display(opaquePointer))
    }

    /// Source: `gdk_device_has_bidi_layouts`.
    /// [Reference](https://docs.gtk.org/gdk4/property.Device.has-bidi-layouts.html)
    @_alwaysEmitIntoClient
    public var hasBidiLayouts: Bool {
        gdk_device_has_bidi_layouts(opaquePointer) != 0
    }

    /// Source: `gdk_device_get_has_cursor`.
    /// [Reference](https://docs.gtk.org/gdk4/property.Device.has-cursor.html)
    @_alwaysEmitIntoClient
    public var hasCursor: Bool {
        gdk_device_get_has_cursor(opaquePointer) != 0
    }

    /// Source: `gdk_device_get_modifier_state`.
    /// [Reference](https://docs.gtk.org/gdk4/property.Device.modifier-state.html)
    @_alwaysEmitIntoClient
    public var modifierState: ModifierType {
        ModifierType(gdk_device_get_modifier_state(opaquePointer))
    }

    /// Source: the property `GdkDevice:n-axes`.
    /// [Reference](https://docs.gtk.org/gdk4/property.Device.n-axes.html)
    @_alwaysEmitIntoClient
    public var nAxes: Int {
        self[property: "n-axes"]
    }

    /// Source: `gdk_device_get_name`.
    /// [Reference](https://docs.gtk.org/gdk4/property.Device.name.html)
    @_alwaysEmitIntoClient
    public var name: String {
        String(copying: gdk_device_get_name(opaquePointer))
    }

    /// Source: `gdk_device_get_num_lock_state`.
    /// [Reference](https://docs.gtk.org/gdk4/property.Device.num-lock-state.html)
    @_alwaysEmitIntoClient
    public var numLockState: Bool {
        gdk_device_get_num_lock_state(opaquePointer) != 0
    }

    /// Source: `gdk_device_get_num_touches`.
    /// [Reference](https://docs.gtk.org/gdk4/property.Device.num-touches.html)
    @_alwaysEmitIntoClient
    public var numTouches: Int {
        swiftInteger(gdk_device_get_num_touches(opaquePointer))
    }

    /// Source: `gdk_device_get_product_id`.
    /// [Reference](https://docs.gtk.org/gdk4/property.Device.product-id.html)
    @_alwaysEmitIntoClient
    public var productId: String? {
        String.optional(copying: gdk_device_get_product_id(opaquePointer))
    }

    /// Source: `gdk_device_get_scroll_lock_state`.
    /// [Reference](https://docs.gtk.org/gdk4/property.Device.scroll-lock-state.html)
    @_alwaysEmitIntoClient
    public var scrollLockState: Bool {
        gdk_device_get_scroll_lock_state(opaquePointer) != 0
    }

    /// Source: `gdk_device_get_seat`.
    /// [Reference](https://docs.gtk.org/gdk4/property.Device.seat.html)
    @_alwaysEmitIntoClient
    public var seat: Seat {
        Seat.wrapping(required: gdk_device_get_seat(opaquePointer))
    }

    /// Source: `gdk_device_get_source`.
    /// [Reference](https://docs.gtk.org/gdk4/property.Device.source.html)
    @_alwaysEmitIntoClient
    public var source: InputSource {
        InputSource(gdk_device_get_source(opaquePointer))
    }

    /// Source: the property `GdkDevice:tool`.
    /// [Reference](https://docs.gtk.org/gdk4/property.Device.tool.html)
    @_alwaysEmitIntoClient
    public var tool: DeviceTool? {
        self[property: "tool"]
    }

    /// Source: `gdk_device_get_vendor_id`.
    /// [Reference](https://docs.gtk.org/gdk4/property.Device.vendor-id.html)
    @_alwaysEmitIntoClient
    public var vendorId: String? {
        String.optional(copying: gdk_device_get_vendor_id(opaquePointer))
    }

    /// Source: `gdk_device_get_device_tool`.
    /// [Reference](https://docs.gtk.org/gdk4/method.Device.get_device_tool.html)
    @_alwaysEmitIntoClient
    public var deviceTool: DeviceTool? {
        DeviceTool.wrapping(gdk_device_get_device_tool(opaquePointer))
    }

    /// Source: `gdk_device_get_timestamp`, since GTK 4.2.
    /// [Reference](https://docs.gtk.org/gdk4/method.Device.get_timestamp.html)
    @_alwaysEmitIntoClient
    public var timestamp: Int {
        swiftInteger(gdk_device_get_timestamp(opaquePointer))
    }

    /// Source: `gdk_device_get_surface_at_position`.
    /// [Reference](https://docs.gtk.org/gdk4/method.Device.get_surface_at_position.html)
    @_alwaysEmitIntoClient
    public func surfaceAtPosition() -> (result: GdkSurface?, winX: Double, winY: Double) {
        var winX: Double = 0
        var winY: Double = 0
        let result = gdk_device_get_surface_at_position(opaquePointer, &winX, &winY)
        return (GdkSurface.wrapping(result), winX, winY)
    }

    /// Source: the signal `GdkDevice::changed`.
    /// [Reference](https://docs.gtk.org/gdk4/signal.Device.changed.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onChanged(
        after: Bool = false,
        _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("changed", after: after, handler)
    }

    /// Source: the signal `GdkDevice::tool-changed`.
    /// [Reference](https://docs.gtk.org/gdk4/signal.Device.tool-changed.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onToolChanged(
        after: Bool = false,
        _ handler: @escaping @MainActor (DeviceTool?) -> Void
    ) -> SignalConnection {
        connect("tool-changed", after: after, handler)
    }
}
