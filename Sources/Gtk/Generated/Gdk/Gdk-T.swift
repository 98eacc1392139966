// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GdkTexture`.
/// [Reference](https://docs.gtk.org/gdk4/class.Texture.html)
open class Texture: Object, Paintable, LoadableIcon {
    /// Source: `gdk_texture_new_for_pixbuf`.
    /// [Reference](https://docs.gtk.org/gdk4/ctor.Texture.new_for_pixbuf.html)
    public class func newForPixbuf(_ pixbuf: Pixbuf) -> Texture {
        Texture.wrapping(required: gdk_texture_new_for_pixbuf(pixbuf.opaquePointer), transfer: .full)
    }

    /// Source: `gdk_texture_new_from_bytes`, since GTK 4.6.
    /// [Reference](https://docs.gtk.org/gdk4/ctor.Texture.new_from_bytes.html)
    public class func newFromBytes(_ bytes: Bytes) throws(GLibError) -> Texture {
        let result = try GLibError.check { error in
            gdk_texture_new_from_bytes(bytes.opaquePointer, error)
        }
        return Texture.wrapping(required: result, transfer: .full)
    }

    /// Source: `gdk_texture_new_from_file`.
    /// [Reference](https://docs.gtk.org/gdk4/ctor.Texture.new_from_file.html)
    public class func newFromFile(_ file: any File) throws(GLibError) -> Texture {
        let result = try GLibError.check { error in
            gdk_texture_new_from_file(file.opaquePointer, error)
        }
        return Texture.wrapping(required: result, transfer: .full)
    }

    /// Source: `gdk_texture_new_from_filename`, since GTK 4.6.
    /// [Reference](https://docs.gtk.org/gdk4/ctor.Texture.new_from_filename.html)
    public class func newFromFilename(_ path: String) throws(GLibError) -> Texture {
        let result = try GLibError.check { error in
            gdk_texture_new_from_filename(cText(path), error)
        }
        return Texture.wrapping(required: result, transfer: .full)
    }

    /// Source: `gdk_texture_new_from_resource`.
    /// [Reference](https://docs.gtk.org/gdk4/ctor.Texture.new_from_resource.html)
    public class func newFromResource(_ resourcePath: String) -> Texture {
        Texture.wrapping(required: gdk_texture_new_from_resource(cText(resourcePath)), transfer: .full)
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }
}

extension Texture {
    /// Source: `gdk_texture_get_height`.
    /// [Reference](https://docs.gtk.org/gdk4/property.Texture.height.html)
    @_alwaysEmitIntoClient
    public var height: Int {
        Int(gdk_texture_get_height(opaquePointer))
    }

    /// Source: `gdk_texture_get_width`.
    /// [Reference](https://docs.gtk.org/gdk4/property.Texture.width.html)
    @_alwaysEmitIntoClient
    public var width: Int {
        Int(gdk_texture_get_width(opaquePointer))
    }

    /// Source: `gdk_texture_save_to_png`.
    /// [Reference](https://docs.gtk.org/gdk4/method.Texture.save_to_png.html)
    @_alwaysEmitIntoClient
    public func saveToPng(_ filename: String) -> Bool {
        gdk_texture_save_to_png(opaquePointer, cText(filename)) != 0
    }

    /// Source: `gdk_texture_save_to_png_bytes`, since GTK 4.6.
    /// [Reference](https://docs.gtk.org/gdk4/method.Texture.save_to_png_bytes.html)
    @_alwaysEmitIntoClient
    public func saveToPngBytes() -> Bytes {
        Bytes.wrapping(required: gdk_texture_save_to_png_bytes(opaquePointer), transfer: .full)
    }

    /// Source: `gdk_texture_save_to_tiff`, since GTK 4.6.
    /// [Reference](https://docs.gtk.org/gdk4/method.Texture.save_to_tiff.html)
    @_alwaysEmitIntoClient
    public func saveToTiff(_ filename: String) -> Bool {
        gdk_texture_save_to_tiff(opaquePointer, cText(filename)) != 0
    }

    /// Source: `gdk_texture_save_to_tiff_bytes`, since GTK 4.6.
    /// [Reference](https://docs.gtk.org/gdk4/method.Texture.save_to_tiff_bytes.html)
    @_alwaysEmitIntoClient
    public func saveToTiffBytes() -> Bytes {
        Bytes.wrapping(required: gdk_texture_save_to_tiff_bytes(opaquePointer), transfer: .full)
    }
}

