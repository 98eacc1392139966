// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GdkDNDEvent`.
/// [Reference](https://docs.gtk.org/gdk4/class.DNDEvent.html)
open class DNDEvent: Event {
    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    public override class var valueType: GType { GType(rawValue: gdk_dnd_event_get_type()) }
}

extension DNDEvent {
    /// Source: `gdk_dnd_event_get_drop`.
    /// [Reference](https://docs.gtk.org/gdk4/method.DNDEvent.get_drop.html)
    @_alwaysEmitIntoClient
    public var drop: Drop? {
        Drop.wrapping(gdk_dnd_event_get_drop(opaquePointer))
    }
}

/// Source: `GdkDeleteEvent`.
/// [Reference](https://docs.gtk.org/gdk4/class.DeleteEvent.html)
open class DeleteEvent: Event {
    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    public override class var valueType: GType { GType(rawValue: gdk_delete_event_get_type()) }
}

/// Source: `GdkDeviceTool`.
/// [Reference](https://docs.gtk.org/gdk4/class.DeviceTool.html)
open class DeviceTool: Object {
    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }
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

/// Source: `GdkDeviceToolType`.
/// [Reference](https://docs.gtk.org/gdk4/enum.DeviceToolType.html)
nonisolated public enum DeviceToolType: Enumeration {
    /// Source: `GDK_DEVICE_TOOL_TYPE_UNKNOWN`.
    case unknown
    /// Source: `GDK_DEVICE_TOOL_TYPE_PEN`.
    case pen
    /// Source: `GDK_DEVICE_TOOL_TYPE_ERASER`.
    case eraser
    /// Source: `GDK_DEVICE_TOOL_TYPE_BRUSH`.
    case brush
    /// Source: `GDK_DEVICE_TOOL_TYPE_PENCIL`.
    case pencil
    /// Source: `GDK_DEVICE_TOOL_TYPE_AIRBRUSH`.
    case airbrush
    /// Source: `GDK_DEVICE_TOOL_TYPE_MOUSE`.
    case mouse
    /// Source: `GDK_DEVICE_TOOL_TYPE_LENS`.
    case lens
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// All named values.
    public static let allCases: [DeviceToolType] = [
        .unknown,
        .pen,
        .eraser,
        .brush,
        .pencil,
        .airbrush,
        .mouse,
        .lens,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .unknown
        case 1: self = .pen
        case 2: self = .eraser
        case 3: self = .brush
        case 4: self = .pencil
        case 5: self = .airbrush
        case 6: self = .mouse
        case 7: self = .lens
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .unknown: 0
        case .pen: 1
        case .eraser: 2
        case .brush: 3
        case .pencil: 4
        case .airbrush: 5
        case .mouse: 6
        case .lens: 7
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: GdkDeviceToolType) { self.init(rawValue: Int32(bitPattern: value.rawValue)) }

    @_alwaysEmitIntoClient
    var cValue: GdkDeviceToolType { GdkDeviceToolType(rawValue: UInt32(bitPattern: rawValue)) }
}

extension DeviceToolType: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: gdk_device_tool_type_get_type()) }
}

/// Source: `GdkDisplay`.
/// [Reference](https://docs.gtk.org/gdk4/class.Display.html)
open class Display: Object {
    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }
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
    public func monitorAtSurface(_ surface: GdkSurface) -> Monitor {
        Monitor.wrapping(required: gdk_display_get_monitor_at_surface(opaquePointer, surface.opaquePointer))
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
        return (Int(keyval), Int(effectiveGroup), Int(level), ModifierType(consumed))
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

/// Source: `GdkDisplayManager`.
/// [Reference](https://docs.gtk.org/gdk4/class.DisplayManager.html)
open class DisplayManager: Object {
    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }
}

extension DisplayManager {
    /// Source: `gdk_display_manager_get_default_display`, `gdk_display_manager_set_default_display`.
    /// [Reference](https://docs.gtk.org/gdk4/property.DisplayManager.default-display.html)
    @_alwaysEmitIntoClient
    public var defaultDisplay: Display? {
        get {
            Display.wrapping(gdk_display_manager_get_default_display(opaquePointer))
        }
        set {
            gdk_display_manager_set_default_display(opaquePointer, newValue?.opaquePointer)
        }
    }

    /// Source: `gdk_display_manager_list_displays`.
    /// [Reference](https://docs.gtk.org/gdk4/method.DisplayManager.list_displays.html)
    @_alwaysEmitIntoClient
    public func listDisplays() -> [Display] {
        cElements(of: gdk_display_manager_list_displays(opaquePointer), transfer: .container) {
            Display.wrapping(required: OpaquePointer($0))
        }
    }

