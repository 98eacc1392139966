// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GdkGLAPI`, since GTK 4.6.
/// [Reference](https://docs.gtk.org/gdk4/flags.GLAPI.html)
nonisolated public struct GLAPI: FlagSet {
    /// The bits of the C flags.
    public let rawValue: UInt32

    /// Creates a set from the bits of the C flags.
    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// Source: `GDK_GL_API_GL`.
    @_alwaysEmitIntoClient
    public static var gl: GLAPI { GLAPI(rawValue: 0x1) }
    /// Source: `GDK_GL_API_GLES`.
    @_alwaysEmitIntoClient
    public static var gles: GLAPI { GLAPI(rawValue: 0x2) }

    @_alwaysEmitIntoClient
    init(_ value: GdkGLAPI) { self.init(rawValue: value.rawValue) }

    @_alwaysEmitIntoClient
    var cValue: GdkGLAPI { GdkGLAPI(rawValue: rawValue) }
}

extension GLAPI: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: gdk_gl_api_get_type()) }
}

/// Source: `GdkGLContext`.
/// [Reference](https://docs.gtk.org/gdk4/class.GLContext.html)
open class GLContext: DrawContext {
    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    /// Source: `gdk_gl_context_get_display`.
    /// [Reference](https://docs.gtk.org/gdk4/method.GLContext.get_display.html)
    public override var display: Display? {
        Display.wrapping(gdk_gl_context_get_display(opaquePointer))
    }

    /// Source: `gdk_gl_context_get_surface`.
    /// [Reference](https://docs.gtk.org/gdk4/method.GLContext.get_surface.html)
    public override var surface: GdkSurface? {
        GdkSurface.wrapping(gdk_gl_context_get_surface(opaquePointer))
    }
}

extension GLContext {
    /// Source: `gdk_gl_context_get_allowed_apis`, `gdk_gl_context_set_allowed_apis`, since GTK 4.6.
    /// [Reference](https://docs.gtk.org/gdk4/property.GLContext.allowed-apis.html)
    @_alwaysEmitIntoClient
    public var allowedApis: GLAPI {
        get {
            GLAPI(gdk_gl_context_get_allowed_apis(opaquePointer))
        }
        set {
            gdk_gl_context_set_allowed_apis(opaquePointer, newValue.cValue)
        }
    }

    /// Source: `gdk_gl_context_get_api`, since GTK 4.6.
    /// [Reference](https://docs.gtk.org/gdk4/property.GLContext.api.html)
    @_alwaysEmitIntoClient
    public var api: GLAPI {
        GLAPI(gdk_gl_context_get_api(opaquePointer))
    }

    /// Source: `gdk_gl_context_get_shared_context`; deprecated.
    /// [Reference](https://docs.gtk.org/gdk4/property.GLContext.shared-context.html)
    @_alwaysEmitIntoClient
    public var sharedContext: GLContext? {
        GLContext.wrapping(gdk_gl_context_get_shared_context(opaquePointer))
    }

    /// Source: `gdk_gl_context_get_debug_enabled`, `gdk_gl_context_set_debug_enabled`.
    /// [Reference](https://docs.gtk.org/gdk4/method.GLContext.get_debug_enabled.html)
    @_alwaysEmitIntoClient
    public var debugEnabled: Bool {
        get {
            gdk_gl_context_get_debug_enabled(opaquePointer) != 0
        }
        set {
            gdk_gl_context_set_debug_enabled(opaquePointer, newValue ? 1 : 0)
        }
    }

    /// Source: `gdk_gl_context_get_forward_compatible`, `gdk_gl_context_set_forward_compatible`.
    /// [Reference](https://docs.gtk.org/gdk4/method.GLContext.get_forward_compatible.html)
    @_alwaysEmitIntoClient
    public var forwardCompatible: Bool {
        get {
            gdk_gl_context_get_forward_compatible(opaquePointer) != 0
        }
        set {
            gdk_gl_context_set_forward_compatible(opaquePointer, newValue ? 1 : 0)
        }
    }

