// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GdkDisplay`.
/// [Reference](https://docs.gtk.org/gdk4/class.Display.html)
open class Display: Object {
    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    nonisolated deinit {}
}

extension Display {
    /// Source: `gdk_display_is_composited`.
    /// [Reference](https://docs.gtk.org/gdk4/property.Display.composited.html)
    @_alwaysEmitIntoClient
    public var composited: Bool {
        gdk_display_is_composited(opaquePointer) != 0
    }

    /// Source: the property `GdkDisplay:input-shapes`.
    /// [Reference](https://docs.gtk.org/gdk4/property.Display.input-shapes.html)
    @_alwaysEmitIntoClient
    public var inputShapes: Bool {
        self[property: "input-shapes"]
    }

    /// Source: `gdk_display_is_rgba`.
    /// [Reference](https://docs.gtk.org/gdk4/property.Display.rgba.html)
    @_alwaysEmitIntoClient
    public var rgba: Bool {
        gdk_display_is_rgba(opaquePointer) != 0
    }

    /// Source: `gdk_display_get_app_launch_context`.
    /// [Reference](https://docs.gtk.org/gdk4/method.Display.get_app_launch_context.html)
    @_alwaysEmitIntoClient
    public var appLaunchContext: GdkAppLaunchContext {
        GdkAppLaunchContext.wrapping(required: gdk_display_get_app_launch_context(opaquePointer), transfer: .full)
    }

    /// Source: `gdk_display_get_clipboard`.
    /// [Reference](https://docs.gtk.org/gdk4/method.Display.get_clipboard.html)
    @_alwaysEmitIntoClient
    public var clipboard: Clipboard {
        Clipboard.wrapping(required: gdk_display_get_clipboard(opaquePointer))
    }

    /// Source: `gdk_display_get_default_seat`.
    /// [Reference](https://docs.gtk.org/gdk4/method.Display.get_default_seat.html)
    @_alwaysEmitIntoClient
    public var defaultSeat: Seat? {
        Seat.wrapping(gdk_display_get_default_seat(opaquePointer))
    }

    /// Source: `gdk_display_get_monitors`.
    /// [Reference](https://docs.gtk.org/gdk4/method.Display.get_monitors.html)
    @_alwaysEmitIntoClient
    public var monitors: any ListModel {
        wrappingInterface(required: gdk_display_get_monitors(opaquePointer))
    }

    /// Source: `gdk_display_get_name`.
    /// [Reference](https://docs.gtk.org/gdk4/method.Display.get_name.html)
    @_alwaysEmitIntoClient
    public var name: String {
        String(copying: gdk_display_get_name(opaquePointer))
    }

    /// Source: `gdk_display_get_primary_clipboard`.
    /// [Reference](https://docs.gtk.org/gdk4/method.Display.get_primary_clipboard.html)
    @_alwaysEmitIntoClient
    public var primaryClipboard: Clipboard {
        Clipboard.wrapping(required: gdk_display_get_primary_clipboard(opaquePointer))
    }

    /// Source: `gdk_display_get_startup_notification_id`.
    /// [Reference](https://docs.gtk.org/gdk4/method.Display.get_startup_notification_id.html)
    @_alwaysEmitIntoClient
    public var startupNotificationId: String? {
        String.optional(copying: gdk_display_get_startup_notification_id(opaquePointer))
    }

    /// Source: `gdk_display_is_closed`.
    /// [Reference](https://docs.gtk.org/gdk4/method.Display.is_closed.html)
    @_alwaysEmitIntoClient
    public var isClosed: Bool {
        gdk_display_is_closed(opaquePointer) != 0
    }

    /// Source: `gdk_display_beep`.
    /// [Reference](https://docs.gtk.org/gdk4/method.Display.beep.html)
    @_alwaysEmitIntoClient
    public func beep() {
        gdk_display_beep(opaquePointer)
    }

    /// Source: `gdk_display_close`.
    /// [Reference](https://docs.gtk.org/gdk4/method.Display.close.html)
    @_alwaysEmitIntoClient
    public func close() {
        gdk_display_close(opaquePointer)
    }

    /// Source: `gdk_display_create_gl_context`, since GTK 4.6.
    /// [Reference](https://docs.gtk.org/gdk4/method.Display.create_gl_context.html)
    @_alwaysEmitIntoClient
    public func createGlContext() throws(GLibError) -> GLContext {
        let result = try GLibError.check { error in
            gdk_display_create_gl_context(opaquePointer, error)
        }
        return GLContext.wrapping(required: result, transfer: .full)
    }

    /// Source: `gdk_display_device_is_grabbed`.
    /// [Reference](https://docs.gtk.org/gdk4/method.Display.device_is_grabbed.html)
    @_alwaysEmitIntoClient
    public func deviceIsGrabbed(_ device: GdkDevice) -> Bool {
        gdk_display_device_is_grabbed(opaquePointer, device.opaquePointer) != 0
    }

    /// Source: `gdk_display_flush`.
    /// [Reference](https://docs.gtk.org/gdk4/method.Display.flush.html)
    @_alwaysEmitIntoClient
    public func flush() {
        gdk_display_flush(opaquePointer)
    }

    /// Source: `gdk_display_get_monitor_at_surface`.
    /// [Reference](https://docs.gtk.org/gdk4/method.Display.get_monitor_at_surface.html)
    @_alwaysEmitIntoClient
    public func monitorAtSurface(_ surface: GdkSurface) -> Monitor? {
        Monitor.wrapping(gdk_display_get_monitor_at_surface(opaquePointer, surface.opaquePointer))
    }

