// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GdkMonitor`.
/// [Reference](https://docs.gtk.org/gdk4/class.Monitor.html)
open class Monitor: Object {
    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    nonisolated deinit {}
}

extension Monitor {
    /// Source: `gdk_monitor_get_connector`.
    /// [Reference](https://docs.gtk.org/gdk4/property.Monitor.connector.html)
    @_alwaysEmitIntoClient
    public var connector: String? {
        String.optional(copying: gdk_monitor_get_connector(opaquePointer))
    }

    /// Source: `gdk_monitor_get_display`.
    /// [Reference](https://docs.gtk.org/gdk4/property.Monitor.display.html)
    @_alwaysEmitIntoClient
    public var display: Display {
        Display.wrapping(required: gdk_monitor_get_display(opaquePointer))
    }

    /// Source: the property `GdkMonitor:geometry`.
    /// [Reference](https://docs.gtk.org/gdk4/property.Monitor.geometry.html)
    @_alwaysEmitIntoClient
    public var geometry: GdkRectangle {
        self[property: "geometry"]
    }

    /// Source: `gdk_monitor_get_height_mm`.
    /// [Reference](https://docs.gtk.org/gdk4/property.Monitor.height-mm.html)
    @_alwaysEmitIntoClient
    public var heightMm: Int {
        swiftInteger(gdk_monitor_get_height_mm(opaquePointer))
    }

    /// Source: `gdk_monitor_get_manufacturer`.
    /// [Reference](https://docs.gtk.org/gdk4/property.Monitor.manufacturer.html)
    @_alwaysEmitIntoClient
    public var manufacturer: String? {
        String.optional(copying: gdk_monitor_get_manufacturer(opaquePointer))
    }

    /// Source: `gdk_monitor_get_model`.
    /// [Reference](https://docs.gtk.org/gdk4/property.Monitor.model.html)
    @_alwaysEmitIntoClient
    public var model: String? {
        String.optional(copying: gdk_monitor_get_model(opaquePointer))
    }

    /// Source: `gdk_monitor_get_refresh_rate`.
    /// [Reference](https://docs.gtk.org/gdk4/property.Monitor.refresh-rate.html)
    @_alwaysEmitIntoClient
    public var refreshRate: Int {
        swiftInteger(gdk_monitor_get_refresh_rate(opaquePointer))
    }

    /// Source: `gdk_monitor_get_scale_factor`.
    /// [Reference](https://docs.gtk.org/gdk4/property.Monitor.scale-factor.html)
    @_alwaysEmitIntoClient
    public var scaleFactor: Int {
        swiftInteger(gdk_monitor_get_scale_factor(opaquePointer))
    }

    /// Source: `gdk_monitor_get_subpixel_layout`.
    /// [Reference](https://docs.gtk.org/gdk4/property.Monitor.subpixel-layout.html)
    @_alwaysEmitIntoClient
    public var subpixelLayout: SubpixelLayout {
        SubpixelLayout(gdk_monitor_get_subpixel_layout(opaquePointer))
    }

    /// Source: `gdk_monitor_is_valid`.
    /// [Reference](https://docs.gtk.org/gdk4/property.Monitor.valid.html)
    @_alwaysEmitIntoClient
    public var valid: Bool {
        gdk_monitor_is_valid(opaquePointer) != 0
    }

    /// Source: `gdk_monitor_get_width_mm`.
    /// [Reference](https://docs.gtk.org/gdk4/property.Monitor.width-mm.html)
    @_alwaysEmitIntoClient
    public var widthMm: Int {
        swiftInteger(gdk_monitor_get_width_mm(opaquePointer))
    }

    /// Source: the signal `GdkMonitor::invalidate`.
    /// [Reference](https://docs.gtk.org/gdk4/signal.Monitor.invalidate.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onInvalidate(
        after: Bool = false,
        _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("invalidate", after: after, handler)
    }
}