/// Source: `GdkTitlebarGesture`, since GTK 4.4.
/// [Reference](https://docs.gtk.org/gdk4/enum.TitlebarGesture.html)
nonisolated public enum TitlebarGesture: Enumeration {
    /// Source: `GDK_TITLEBAR_GESTURE_DOUBLE_CLICK`.
    case doubleClick
    /// Source: `GDK_TITLEBAR_GESTURE_RIGHT_CLICK`.
    case rightClick
    /// Source: `GDK_TITLEBAR_GESTURE_MIDDLE_CLICK`.
    case middleClick
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// All named values.
    public static let allCases: [TitlebarGesture] = [
        .doubleClick,
        .rightClick,
        .middleClick,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case 1: self = .doubleClick
        case 2: self = .rightClick
        case 3: self = .middleClick
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .doubleClick: 1
        case .rightClick: 2
        case .middleClick: 3
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: GdkTitlebarGesture) { self.init(rawValue: Int32(bitPattern: value.rawValue)) }

    @_alwaysEmitIntoClient
    var cValue: GdkTitlebarGesture { GdkTitlebarGesture(rawValue: UInt32(bitPattern: rawValue)) }
}

extension TitlebarGesture: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: gdk_titlebar_gesture_get_type()) }
}

/// Source: `GdkToplevel`.
/// [Reference](https://docs.gtk.org/gdk4/iface.Toplevel.html)
public protocol Toplevel: GdkSurface {}

extension Toplevel {
    /// Source: the property `GdkToplevel:decorated`.
    /// [Reference](https://docs.gtk.org/gdk4/property.Toplevel.decorated.html)
    @_alwaysEmitIntoClient
    public var decorated: Bool {
        get {
            self[property: "decorated"]
        }
        set {
            self[property: "decorated"] = newValue
        }
    }

    /// Source: the property `GdkToplevel:deletable`.
    /// [Reference](https://docs.gtk.org/gdk4/property.Toplevel.deletable.html)
    @_alwaysEmitIntoClient
    public var deletable: Bool {
        get {
            self[property: "deletable"]
        }
        set {
            self[property: "deletable"] = newValue
        }
    }

    /// Source: the property `GdkToplevel:fullscreen-mode`.
    /// [Reference](https://docs.gtk.org/gdk4/property.Toplevel.fullscreen-mode.html)
    @_alwaysEmitIntoClient
    public var fullscreenMode: FullscreenMode {
        get {
            self[property: "fullscreen-mode"]
        }
        set {
            self[property: "fullscreen-mode"] = newValue
        }
    }

    /// Source: the property `GdkToplevel:modal`.
    /// [Reference](https://docs.gtk.org/gdk4/property.Toplevel.modal.html)
    @_alwaysEmitIntoClient
    public var modal: Bool {
        get {
            self[property: "modal"]
        }
        set {
            self[property: "modal"] = newValue
        }
    }

    /// Source: the property `GdkToplevel:shortcuts-inhibited`.
    /// [Reference](https://docs.gtk.org/gdk4/property.Toplevel.shortcuts-inhibited.html)
    @_alwaysEmitIntoClient
    public var shortcutsInhibited: Bool {
        self[property: "shortcuts-inhibited"]
    }

    /// Source: the property `GdkToplevel:startup-id`.
    /// [Reference](https://docs.gtk.org/gdk4/property.Toplevel.startup-id.html)
    @_alwaysEmitIntoClient
    public var startupId: String? {
        get {
            self[property: "startup-id"]
        }
        set {
            self[property: "startup-id"] = newValue
        }
    }

    /// Source: `gdk_toplevel_get_state`.
    /// [Reference](https://docs.gtk.org/gdk4/property.Toplevel.state.html)
    @_alwaysEmitIntoClient
    public var state: ToplevelState {
        ToplevelState(gdk_toplevel_get_state(opaquePointer))
    }

    /// Source: the property `GdkToplevel:title`.
    /// [Reference](https://docs.gtk.org/gdk4/property.Toplevel.title.html)
    @_alwaysEmitIntoClient
    public var title: String? {
        get {
            self[property: "title"]
        }
        set {
            self[property: "title"] = newValue
        }
    }

    /// Source: the property `GdkToplevel:transient-for`.
    /// [Reference](https://docs.gtk.org/gdk4/property.Toplevel.transient-for.html)
    @_alwaysEmitIntoClient
    public var transientFor: GdkSurface? {
        get {
            self[property: "transient-for"]
        }
        set {
            self[property: "transient-for"] = newValue
        }
    }