    /// Source: `gdk_display_get_setting`.
    /// [Reference](https://docs.gtk.org/gdk4/method.Display.get_setting.html)
    @_alwaysEmitIntoClient
    public func setting(for name: String, value: Value) -> Bool {
        gdk_display_get_setting(opaquePointer, cText(name), value.storage.pointer) != 0
    }

    /// Source: `gdk_display_list_seats`.
    /// [Reference](https://docs.gtk.org/gdk4/method.Display.list_seats.html)
    @_alwaysEmitIntoClient
    public func listSeats() -> [Seat] {
        cElements(of: gdk_display_list_seats(opaquePointer), transfer: .container) { Seat.wrapping(required: $0) }
    }

    /// Source: `gdk_display_notify_startup_complete`.
    /// [Reference](https://docs.gtk.org/gdk4/method.Display.notify_startup_complete.html)
    @_alwaysEmitIntoClient
    public func notifyStartupComplete(_ startupId: String) {
        gdk_display_notify_startup_complete(opaquePointer, cText(startupId))
    }

    /// Source: `gdk_display_prepare_gl`, since GTK 4.4.
    /// [Reference](https://docs.gtk.org/gdk4/method.Display.prepare_gl.html)
    @_alwaysEmitIntoClient
    public func prepareGl() throws(GLibError) {
        _ = try GLibError.check { error in
            gdk_display_prepare_gl(opaquePointer, error)
        }
    }

    /// Source: `gdk_display_put_event`.
    /// [Reference](https://docs.gtk.org/gdk4/method.Display.put_event.html)
    @_alwaysEmitIntoClient
    public func putEvent(_ event: Event) {
        gdk_display_put_event(opaquePointer, event.opaquePointer)
    }

    /// Source: `gdk_display_supports_input_shapes`.
    /// [Reference](https://docs.gtk.org/gdk4/method.Display.supports_input_shapes.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func supportsInputShapes() -> Bool {
        gdk_display_supports_input_shapes(opaquePointer) != 0
    }

    /// Source: `gdk_display_sync`.
    /// [Reference](https://docs.gtk.org/gdk4/method.Display.sync.html)
    @_alwaysEmitIntoClient
    public func sync() {
        gdk_display_sync(opaquePointer)
    }

    /// Source: `gdk_display_translate_key`.
    /// [Reference](https://docs.gtk.org/gdk4/method.Display.translate_key.html)
    @_alwaysEmitIntoClient
    public func translateKey(keycode: Int, state: ModifierType = [], group: Int) -> (
        keyval: Int, effectiveGroup: Int, level: Int, consumed: ModifierType
    )? {
        var keyval: UInt32 = 0
        var effectiveGroup: Int32 = 0
        var level: Int32 = 0
        var consumed: GdkModifierType = GdkModifierType(rawValue: 0)
        guard
            gdk_display_translate_key(
                opaquePointer,
                cInteger(keycode),
                state.cValue,
                cInteger(group),
                &keyval,
                &effectiveGroup,
                &level,
                &consumed
            ) != 0
        else { return nil }
        return (swiftInteger(keyval), swiftInteger(effectiveGroup), swiftInteger(level), ModifierType(consumed))
    }

    /// Source: `gdk_display_get_default`.
    /// [Reference](https://docs.gtk.org/gdk4/type_func.Display.get_default.html)
    @_alwaysEmitIntoClient
    public static var `default`: Display? {
        Display.wrapping(gdk_display_get_default())
    }

    /// Source: `gdk_display_open`.
    /// [Reference](https://docs.gtk.org/gdk4/type_func.Display.open.html)
    @_alwaysEmitIntoClient
    public static func open(_ displayName: String) -> Display? {
        Display.wrapping(gdk_display_open(cText(displayName)))
    }

    /// Source: the signal `GdkDisplay::closed`.
    /// [Reference](https://docs.gtk.org/gdk4/signal.Display.closed.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onClosed(
        after: Bool = false,
        _ handler: @escaping @MainActor (Bool) -> Void
    ) -> SignalConnection {
        connect("closed", after: after, handler)
    }

    /// Source: the signal `GdkDisplay::opened`.
    /// [Reference](https://docs.gtk.org/gdk4/signal.Display.opened.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onOpened(
        after: Bool = false,
        _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("opened", after: after, handler)
    }

    /// Source: the signal `GdkDisplay::seat-added`.
    /// [Reference](https://docs.gtk.org/gdk4/signal.Display.seat-added.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onSeatAdded(
        after: Bool = false,
        _ handler: @escaping @MainActor (Seat) -> Void
    ) -> SignalConnection {
        connect("seat-added", after: after, handler)
    }

    /// Source: the signal `GdkDisplay::seat-removed`.
    /// [Reference](https://docs.gtk.org/gdk4/signal.Display.seat-removed.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onSeatRemoved(
        after: Bool = false,
        _ handler: @escaping @MainActor (Seat) -> Void
    ) -> SignalConnection {
        connect("seat-removed", after: after, handler)
    }

    /// Source: the signal `GdkDisplay::setting-changed`.
    /// [Reference](https://docs.gtk.org/gdk4/signal.Display.setting-changed.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onSettingChanged(
        after: Bool = false,
        _ handler: @escaping @MainActor (String) -> Void
    ) -> SignalConnection {
        connect("setting-changed", after: after, handler)
    }
}
