// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GdkSurface`.
/// [Reference](https://docs.gtk.org/gdk4/class.Surface.html)
open class GdkSurface: Object {
    /// Source: `gdk_surface_new_popup`.
    /// [Reference](https://docs.gtk.org/gdk4/ctor.Surface.new_popup.html)
    public class func newPopup(parent: GdkSurface, autohide: Bool) -> GdkSurface {
        GdkSurface.wrapping(required: gdk_surface_new_popup(parent.opaquePointer, autohide ? 1 : 0), transfer: .full)
    }

    /// Source: `gdk_surface_new_toplevel`.
    /// [Reference](https://docs.gtk.org/gdk4/ctor.Surface.new_toplevel.html)
    public class func newToplevel(_ display: Display) -> GdkSurface {
        GdkSurface.wrapping(required: gdk_surface_new_toplevel(display.opaquePointer), transfer: .full)
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    nonisolated deinit {}
}

extension GdkSurface {
    /// Source: `gdk_surface_get_cursor`, `gdk_surface_set_cursor`.
    /// [Reference](https://docs.gtk.org/gdk4/property.Surface.cursor.html)
    @_alwaysEmitIntoClient
    public var cursor: Cursor? {
        get {
            Cursor.wrapping(gdk_surface_get_cursor(opaquePointer))
        }
        set {
            gdk_surface_set_cursor(opaquePointer, newValue?.opaquePointer)
        }
    }

    /// Source: `gdk_surface_get_display`.
    /// [Reference](https://docs.gtk.org/gdk4/property.Surface.display.html)
    @_alwaysEmitIntoClient
    public var display: Display {
        Display.wrapping(required: gdk_surface_get_display(opaquePointer))
    }

    /// Source: `gdk_surface_get_frame_clock`.
    /// [Reference](https://docs.gtk.org/gdk4/property.Surface.frame-clock.html)
    @_alwaysEmitIntoClient
    public var frameClock: FrameClock {
        FrameClock.wrapping(required: gdk_surface_get_frame_clock(opaquePointer))
    }

    /// Source: `gdk_surface_get_height`.
    /// [Reference](https://docs.gtk.org/gdk4/property.Surface.height.html)
    @_alwaysEmitIntoClient
    public var height: Int {
        swiftInteger(gdk_surface_get_height(opaquePointer))
    }

    /// Source: `gdk_surface_get_mapped`.
    /// [Reference](https://docs.gtk.org/gdk4/property.Surface.mapped.html)
    @_alwaysEmitIntoClient
    public var mapped: Bool {
        gdk_surface_get_mapped(opaquePointer) != 0
    }

    /// Source: `gdk_surface_get_scale_factor`.
    /// [Reference](https://docs.gtk.org/gdk4/property.Surface.scale-factor.html)
    @_alwaysEmitIntoClient
    public var scaleFactor: Int {
        swiftInteger(gdk_surface_get_scale_factor(opaquePointer))
    }

    /// Source: `gdk_surface_get_width`.
    /// [Reference](https://docs.gtk.org/gdk4/property.Surface.width.html)
    @_alwaysEmitIntoClient
    public var width: Int {
        swiftInteger(gdk_surface_get_width(opaquePointer))
    }

    /// Source: `gdk_surface_is_destroyed`.
    /// [Reference](https://docs.gtk.org/gdk4/method.Surface.is_destroyed.html)
    @_alwaysEmitIntoClient
    public var isDestroyed: Bool {
        gdk_surface_is_destroyed(opaquePointer) != 0
    }

    /// Source: `gdk_surface_beep`.
    /// [Reference](https://docs.gtk.org/gdk4/method.Surface.beep.html)
    @_alwaysEmitIntoClient
    public func beep() {
        gdk_surface_beep(opaquePointer)
    }

    /// Source: `gdk_surface_create_gl_context`.
    /// [Reference](https://docs.gtk.org/gdk4/method.Surface.create_gl_context.html)
    @_alwaysEmitIntoClient
    public func createGlContext() throws(GLibError) -> GLContext {
        let result = try GLibError.check { error in
            gdk_surface_create_gl_context(opaquePointer, error)
        }
        return GLContext.wrapping(required: result, transfer: .full)
    }