    /// Source: `gdk_toplevel_begin_move`.
    /// [Reference](https://docs.gtk.org/gdk4/method.Toplevel.begin_move.html)
    @_alwaysEmitIntoClient
    public func beginMove(_ device: GdkDevice, button: Int, x: Double, y: Double, timestamp: Int) {
        gdk_toplevel_begin_move(opaquePointer, device.opaquePointer, cInteger(button), x, y, cInteger(timestamp))
    }

    /// Source: `gdk_toplevel_begin_resize`.
    /// [Reference](https://docs.gtk.org/gdk4/method.Toplevel.begin_resize.html)
    @_alwaysEmitIntoClient
    public func beginResize(
        _ edge: SurfaceEdge,
        device: GdkDevice? = nil,
        button: Int,
        x: Double,
        y: Double,
        timestamp: Int
    ) {
        gdk_toplevel_begin_resize(
            opaquePointer,
            edge.cValue,
            device?.opaquePointer,
            cInteger(button),
            x,
            y,
            cInteger(timestamp)
        )
    }

    /// Source: `gdk_toplevel_focus`.
    /// [Reference](https://docs.gtk.org/gdk4/method.Toplevel.focus.html)
    @_alwaysEmitIntoClient
    public func focus(_ timestamp: Int) {
        gdk_toplevel_focus(opaquePointer, cInteger(timestamp))
    }

    /// Source: `gdk_toplevel_inhibit_system_shortcuts`.
    /// [Reference](https://docs.gtk.org/gdk4/method.Toplevel.inhibit_system_shortcuts.html)
    @_alwaysEmitIntoClient
    public func inhibitSystemShortcuts(_ event: Event? = nil) {
        gdk_toplevel_inhibit_system_shortcuts(opaquePointer, event?.opaquePointer)
    }

    /// Source: `gdk_toplevel_lower`.
    /// [Reference](https://docs.gtk.org/gdk4/method.Toplevel.lower.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func lower() -> Bool {
        gdk_toplevel_lower(opaquePointer) != 0
    }

    /// Source: `gdk_toplevel_minimize`.
    /// [Reference](https://docs.gtk.org/gdk4/method.Toplevel.minimize.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func minimize() -> Bool {
        gdk_toplevel_minimize(opaquePointer) != 0
    }

    /// Source: `gdk_toplevel_present`.
    /// [Reference](https://docs.gtk.org/gdk4/method.Toplevel.present.html)
    @_alwaysEmitIntoClient
    public func present(_ layout: ToplevelLayout) {
        gdk_toplevel_present(opaquePointer, layout.opaquePointer)
    }

    /// Source: `gdk_toplevel_restore_system_shortcuts`.
    /// [Reference](https://docs.gtk.org/gdk4/method.Toplevel.restore_system_shortcuts.html)
    @_alwaysEmitIntoClient
    public func restoreSystemShortcuts() {
        gdk_toplevel_restore_system_shortcuts(opaquePointer)
    }

    /// Source: `gdk_toplevel_set_startup_id`.
    /// [Reference](https://docs.gtk.org/gdk4/method.Toplevel.set_startup_id.html)
    @_alwaysEmitIntoClient
    public func setStartupId(_ startupId: String) {
        gdk_toplevel_set_startup_id(opaquePointer, cText(startupId))
    }

    /// Source: `gdk_toplevel_set_title`.
    /// [Reference](https://docs.gtk.org/gdk4/method.Toplevel.set_title.html)
    @_alwaysEmitIntoClient
    public func setTitle(_ title: String) {
        gdk_toplevel_set_title(opaquePointer, cText(title))
    }

    /// Source: `gdk_toplevel_set_transient_for`.
    /// [Reference](https://docs.gtk.org/gdk4/method.Toplevel.set_transient_for.html)
    @_alwaysEmitIntoClient
    public func setTransientFor(_ parent: GdkSurface) {
        gdk_toplevel_set_transient_for(opaquePointer, parent.opaquePointer)
    }

    /// Source: `gdk_toplevel_show_window_menu`.
    /// [Reference](https://docs.gtk.org/gdk4/method.Toplevel.show_window_menu.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func showWindowMenu(_ event: Event) -> Bool {
        gdk_toplevel_show_window_menu(opaquePointer, event.opaquePointer) != 0
    }

    /// Source: `gdk_toplevel_supports_edge_constraints`.
    /// [Reference](https://docs.gtk.org/gdk4/method.Toplevel.supports_edge_constraints.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func supportsEdgeConstraints() -> Bool {
        gdk_toplevel_supports_edge_constraints(opaquePointer) != 0
    }

    /// Source: `gdk_toplevel_titlebar_gesture`, since GTK 4.4.
    /// [Reference](https://docs.gtk.org/gdk4/method.Toplevel.titlebar_gesture.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func titlebarGesture(_ gesture: TitlebarGesture) -> Bool {
        gdk_toplevel_titlebar_gesture(opaquePointer, gesture.cValue) != 0
    }
}