    /// Source: `gdk_gl_context_get_use_es`.
    /// [Reference](https://docs.gtk.org/gdk4/method.GLContext.get_use_es.html)
    @_alwaysEmitIntoClient
    public var useEs: Bool {
        gdk_gl_context_get_use_es(opaquePointer) != 0
    }

    /// Source: `gdk_gl_context_is_legacy`.
    /// [Reference](https://docs.gtk.org/gdk4/method.GLContext.is_legacy.html)
    @_alwaysEmitIntoClient
    public var isLegacy: Bool {
        gdk_gl_context_is_legacy(opaquePointer) != 0
    }

    /// Source: `gdk_gl_context_get_required_version`.
    /// [Reference](https://docs.gtk.org/gdk4/method.GLContext.get_required_version.html)
    @_alwaysEmitIntoClient
    public func requiredVersion() -> (major: Int, minor: Int) {
        var major: Int32 = 0
        var minor: Int32 = 0
        gdk_gl_context_get_required_version(opaquePointer, &major, &minor)
        return (Int(major), Int(minor))
    }

    /// Source: `gdk_gl_context_get_version`.
    /// [Reference](https://docs.gtk.org/gdk4/method.GLContext.get_version.html)
    @_alwaysEmitIntoClient
    public func version() -> (major: Int, minor: Int) {
        var major: Int32 = 0
        var minor: Int32 = 0
        gdk_gl_context_get_version(opaquePointer, &major, &minor)
        return (Int(major), Int(minor))
    }

    /// Source: `gdk_gl_context_is_shared`, since GTK 4.4.
    /// [Reference](https://docs.gtk.org/gdk4/method.GLContext.is_shared.html)
    @_alwaysEmitIntoClient
    public func isShared(_ other: GLContext) -> Bool {
        gdk_gl_context_is_shared(opaquePointer, other.opaquePointer) != 0
    }

    /// Source: `gdk_gl_context_make_current`.
    /// [Reference](https://docs.gtk.org/gdk4/method.GLContext.make_current.html)
    @_alwaysEmitIntoClient
    public func makeCurrent() {
        gdk_gl_context_make_current(opaquePointer)
    }

    /// Source: `gdk_gl_context_realize`.
    /// [Reference](https://docs.gtk.org/gdk4/method.GLContext.realize.html)
    @_alwaysEmitIntoClient
    public func realize() throws(GLibError) {
        _ = try GLibError.check { error in
            gdk_gl_context_realize(opaquePointer, error)
        }
    }

    /// Source: `gdk_gl_context_set_required_version`.
    /// [Reference](https://docs.gtk.org/gdk4/method.GLContext.set_required_version.html)
    @_alwaysEmitIntoClient
    public func setRequiredVersion(major: Int, minor: Int) {
        gdk_gl_context_set_required_version(opaquePointer, cInteger(major), cInteger(minor))
    }

    /// Source: `gdk_gl_context_set_use_es`.
    /// [Reference](https://docs.gtk.org/gdk4/method.GLContext.set_use_es.html)
    @_alwaysEmitIntoClient
    public func setUseEs(_ useEs: Int) {
        gdk_gl_context_set_use_es(opaquePointer, cInteger(useEs))
    }

    /// Source: `gdk_gl_context_clear_current`.
    /// [Reference](https://docs.gtk.org/gdk4/type_func.GLContext.clear_current.html)
    @_alwaysEmitIntoClient
    public static func clearCurrent() {
        gdk_gl_context_clear_current()
    }

    /// Source: `gdk_gl_context_get_current`.
    /// [Reference](https://docs.gtk.org/gdk4/type_func.GLContext.get_current.html)
    @_alwaysEmitIntoClient
    public static var current: GLContext? {
        GLContext.wrapping(gdk_gl_context_get_current())
    }
}

/// Source: `GdkAppLaunchContext`.
/// [Reference](https://docs.gtk.org/gdk4/class.AppLaunchContext.html)
open class GdkAppLaunchContext: GioAppLaunchContext {
    /// Unavailable: only C creates instances of this class.
    @_alwaysEmitIntoClient
    @available(*, unavailable, message: "Only C creates instances of this class.")
    public override init() {
        preconditionFailure("Only C creates instances of this class.")
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }
}