    /// Source: `gdk_display_manager_open_display`.
    /// [Reference](https://docs.gtk.org/gdk4/method.DisplayManager.open_display.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func openDisplay(_ name: String) -> Display? {
        Display.wrapping(gdk_display_manager_open_display(opaquePointer, cText(name)))
    }

    /// Source: `gdk_display_manager_get`.
    /// [Reference](https://docs.gtk.org/gdk4/type_func.DisplayManager.get.html)
    @_alwaysEmitIntoClient
    public static var shared: DisplayManager {
        DisplayManager.wrapping(required: gdk_display_manager_get())
    }

    /// Source: the signal `GdkDisplayManager::display-opened`.
    /// [Reference](https://docs.gtk.org/gdk4/signal.DisplayManager.display-opened.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onDisplayOpened(
        after: Bool = false,
        _ handler: @escaping @MainActor (Display) -> Void
    ) -> SignalConnection {
        connect("display-opened", after: after, handler)
    }
}

/// Source: `GdkDrag`.
/// [Reference](https://docs.gtk.org/gdk4/class.Drag.html)
open class Drag: Object {
    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }
}

extension Drag {
    /// Source: the property `GdkDrag:actions`.
    /// [Reference](https://docs.gtk.org/gdk4/property.Drag.actions.html)
    @_alwaysEmitIntoClient
    public var actions: DragAction {
        get {
            DragAction(gdk_drag_get_actions(opaquePointer))
        }
        set {
            self[property: "actions"] = newValue
        }
    }

    /// Source: `gdk_drag_get_content`.
    /// [Reference](https://docs.gtk.org/gdk4/property.Drag.content.html)
    @_alwaysEmitIntoClient
    public var content: ContentProvider {
        ContentProvider.wrapping(required: gdk_drag_get_content(opaquePointer))
    }

    /// Source: `gdk_drag_get_device`.
    /// [Reference](https://docs.gtk.org/gdk4/property.Drag.device.html)
    @_alwaysEmitIntoClient
    public var device: GdkDevice {
        GdkDevice.wrapping(required: gdk_drag_get_device(opaquePointer))
    }

    /// Source: `gdk_drag_get_display`.
    /// [Reference](https://docs.gtk.org/gdk4/property.Drag.display.html)
    @_alwaysEmitIntoClient
    public var display: Display {
        Display.wrapping(required: gdk_drag_get_display(opaquePointer))
    }

    /// Source: `gdk_drag_get_formats`.
    /// [Reference](https://docs.gtk.org/gdk4/property.Drag.formats.html)
    @_alwaysEmitIntoClient
    public var formats: ContentFormats {
        ContentFormats.wrapping(required: gdk_drag_get_formats(opaquePointer))
    }

    /// Source: the property `GdkDrag:selected-action`.
    /// [Reference](https://docs.gtk.org/gdk4/property.Drag.selected-action.html)
    @_alwaysEmitIntoClient
    public var selectedAction: DragAction {
        get {
            DragAction(gdk_drag_get_selected_action(opaquePointer))
        }
        set {
            self[property: "selected-action"] = newValue
        }
    }

    /// Source: `gdk_drag_get_surface`.
    /// [Reference](https://docs.gtk.org/gdk4/property.Drag.surface.html)
    @_alwaysEmitIntoClient
    public var surface: GdkSurface {
        GdkSurface.wrapping(required: gdk_drag_get_surface(opaquePointer))
    }

    /// Source: `gdk_drag_get_drag_surface`.
    /// [Reference](https://docs.gtk.org/gdk4/method.Drag.get_drag_surface.html)
    @_alwaysEmitIntoClient
    public var dragSurface: GdkSurface? {
        GdkSurface.wrapping(gdk_drag_get_drag_surface(opaquePointer))
    }

    /// Source: `gdk_drag_drop_done`.
    /// [Reference](https://docs.gtk.org/gdk4/method.Drag.drop_done.html)
    @_alwaysEmitIntoClient
    public func dropDone(_ success: Bool) {
        gdk_drag_drop_done(opaquePointer, success ? 1 : 0)
    }

    /// Source: `gdk_drag_set_hotspot`.
    /// [Reference](https://docs.gtk.org/gdk4/method.Drag.set_hotspot.html)
    @_alwaysEmitIntoClient
    public func setHotspot(hotX: Int, hotY: Int) {
        gdk_drag_set_hotspot(opaquePointer, cInteger(hotX), cInteger(hotY))
    }