/// An object of a private C class that implements ``Toplevel``.
///
/// The functions of the C interface are static members of this class.
public final class AnyToplevel: GdkSurface, Toplevel {
    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }
}

/// Source: `GdkToplevelLayout`.
/// [Reference](https://docs.gtk.org/gdk4/struct.ToplevelLayout.html)
public final class ToplevelLayout: Boxed {
    public override class var valueType: GType { GType(rawValue: gdk_toplevel_layout_get_type()) }

    /// Source: `gdk_toplevel_layout_new`.
    /// [Reference](https://docs.gtk.org/gdk4/ctor.ToplevelLayout.new.html)
    @_alwaysEmitIntoClient
    public convenience init() {
        self.init(instance: CInstance(gdk_toplevel_layout_new()), transfer: .full)
    }

    /// Source: `gdk_toplevel_layout_get_fullscreen_monitor`.
    /// [Reference](https://docs.gtk.org/gdk4/method.ToplevelLayout.get_fullscreen_monitor.html)
    @_alwaysEmitIntoClient
    public var fullscreenMonitor: Monitor? {
        Monitor.wrapping(gdk_toplevel_layout_get_fullscreen_monitor(opaquePointer))
    }

    /// Source: `gdk_toplevel_layout_get_resizable`, `gdk_toplevel_layout_set_resizable`.
    /// [Reference](https://docs.gtk.org/gdk4/method.ToplevelLayout.get_resizable.html)
    @_alwaysEmitIntoClient
    public var resizable: Bool {
        get {
            gdk_toplevel_layout_get_resizable(opaquePointer) != 0
        }
        set {
            gdk_toplevel_layout_set_resizable(opaquePointer, newValue ? 1 : 0)
        }
    }

    /// Source: `gdk_toplevel_layout_copy`.
    /// [Reference](https://docs.gtk.org/gdk4/method.ToplevelLayout.copy.html)
    @_alwaysEmitIntoClient
    public func copy() -> ToplevelLayout {
        ToplevelLayout.wrapping(required: gdk_toplevel_layout_copy(opaquePointer), transfer: .full)
    }

    /// Source: `gdk_toplevel_layout_equal`.
    /// [Reference](https://docs.gtk.org/gdk4/method.ToplevelLayout.equal.html)
    @_alwaysEmitIntoClient
    public func equal(_ other: ToplevelLayout) -> Bool {
        gdk_toplevel_layout_equal(opaquePointer, other.opaquePointer) != 0
    }

    /// Source: `gdk_toplevel_layout_get_fullscreen`.
    /// [Reference](https://docs.gtk.org/gdk4/method.ToplevelLayout.get_fullscreen.html)
    @_alwaysEmitIntoClient
    public func fullscreen() -> Bool? {
        var fullscreen: gboolean = 0
        guard gdk_toplevel_layout_get_fullscreen(opaquePointer, &fullscreen) != 0 else { return nil }
        return fullscreen != 0
    }

    /// Source: `gdk_toplevel_layout_get_maximized`.
    /// [Reference](https://docs.gtk.org/gdk4/method.ToplevelLayout.get_maximized.html)
    @_alwaysEmitIntoClient
    public func maximized() -> Bool? {
        var maximized: gboolean = 0
        guard gdk_toplevel_layout_get_maximized(opaquePointer, &maximized) != 0 else { return nil }
        return maximized != 0
    }

    /// Source: `gdk_toplevel_layout_set_fullscreen`.
    /// [Reference](https://docs.gtk.org/gdk4/method.ToplevelLayout.set_fullscreen.html)
    @_alwaysEmitIntoClient
    public func setFullscreen(fullscreen: Bool, monitor: Monitor? = nil) {
        gdk_toplevel_layout_set_fullscreen(opaquePointer, fullscreen ? 1 : 0, monitor?.opaquePointer)
    }