extension GdkAppLaunchContext {
    /// Source: `gdk_app_launch_context_get_display`.
    /// [Reference](https://docs.gtk.org/gdk4/property.AppLaunchContext.display.html)
    @_alwaysEmitIntoClient
    public var display: Display {
        Display.wrapping(required: gdk_app_launch_context_get_display(opaquePointer))
    }

    /// Source: `gdk_app_launch_context_set_desktop`.
    /// [Reference](https://docs.gtk.org/gdk4/method.AppLaunchContext.set_desktop.html)
    @_alwaysEmitIntoClient
    public func setDesktop(_ desktop: Int) {
        gdk_app_launch_context_set_desktop(opaquePointer, cInteger(desktop))
    }

    /// Source: `gdk_app_launch_context_set_icon`.
    /// [Reference](https://docs.gtk.org/gdk4/method.AppLaunchContext.set_icon.html)
    @_alwaysEmitIntoClient
    public func setIcon(_ icon: (any Icon)?) {
        gdk_app_launch_context_set_icon(opaquePointer, icon?.opaquePointer)
    }

    /// Source: `gdk_app_launch_context_set_icon_name`.
    /// [Reference](https://docs.gtk.org/gdk4/method.AppLaunchContext.set_icon_name.html)
    @_alwaysEmitIntoClient
    public func setIconName(_ iconName: String?) {
        gdk_app_launch_context_set_icon_name(opaquePointer, cText(ifAny: iconName))
    }

    /// Source: `gdk_app_launch_context_set_timestamp`.
    /// [Reference](https://docs.gtk.org/gdk4/method.AppLaunchContext.set_timestamp.html)
    @_alwaysEmitIntoClient
    public func setTimestamp(_ timestamp: Int) {
        gdk_app_launch_context_set_timestamp(opaquePointer, cInteger(timestamp))
    }
}

/// Source: `GdkDevice`.
/// [Reference](https://docs.gtk.org/gdk4/class.Device.html)
open class GdkDevice: Object {
    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }
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
        Int(gdk_device_get_num_touches(opaquePointer))
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
        Int(gdk_device_get_timestamp(opaquePointer))
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
        _ handler: @escaping @MainActor (DeviceTool) -> Void
    ) -> SignalConnection {
        connect("tool-changed", after: after, handler)
    }
}

/// Source: `GdkGravity`.
/// [Reference](https://docs.gtk.org/gdk4/enum.Gravity.html)
nonisolated public enum GdkGravity: Enumeration {
    /// Source: `GDK_GRAVITY_NORTH_WEST`.
    case northWest
    /// Source: `GDK_GRAVITY_NORTH`.
    case north
    /// Source: `GDK_GRAVITY_NORTH_EAST`.
    case northEast
    /// Source: `GDK_GRAVITY_WEST`.
    case west
    /// Source: `GDK_GRAVITY_CENTER`.
    case center
    /// Source: `GDK_GRAVITY_EAST`.
    case east
    /// Source: `GDK_GRAVITY_SOUTH_WEST`.
    case southWest
    /// Source: `GDK_GRAVITY_SOUTH`.
    case south
    /// Source: `GDK_GRAVITY_SOUTH_EAST`.
    case southEast
    /// Source: `GDK_GRAVITY_STATIC`.
    case `static`
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// All named values.
    public static let allCases: [GdkGravity] = [
        .northWest,
        .north,
        .northEast,
        .west,
        .center,
        .east,
        .southWest,
        .south,
        .southEast,
        .`static`,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case 1: self = .northWest
        case 2: self = .north
        case 3: self = .northEast
        case 4: self = .west
        case 5: self = .center
        case 6: self = .east
        case 7: self = .southWest
        case 8: self = .south
        case 9: self = .southEast
        case 10: self = .`static`
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .northWest: 1
        case .north: 2
        case .northEast: 3
        case .west: 4
        case .center: 5
        case .east: 6
        case .southWest: 7
        case .south: 8
        case .southEast: 9
        case .`static`: 10
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: CGtk.GdkGravity) { self.init(rawValue: Int32(bitPattern: value.rawValue)) }

    @_alwaysEmitIntoClient
    var cValue: CGtk.GdkGravity { CGtk.GdkGravity(rawValue: UInt32(bitPattern: rawValue)) }
}