    /// Source: `gdk_surface_create_similar_surface`.
    /// [Reference](https://docs.gtk.org/gdk4/method.Surface.create_similar_surface.html)
    @_alwaysEmitIntoClient
    public func createSimilarSurface(_ content: CairoContent, width: Int, height: Int) -> CairoSurface {
        CairoSurface.wrapping(
            required: gdk_surface_create_similar_surface(
                opaquePointer,
                content.cValue,
                cInteger(width),
                cInteger(height)
            ),
            transfer: .full
        )
    }

    /// Source: `gdk_surface_destroy`.
    /// [Reference](https://docs.gtk.org/gdk4/method.Surface.destroy.html)
    @_alwaysEmitIntoClient
    public func destroy() {
        gdk_surface_destroy(opaquePointer)
    }

    /// Source: `gdk_surface_get_device_cursor`.
    /// [Reference](https://docs.gtk.org/gdk4/method.Surface.get_device_cursor.html)
    @_alwaysEmitIntoClient
    public func deviceCursor(for device: GdkDevice) -> Cursor? {
        Cursor.wrapping(gdk_surface_get_device_cursor(opaquePointer, device.opaquePointer))
    }

    /// Source: `gdk_surface_get_device_position`.
    /// [Reference](https://docs.gtk.org/gdk4/method.Surface.get_device_position.html)
    @_alwaysEmitIntoClient
    public func devicePosition(for device: GdkDevice) -> (x: Double, y: Double, mask: ModifierType)? {
        var x: Double = 0
        var y: Double = 0
        var mask: GdkModifierType = GdkModifierType(rawValue: 0)
        guard gdk_surface_get_device_position(opaquePointer, device.opaquePointer, &x, &y, &mask) != 0 else {
            return nil
        }
        return (x, y, ModifierType(mask))
    }

    /// Source: `gdk_surface_hide`.
    /// [Reference](https://docs.gtk.org/gdk4/method.Surface.hide.html)
    @_alwaysEmitIntoClient
    public func hide() {
        gdk_surface_hide(opaquePointer)
    }

    /// Source: `gdk_surface_queue_render`.
    /// [Reference](https://docs.gtk.org/gdk4/method.Surface.queue_render.html)
    @_alwaysEmitIntoClient
    public func queueRender() {
        gdk_surface_queue_render(opaquePointer)
    }

    /// Source: `gdk_surface_request_layout`.
    /// [Reference](https://docs.gtk.org/gdk4/method.Surface.request_layout.html)
    @_alwaysEmitIntoClient
    public func requestLayout() {
        gdk_surface_request_layout(opaquePointer)
    }

    /// Source: `gdk_surface_set_device_cursor`.
    /// [Reference](https://docs.gtk.org/gdk4/method.Surface.set_device_cursor.html)
    @_alwaysEmitIntoClient
    public func setDeviceCursor(_ device: GdkDevice, cursor: Cursor) {
        gdk_surface_set_device_cursor(opaquePointer, device.opaquePointer, cursor.opaquePointer)
    }

    /// Source: the signal `GdkSurface::enter-monitor`.
    /// [Reference](https://docs.gtk.org/gdk4/signal.Surface.enter-monitor.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onEnterMonitor(
        after: Bool = false,
        _ handler: @escaping @MainActor (Monitor) -> Void
    ) -> SignalConnection {
        connect("enter-monitor", after: after, handler)
    }

    /// Source: the signal `GdkSurface::event`.
    /// [Reference](https://docs.gtk.org/gdk4/signal.Surface.event.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onEvent(
        after: Bool = false,
        _ handler: @escaping @MainActor (Event) -> Bool
    ) -> SignalConnection {
        connect("event", after: after, handler)
    }

    /// Source: the signal `GdkSurface::layout`.
    /// [Reference](https://docs.gtk.org/gdk4/signal.Surface.layout.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onLayout(
        after: Bool = false,
        _ handler: @escaping @MainActor (Int, Int) -> Void
    ) -> SignalConnection {
        connect("layout", after: after, handler)
    }

    /// Source: the signal `GdkSurface::leave-monitor`.
    /// [Reference](https://docs.gtk.org/gdk4/signal.Surface.leave-monitor.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onLeaveMonitor(
        after: Bool = false,
        _ handler: @escaping @MainActor (Monitor) -> Void
    ) -> SignalConnection {
        connect("leave-monitor", after: after, handler)
    }
}