    /// Source: `gdk_toplevel_layout_set_maximized`.
    /// [Reference](https://docs.gtk.org/gdk4/method.ToplevelLayout.set_maximized.html)
    @_alwaysEmitIntoClient
    public func setMaximized(_ maximized: Bool) {
        gdk_toplevel_layout_set_maximized(opaquePointer, maximized ? 1 : 0)
    }
}

/// Source: `GdkToplevelState`.
/// [Reference](https://docs.gtk.org/gdk4/flags.ToplevelState.html)
nonisolated public struct ToplevelState: FlagSet {
    /// The bits of the C flags.
    public let rawValue: UInt32

    /// Creates a set from the bits of the C flags.
    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// Source: `GDK_TOPLEVEL_STATE_MINIMIZED`.
    @_alwaysEmitIntoClient
    public static var minimized: ToplevelState { ToplevelState(rawValue: 0x1) }
    /// Source: `GDK_TOPLEVEL_STATE_MAXIMIZED`.
    @_alwaysEmitIntoClient
    public static var maximized: ToplevelState { ToplevelState(rawValue: 0x2) }
    /// Source: `GDK_TOPLEVEL_STATE_STICKY`.
    @_alwaysEmitIntoClient
    public static var sticky: ToplevelState { ToplevelState(rawValue: 0x4) }
    /// Source: `GDK_TOPLEVEL_STATE_FULLSCREEN`.
    @_alwaysEmitIntoClient
    public static var fullscreen: ToplevelState { ToplevelState(rawValue: 0x8) }
    /// Source: `GDK_TOPLEVEL_STATE_ABOVE`.
    @_alwaysEmitIntoClient
    public static var above: ToplevelState { ToplevelState(rawValue: 0x10) }
    /// Source: `GDK_TOPLEVEL_STATE_BELOW`.
    @_alwaysEmitIntoClient
    public static var below: ToplevelState { ToplevelState(rawValue: 0x20) }
    /// Source: `GDK_TOPLEVEL_STATE_FOCUSED`.
    @_alwaysEmitIntoClient
    public static var focused: ToplevelState { ToplevelState(rawValue: 0x40) }
    /// Source: `GDK_TOPLEVEL_STATE_TILED`.
    @_alwaysEmitIntoClient
    public static var tiled: ToplevelState { ToplevelState(rawValue: 0x80) }
    /// Source: `GDK_TOPLEVEL_STATE_TOP_TILED`.
    @_alwaysEmitIntoClient
    public static var topTiled: ToplevelState { ToplevelState(rawValue: 0x100) }
    /// Source: `GDK_TOPLEVEL_STATE_TOP_RESIZABLE`.
    @_alwaysEmitIntoClient
    public static var topResizable: ToplevelState { ToplevelState(rawValue: 0x200) }
    /// Source: `GDK_TOPLEVEL_STATE_RIGHT_TILED`.
    @_alwaysEmitIntoClient
    public static var rightTiled: ToplevelState { ToplevelState(rawValue: 0x400) }
    /// Source: `GDK_TOPLEVEL_STATE_RIGHT_RESIZABLE`.
    @_alwaysEmitIntoClient
    public static var rightResizable: ToplevelState { ToplevelState(rawValue: 0x800) }
    /// Source: `GDK_TOPLEVEL_STATE_BOTTOM_TILED`.
    @_alwaysEmitIntoClient
    public static var bottomTiled: ToplevelState { ToplevelState(rawValue: 0x1000) }
    /// Source: `GDK_TOPLEVEL_STATE_BOTTOM_RESIZABLE`.
    @_alwaysEmitIntoClient
    public static var bottomResizable: ToplevelState { ToplevelState(rawValue: 0x2000) }
    /// Source: `GDK_TOPLEVEL_STATE_LEFT_TILED`.
    @_alwaysEmitIntoClient
    public static var leftTiled: ToplevelState { ToplevelState(rawValue: 0x4000) }
    /// Source: `GDK_TOPLEVEL_STATE_LEFT_RESIZABLE`.
    @_alwaysEmitIntoClient
    public static var leftResizable: ToplevelState { ToplevelState(rawValue: 0x8000) }

    @_alwaysEmitIntoClient
    init(_ value: GdkToplevelState) { self.init(rawValue: value.rawValue) }

    @_alwaysEmitIntoClient
    var cValue: GdkToplevelState { GdkToplevelState(rawValue: rawValue) }
}