extension GdkGravity: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: gdk_gravity_get_type()) }
}

/// Source: `GdkRectangle`.
/// [Reference](https://docs.gtk.org/gdk4/struct.Rectangle.html)
nonisolated public struct GdkRectangle: Hashable, Sendable {
    /// Source: `GdkRectangle.x`.
    public var x: Int
    /// Source: `GdkRectangle.y`.
    public var y: Int
    /// Source: `GdkRectangle.width`.
    public var width: Int
    /// Source: `GdkRectangle.height`.
    public var height: Int

    /// Creates a structure from its fields.
    public init(x: Int, y: Int, width: Int, height: Int) {
        self.x = x
        self.y = y
        self.width = width
        self.height = height
    }

    @_alwaysEmitIntoClient
    init(_ value: CGtk.GdkRectangle) {
        x = Int(value.x)
        y = Int(value.y)
        width = Int(value.width)
        height = Int(value.height)
    }

    @_alwaysEmitIntoClient
    var cValue: CGtk.GdkRectangle {
        CGtk.GdkRectangle(x: cInteger(x), y: cInteger(y), width: cInteger(width), height: cInteger(height))
    }
}

extension GdkRectangle: ValueConvertible, NullableValue, OutParameterContent {
    /// The GType of the structure.
    public static var valueType: GType { GType(rawValue: gdk_rectangle_get_type()) }

    /// Source: `g_value_get_boxed`.
    public static func read(from storage: ValueStorage) -> GdkRectangle {
        GdkRectangle(storage.address(of: CGtk.GdkRectangle.self).pointee)
    }

    /// Source: `g_value_set_boxed`.
    public func write(to storage: ValueStorage) {
        var value = cValue
        g_value_set_boxed(storage.pointer, &value)
    }

    /// Returns an out parameter that reads and writes the structure in the storage.
    public static func outParameter(in storage: ValueStorage) -> OutParameter<GdkRectangle> {
        let address = storage.address(of: CGtk.GdkRectangle.self)
        return OutParameter(get: { GdkRectangle(address.pointee) }, set: { address.pointee = $0.cValue })
    }
}

/// Source: `GdkSnapshot`.
/// [Reference](https://docs.gtk.org/gdk4/class.Snapshot.html)
open class GdkSnapshot: Object {
    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }
}

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
        Int(gdk_surface_get_height(opaquePointer))
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
        Int(gdk_surface_get_scale_factor(opaquePointer))
    }

    /// Source: `gdk_surface_get_width`.
    /// [Reference](https://docs.gtk.org/gdk4/property.Surface.width.html)
    @_alwaysEmitIntoClient
    public var width: Int {
        Int(gdk_surface_get_width(opaquePointer))
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

/// Source: `GdkGrabBrokenEvent`.
/// [Reference](https://docs.gtk.org/gdk4/class.GrabBrokenEvent.html)
open class GrabBrokenEvent: Event {
    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    public override class var valueType: GType { GType(rawValue: gdk_grab_broken_event_get_type()) }
}

extension GrabBrokenEvent {
    /// Source: `gdk_grab_broken_event_get_grab_surface`.
    /// [Reference](https://docs.gtk.org/gdk4/method.GrabBrokenEvent.get_grab_surface.html)
    @_alwaysEmitIntoClient
    public var grabSurface: GdkSurface {
        GdkSurface.wrapping(required: gdk_grab_broken_event_get_grab_surface(opaquePointer))
    }

    /// Source: `gdk_grab_broken_event_get_implicit`.
    /// [Reference](https://docs.gtk.org/gdk4/method.GrabBrokenEvent.get_implicit.html)
    @_alwaysEmitIntoClient
    public var implicit: Bool {
        gdk_grab_broken_event_get_implicit(opaquePointer) != 0
    }
}