    /// Source: `gdk_drag_begin`.
    /// [Reference](https://docs.gtk.org/gdk4/type_func.Drag.begin.html)
    @_alwaysEmitIntoClient
    public static func begin(
        _ surface: GdkSurface,
        device: GdkDevice,
        content: ContentProvider,
        actions: DragAction = [],
        dx: Double,
        dy: Double
    ) -> Drag? {
        Drag.wrapping(
            gdk_drag_begin(
                surface.opaquePointer,
                device.opaquePointer,
                content.contentProviderPointer,
                actions.cValue,
                dx,
                dy
            ),
            transfer: .full
        )
    }

    /// Source: the signal `GdkDrag::cancel`.
    /// [Reference](https://docs.gtk.org/gdk4/signal.Drag.cancel.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onCancel(
        after: Bool = false,
        _ handler: @escaping @MainActor (DragCancelReason) -> Void
    ) -> SignalConnection {
        connect("cancel", after: after, handler)
    }

    /// Source: the signal `GdkDrag::dnd-finished`.
    /// [Reference](https://docs.gtk.org/gdk4/signal.Drag.dnd-finished.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onDndFinished(
        after: Bool = false,
        _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("dnd-finished", after: after, handler)
    }

    /// Source: the signal `GdkDrag::drop-performed`.
    /// [Reference](https://docs.gtk.org/gdk4/signal.Drag.drop-performed.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onDropPerformed(
        after: Bool = false,
        _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("drop-performed", after: after, handler)
    }
}

/// Source: `GdkDragAction`.
/// [Reference](https://docs.gtk.org/gdk4/flags.DragAction.html)
nonisolated public struct DragAction: FlagSet {
    /// The bits of the C flags.
    public let rawValue: UInt32

    /// Creates a set from the bits of the C flags.
    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// Source: `GDK_ACTION_COPY`.
    @_alwaysEmitIntoClient
    public static var copy: DragAction { DragAction(rawValue: 0x1) }
    /// Source: `GDK_ACTION_MOVE`.
    @_alwaysEmitIntoClient
    public static var move: DragAction { DragAction(rawValue: 0x2) }
    /// Source: `GDK_ACTION_LINK`.
    @_alwaysEmitIntoClient
    public static var link: DragAction { DragAction(rawValue: 0x4) }
    /// Source: `GDK_ACTION_ASK`.
    @_alwaysEmitIntoClient
    public static var ask: DragAction { DragAction(rawValue: 0x8) }

    @_alwaysEmitIntoClient
    init(_ value: GdkDragAction) { self.init(rawValue: value.rawValue) }

    @_alwaysEmitIntoClient
    var cValue: GdkDragAction { GdkDragAction(rawValue: rawValue) }
}

extension DragAction: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: gdk_drag_action_get_type()) }
}

/// Source: `GdkDragCancelReason`.
/// [Reference](https://docs.gtk.org/gdk4/enum.DragCancelReason.html)
nonisolated public enum DragCancelReason: Enumeration {
    /// Source: `GDK_DRAG_CANCEL_NO_TARGET`.
    case noTarget
    /// Source: `GDK_DRAG_CANCEL_USER_CANCELLED`.
    case userCancelled
    /// Source: `GDK_DRAG_CANCEL_ERROR`.
    case error
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// All named values.
    public static let allCases: [DragCancelReason] = [
        .noTarget,
        .userCancelled,
        .error,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .noTarget
        case 1: self = .userCancelled
        case 2: self = .error
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .noTarget: 0
        case .userCancelled: 1
        case .error: 2
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: GdkDragCancelReason) { self.init(rawValue: Int32(bitPattern: value.rawValue)) }

    @_alwaysEmitIntoClient
    var cValue: GdkDragCancelReason { GdkDragCancelReason(rawValue: UInt32(bitPattern: rawValue)) }
}

extension DragCancelReason: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: gdk_drag_cancel_reason_get_type()) }
}

/// Source: `GdkDragSurface`.
/// [Reference](https://docs.gtk.org/gdk4/iface.DragSurface.html)
public protocol DragSurface: GdkSurface {}

extension DragSurface {
    /// Source: `gdk_drag_surface_present`.
    /// [Reference](https://docs.gtk.org/gdk4/method.DragSurface.present.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func present(width: Int, height: Int) -> Bool {
        gdk_drag_surface_present(opaquePointer, cInteger(width), cInteger(height)) != 0
    }
}

/// An object of a private C class that implements ``DragSurface``.
///
/// The functions of the C interface are static members of this class.
public final class AnyDragSurface: GdkSurface, DragSurface {
    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }
}