extension ToplevelState: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: gdk_toplevel_state_get_type()) }
}

/// Source: `GdkTouchEvent`.
/// [Reference](https://docs.gtk.org/gdk4/class.TouchEvent.html)
open class TouchEvent: Event {
    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    public override class var valueType: GType { GType(rawValue: gdk_touch_event_get_type()) }
}

extension TouchEvent {
    /// Source: `gdk_touch_event_get_emulating_pointer`.
    /// [Reference](https://docs.gtk.org/gdk4/method.TouchEvent.get_emulating_pointer.html)
    @_alwaysEmitIntoClient
    public var emulatingPointer: Bool {
        gdk_touch_event_get_emulating_pointer(opaquePointer) != 0
    }
}

/// Source: `GdkTouchpadEvent`.
/// [Reference](https://docs.gtk.org/gdk4/class.TouchpadEvent.html)
open class TouchpadEvent: Event {
    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    public override class var valueType: GType { GType(rawValue: gdk_touchpad_event_get_type()) }
}

extension TouchpadEvent {
    /// Source: `gdk_touchpad_event_get_gesture_phase`.
    /// [Reference](https://docs.gtk.org/gdk4/method.TouchpadEvent.get_gesture_phase.html)
    @_alwaysEmitIntoClient
    public var gesturePhase: TouchpadGesturePhase {
        TouchpadGesturePhase(gdk_touchpad_event_get_gesture_phase(opaquePointer))
    }

    /// Source: `gdk_touchpad_event_get_n_fingers`.
    /// [Reference](https://docs.gtk.org/gdk4/method.TouchpadEvent.get_n_fingers.html)
    @_alwaysEmitIntoClient
    public var nFingers: Int {
        Int(gdk_touchpad_event_get_n_fingers(opaquePointer))
    }

    /// Source: `gdk_touchpad_event_get_pinch_angle_delta`.
    /// [Reference](https://docs.gtk.org/gdk4/method.TouchpadEvent.get_pinch_angle_delta.html)
    @_alwaysEmitIntoClient
    public var pinchAngleDelta: Double {
        gdk_touchpad_event_get_pinch_angle_delta(opaquePointer)
    }

    /// Source: `gdk_touchpad_event_get_pinch_scale`.
    /// [Reference](https://docs.gtk.org/gdk4/method.TouchpadEvent.get_pinch_scale.html)
    @_alwaysEmitIntoClient
    public var pinchScale: Double {
        gdk_touchpad_event_get_pinch_scale(opaquePointer)
    }

    /// Source: `gdk_touchpad_event_get_deltas`.
    /// [Reference](https://docs.gtk.org/gdk4/method.TouchpadEvent.get_deltas.html)
    @_alwaysEmitIntoClient
    public func deltas() -> (dx: Double, dy: Double) {
        var dx: Double = 0
        var dy: Double = 0
        gdk_touchpad_event_get_deltas(opaquePointer, &dx, &dy)
        return (dx, dy)
    }
}

/// Source: `GdkTouchpadGesturePhase`.
/// [Reference](https://docs.gtk.org/gdk4/enum.TouchpadGesturePhase.html)
nonisolated public enum TouchpadGesturePhase: Enumeration {
    /// Source: `GDK_TOUCHPAD_GESTURE_PHASE_BEGIN`.
    case begin
    /// Source: `GDK_TOUCHPAD_GESTURE_PHASE_UPDATE`.
    case update
    /// Source: `GDK_TOUCHPAD_GESTURE_PHASE_END`.
    case end
    /// Source: `GDK_TOUCHPAD_GESTURE_PHASE_CANCEL`.
    case cancel
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// All named values.
    public static let allCases: [TouchpadGesturePhase] = [
        .begin,
        .update,
        .end,
        .cancel,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .begin
        case 1: self = .update
        case 2: self = .end
        case 3: self = .cancel
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .begin: 0
        case .update: 1
        case .end: 2
        case .cancel: 3
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: GdkTouchpadGesturePhase) { self.init(rawValue: Int32(bitPattern: value.rawValue)) }

    @_alwaysEmitIntoClient
    var cValue: GdkTouchpadGesturePhase { GdkTouchpadGesturePhase(rawValue: UInt32(bitPattern: rawValue)) }
}

extension TouchpadGesturePhase: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: gdk_touchpad_gesture_phase_get_type()) }
}