/// Source: `GdkDrawContext`.
/// [Reference](https://docs.gtk.org/gdk4/class.DrawContext.html)
open class DrawContext: Object {
    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    /// Source: `gdk_draw_context_get_display`.
    /// [Reference](https://docs.gtk.org/gdk4/property.DrawContext.display.html)
    public var display: Display? {
        Display.wrapping(gdk_draw_context_get_display(opaquePointer))
    }

    /// Source: `gdk_draw_context_get_surface`.
    /// [Reference](https://docs.gtk.org/gdk4/property.DrawContext.surface.html)
    public var surface: GdkSurface? {
        GdkSurface.wrapping(gdk_draw_context_get_surface(opaquePointer))
    }
}

extension DrawContext {
    /// Source: `gdk_draw_context_is_in_frame`.
    /// [Reference](https://docs.gtk.org/gdk4/method.DrawContext.is_in_frame.html)
    @_alwaysEmitIntoClient
    public var isInFrame: Bool {
        gdk_draw_context_is_in_frame(opaquePointer) != 0
    }

    /// Source: `gdk_draw_context_end_frame`.
    /// [Reference](https://docs.gtk.org/gdk4/method.DrawContext.end_frame.html)
    @_alwaysEmitIntoClient
    public func endFrame() {
        gdk_draw_context_end_frame(opaquePointer)
    }
}

/// Source: `GdkDrop`.
/// [Reference](https://docs.gtk.org/gdk4/class.Drop.html)
open class Drop: Object {
    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }
}

extension Drop {
    /// Source: `gdk_drop_get_actions`.
    /// [Reference](https://docs.gtk.org/gdk4/property.Drop.actions.html)
    @_alwaysEmitIntoClient
    public var actions: DragAction {
        DragAction(gdk_drop_get_actions(opaquePointer))
    }

    /// Source: `gdk_drop_get_device`.
    /// [Reference](https://docs.gtk.org/gdk4/property.Drop.device.html)
    @_alwaysEmitIntoClient
    public var device: GdkDevice {
        GdkDevice.wrapping(required: gdk_drop_get_device(opaquePointer))
    }

    /// Source: `gdk_drop_get_display`.
    /// [Reference](https://docs.gtk.org/gdk4/property.Drop.display.html)
    @_alwaysEmitIntoClient
    public var display: Display {
        Display.wrapping(required: gdk_drop_get_display(opaquePointer))
    }

    /// Source: `gdk_drop_get_drag`.
    /// [Reference](https://docs.gtk.org/gdk4/property.Drop.drag.html)
    @_alwaysEmitIntoClient
    public var drag: Drag? {
        Drag.wrapping(gdk_drop_get_drag(opaquePointer))
    }

    /// Source: `gdk_drop_get_formats`.
    /// [Reference](https://docs.gtk.org/gdk4/property.Drop.formats.html)
    @_alwaysEmitIntoClient
    public var formats: ContentFormats {
        ContentFormats.wrapping(required: gdk_drop_get_formats(opaquePointer))
    }

    /// Source: `gdk_drop_get_surface`.
    /// [Reference](https://docs.gtk.org/gdk4/property.Drop.surface.html)
    @_alwaysEmitIntoClient
    public var surface: GdkSurface {
        GdkSurface.wrapping(required: gdk_drop_get_surface(opaquePointer))
    }

    /// Source: `gdk_drop_finish`.
    /// [Reference](https://docs.gtk.org/gdk4/method.Drop.finish.html)
    @_alwaysEmitIntoClient
    public func finish(_ action: DragAction = []) {
        gdk_drop_finish(opaquePointer, action.cValue)
    }

    /// Source: `gdk_drop_read_value_async`, `gdk_drop_read_value_finish`.
    /// [Reference](https://docs.gtk.org/gdk4/method.Drop.read_value.html)
    @_alwaysEmitIntoClient
    public func readValue(_ type: GType, ioPriority: Int = 0) async throws -> Value {
        try await asyncOperation { cancellable, callback, data in
            gdk_drop_read_value_async(opaquePointer, type.rawValue, cInteger(ioPriority), cancellable, callback, data)
        } finish: { result throws(GLibError) -> Value in
            let result = try GLibError.check { error in
                gdk_drop_read_value_finish(opaquePointer, result, error)
            }
            return Value(copying: result)
        }
    }

    /// Source: `gdk_drop_status`.
    /// [Reference](https://docs.gtk.org/gdk4/method.Drop.status.html)
    @_alwaysEmitIntoClient
    public func status(_ actions: DragAction = [], preferred: DragAction = []) {
        gdk_drop_status(opaquePointer, actions.cValue, preferred.cValue)
    }
}
