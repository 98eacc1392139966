// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GdkAnchorHints`.
/// [Reference](https://docs.gtk.org/gdk4/flags.AnchorHints.html)
nonisolated public struct AnchorHints: FlagSet {
    /// The bits of the C flags.
    public let rawValue: UInt32

    /// Creates a set from the bits of the C flags.
    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// Source: `GDK_ANCHOR_FLIP_X`.
    @_alwaysEmitIntoClient
    public static var flipX: AnchorHints { AnchorHints(rawValue: 0x1) }
    /// Source: `GDK_ANCHOR_FLIP_Y`.
    @_alwaysEmitIntoClient
    public static var flipY: AnchorHints { AnchorHints(rawValue: 0x2) }
    /// Source: `GDK_ANCHOR_SLIDE_X`.
    @_alwaysEmitIntoClient
    public static var slideX: AnchorHints { AnchorHints(rawValue: 0x4) }
    /// Source: `GDK_ANCHOR_SLIDE_Y`.
    @_alwaysEmitIntoClient
    public static var slideY: AnchorHints { AnchorHints(rawValue: 0x8) }
    /// Source: `GDK_ANCHOR_RESIZE_X`.
    @_alwaysEmitIntoClient
    public static var resizeX: AnchorHints { AnchorHints(rawValue: 0x10) }
    /// Source: `GDK_ANCHOR_RESIZE_Y`.
    @_alwaysEmitIntoClient
    public static var resizeY: AnchorHints { AnchorHints(rawValue: 0x20) }
    /// Source: `GDK_ANCHOR_FLIP`.
    @_alwaysEmitIntoClient
    public static var flip: AnchorHints { AnchorHints(rawValue: 0x3) }
    /// Source: `GDK_ANCHOR_SLIDE`.
    @_alwaysEmitIntoClient
    public static var slide: AnchorHints { AnchorHints(rawValue: 0xc) }
    /// Source: `GDK_ANCHOR_RESIZE`.
    @_alwaysEmitIntoClient
    public static var resize: AnchorHints { AnchorHints(rawValue: 0x30) }

    @_alwaysEmitIntoClient
    init(_ value: GdkAnchorHints) { self.init(rawValue: value.rawValue) }

    @_alwaysEmitIntoClient
    var cValue: GdkAnchorHints { GdkAnchorHints(rawValue: rawValue) }
}

extension AnchorHints: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: gdk_anchor_hints_get_type()) }
}

/// Source: `GdkAxisFlags`.
/// [Reference](https://docs.gtk.org/gdk4/flags.AxisFlags.html)
nonisolated public struct AxisFlags: FlagSet {
    /// The bits of the C flags.
    public let rawValue: UInt32

    /// Creates a set from the bits of the C flags.
    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// Source: `GDK_AXIS_FLAG_X`.
    @_alwaysEmitIntoClient
    public static var x: AxisFlags { AxisFlags(rawValue: 0x2) }
    /// Source: `GDK_AXIS_FLAG_Y`.
    @_alwaysEmitIntoClient
    public static var y: AxisFlags { AxisFlags(rawValue: 0x4) }
    /// Source: `GDK_AXIS_FLAG_DELTA_X`.
    @_alwaysEmitIntoClient
    public static var deltaX: AxisFlags { AxisFlags(rawValue: 0x8) }
    /// Source: `GDK_AXIS_FLAG_DELTA_Y`.
    @_alwaysEmitIntoClient
    public static var deltaY: AxisFlags { AxisFlags(rawValue: 0x10) }
    /// Source: `GDK_AXIS_FLAG_PRESSURE`.
    @_alwaysEmitIntoClient
    public static var pressure: AxisFlags { AxisFlags(rawValue: 0x20) }
    /// Source: `GDK_AXIS_FLAG_XTILT`.
    @_alwaysEmitIntoClient
    public static var xtilt: AxisFlags { AxisFlags(rawValue: 0x40) }
    /// Source: `GDK_AXIS_FLAG_YTILT`.
    @_alwaysEmitIntoClient
    public static var ytilt: AxisFlags { AxisFlags(rawValue: 0x80) }
    /// Source: `GDK_AXIS_FLAG_WHEEL`.
    @_alwaysEmitIntoClient
    public static var wheel: AxisFlags { AxisFlags(rawValue: 0x100) }
    /// Source: `GDK_AXIS_FLAG_DISTANCE`.
    @_alwaysEmitIntoClient
    public static var distance: AxisFlags { AxisFlags(rawValue: 0x200) }
    /// Source: `GDK_AXIS_FLAG_ROTATION`.
    @_alwaysEmitIntoClient
    public static var rotation: AxisFlags { AxisFlags(rawValue: 0x400) }
    /// Source: `GDK_AXIS_FLAG_SLIDER`.
    @_alwaysEmitIntoClient
    public static var slider: AxisFlags { AxisFlags(rawValue: 0x800) }

    @_alwaysEmitIntoClient
    init(_ value: GdkAxisFlags) { self.init(rawValue: value.rawValue) }

    @_alwaysEmitIntoClient
    var cValue: GdkAxisFlags { GdkAxisFlags(rawValue: rawValue) }
}

extension AxisFlags: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: gdk_axis_flags_get_type()) }
}

/// Source: `GdkAxisUse`.
/// [Reference](https://docs.gtk.org/gdk4/enum.AxisUse.html)
nonisolated public enum AxisUse: Enumeration {
    /// Source: `GDK_AXIS_IGNORE`.
    case ignore
    /// Source: `GDK_AXIS_X`.
    case x
    /// Source: `GDK_AXIS_Y`.
    case y
    /// Source: `GDK_AXIS_DELTA_X`.
    case deltaX
    /// Source: `GDK_AXIS_DELTA_Y`.
    case deltaY
    /// Source: `GDK_AXIS_PRESSURE`.
    case pressure
    /// Source: `GDK_AXIS_XTILT`.
    case xtilt
    /// Source: `GDK_AXIS_YTILT`.
    case ytilt
    /// Source: `GDK_AXIS_WHEEL`.
    case wheel
    /// Source: `GDK_AXIS_DISTANCE`.
    case distance
    /// Source: `GDK_AXIS_ROTATION`.
    case rotation
    /// Source: `GDK_AXIS_SLIDER`.
    case slider
    /// Source: `GDK_AXIS_LAST`.
    case last
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// All named values.
    public static let allCases: [AxisUse] = [
        .ignore,
        .x,
        .y,
        .deltaX,
        .deltaY,
        .pressure,
        .xtilt,
        .ytilt,
        .wheel,
        .distance,
        .rotation,
        .slider,
        .last,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .ignore
        case 1: self = .x
        case 2: self = .y
        case 3: self = .deltaX
        case 4: self = .deltaY
        case 5: self = .pressure
        case 6: self = .xtilt
        case 7: self = .ytilt
        case 8: self = .wheel
        case 9: self = .distance
        case 10: self = .rotation
        case 11: self = .slider
        case 12: self = .last
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .ignore: 0
        case .x: 1
        case .y: 2
        case .deltaX: 3
        case .deltaY: 4
        case .pressure: 5
        case .xtilt: 6
        case .ytilt: 7
        case .wheel: 8
        case .distance: 9
        case .rotation: 10
        case .slider: 11
        case .last: 12
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: GdkAxisUse) { self.init(rawValue: Int32(bitPattern: value.rawValue)) }

    @_alwaysEmitIntoClient
    var cValue: GdkAxisUse { GdkAxisUse(rawValue: UInt32(bitPattern: rawValue)) }
}

extension AxisUse: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: gdk_axis_use_get_type()) }
}

/// Source: `GdkCrossingMode`.
/// [Reference](https://docs.gtk.org/gdk4/enum.CrossingMode.html)
nonisolated public enum CrossingMode: Enumeration {
    /// Source: `GDK_CROSSING_NORMAL`.
    case normal
    /// Source: `GDK_CROSSING_GRAB`.
    case grab
    /// Source: `GDK_CROSSING_UNGRAB`.
    case ungrab
    /// Source: `GDK_CROSSING_GTK_GRAB`.
    case gtkGrab
    /// Source: `GDK_CROSSING_GTK_UNGRAB`.
    case gtkUngrab
    /// Source: `GDK_CROSSING_STATE_CHANGED`.
    case stateChanged
    /// Source: `GDK_CROSSING_TOUCH_BEGIN`.
    case touchBegin
    /// Source: `GDK_CROSSING_TOUCH_END`.
    case touchEnd
    /// Source: `GDK_CROSSING_DEVICE_SWITCH`.
    case deviceSwitch
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// All named values.
    public static let allCases: [CrossingMode] = [
        .normal,
        .grab,
        .ungrab,
        .gtkGrab,
        .gtkUngrab,
        .stateChanged,
        .touchBegin,
        .touchEnd,
        .deviceSwitch,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .normal
        case 1: self = .grab
        case 2: self = .ungrab
        case 3: self = .gtkGrab
        case 4: self = .gtkUngrab
        case 5: self = .stateChanged
        case 6: self = .touchBegin
        case 7: self = .touchEnd
        case 8: self = .deviceSwitch
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .normal: 0
        case .grab: 1
        case .ungrab: 2
        case .gtkGrab: 3
        case .gtkUngrab: 4
        case .stateChanged: 5
        case .touchBegin: 6
        case .touchEnd: 7
        case .deviceSwitch: 8
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: GdkCrossingMode) { self.init(rawValue: Int32(bitPattern: value.rawValue)) }

    @_alwaysEmitIntoClient
    var cValue: GdkCrossingMode { GdkCrossingMode(rawValue: UInt32(bitPattern: rawValue)) }
}

extension CrossingMode: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: gdk_crossing_mode_get_type()) }
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

/// Source: `GdkEventType`.
/// [Reference](https://docs.gtk.org/gdk4/enum.EventType.html)
nonisolated public enum EventType: Enumeration {
    /// Source: `GDK_DELETE`.
    case delete
    /// Source: `GDK_MOTION_NOTIFY`.
    case motionNotify
    /// Source: `GDK_BUTTON_PRESS`.
    case buttonPress
    /// Source: `GDK_BUTTON_RELEASE`.
    case buttonRelease
    /// Source: `GDK_KEY_PRESS`.
    case keyPress
    /// Source: `GDK_KEY_RELEASE`.
    case keyRelease
    /// Source: `GDK_ENTER_NOTIFY`.
    case enterNotify
    /// Source: `GDK_LEAVE_NOTIFY`.
    case leaveNotify
    /// Source: `GDK_FOCUS_CHANGE`.
    case focusChange
    /// Source: `GDK_PROXIMITY_IN`.
    case proximityIn
    /// Source: `GDK_PROXIMITY_OUT`.
    case proximityOut
    /// Source: `GDK_DRAG_ENTER`.
    case dragEnter
    /// Source: `GDK_DRAG_LEAVE`.
    case dragLeave
    /// Source: `GDK_DRAG_MOTION`.
    case dragMotion
    /// Source: `GDK_DROP_START`.
    case dropStart
    /// Source: `GDK_SCROLL`.
    case scroll
    /// Source: `GDK_GRAB_BROKEN`.
    case grabBroken
    /// Source: `GDK_TOUCH_BEGIN`.
    case touchBegin
    /// Source: `GDK_TOUCH_UPDATE`.
    case touchUpdate
    /// Source: `GDK_TOUCH_END`.
    case touchEnd
    /// Source: `GDK_TOUCH_CANCEL`.
    case touchCancel
    /// Source: `GDK_TOUCHPAD_SWIPE`.
    case touchpadSwipe
    /// Source: `GDK_TOUCHPAD_PINCH`.
    case touchpadPinch
    /// Source: `GDK_PAD_BUTTON_PRESS`.
    case padButtonPress
    /// Source: `GDK_PAD_BUTTON_RELEASE`.
    case padButtonRelease
    /// Source: `GDK_PAD_RING`.
    case padRing
    /// Source: `GDK_PAD_STRIP`.
    case padStrip
    /// Source: `GDK_PAD_GROUP_MODE`.
    case padGroupMode
    /// Source: `GDK_TOUCHPAD_HOLD`.
    case touchpadHold
    /// Source: `GDK_EVENT_LAST`.
    case eventLast
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// All named values.
    public static let allCases: [EventType] = [
        .delete,
        .motionNotify,
        .buttonPress,
        .buttonRelease,
        .keyPress,
        .keyRelease,
        .enterNotify,
        .leaveNotify,
        .focusChange,
        .proximityIn,
        .proximityOut,
        .dragEnter,
        .dragLeave,
        .dragMotion,
        .dropStart,
        .scroll,
        .grabBroken,
        .touchBegin,
        .touchUpdate,
        .touchEnd,
        .touchCancel,
        .touchpadSwipe,
        .touchpadPinch,
        .padButtonPress,
        .padButtonRelease,
        .padRing,
        .padStrip,
        .padGroupMode,
        .touchpadHold,
        .eventLast,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .delete
        case 1: self = .motionNotify
        case 2: self = .buttonPress
        case 3: self = .buttonRelease
        case 4: self = .keyPress
        case 5: self = .keyRelease
        case 6: self = .enterNotify
        case 7: self = .leaveNotify
        case 8: self = .focusChange
        case 9: self = .proximityIn
        case 10: self = .proximityOut
        case 11: self = .dragEnter
        case 12: self = .dragLeave
        case 13: self = .dragMotion
        case 14: self = .dropStart
        case 15: self = .scroll
        case 16: self = .grabBroken
        case 17: self = .touchBegin
        case 18: self = .touchUpdate
        case 19: self = .touchEnd
        case 20: self = .touchCancel
        case 21: self = .touchpadSwipe
        case 22: self = .touchpadPinch
        case 23: self = .padButtonPress
        case 24: self = .padButtonRelease
        case 25: self = .padRing
        case 26: self = .padStrip
        case 27: self = .padGroupMode
        case 28: self = .touchpadHold
        case 29: self = .eventLast
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .delete: 0
        case .motionNotify: 1
        case .buttonPress: 2
        case .buttonRelease: 3
        case .keyPress: 4
        case .keyRelease: 5
        case .enterNotify: 6
        case .leaveNotify: 7
        case .focusChange: 8
        case .proximityIn: 9
        case .proximityOut: 10
        case .dragEnter: 11
        case .dragLeave: 12
        case .dragMotion: 13
        case .dropStart: 14
        case .scroll: 15
        case .grabBroken: 16
        case .touchBegin: 17
        case .touchUpdate: 18
        case .touchEnd: 19
        case .touchCancel: 20
        case .touchpadSwipe: 21
        case .touchpadPinch: 22
        case .padButtonPress: 23
        case .padButtonRelease: 24
        case .padRing: 25
        case .padStrip: 26
        case .padGroupMode: 27
        case .touchpadHold: 28
        case .eventLast: 29
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: GdkEventType) { self.init(rawValue: Int32(bitPattern: value.rawValue)) }

    @_alwaysEmitIntoClient
    var cValue: GdkEventType { GdkEventType(rawValue: UInt32(bitPattern: rawValue)) }
}

extension EventType: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: gdk_event_type_get_type()) }
}

/// Source: `GdkFrameClockPhase`.
/// [Reference](https://docs.gtk.org/gdk4/flags.FrameClockPhase.html)
nonisolated public struct FrameClockPhase: FlagSet {
    /// The bits of the C flags.
    public let rawValue: UInt32

    /// Creates a set from the bits of the C flags.
    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// Source: `GDK_FRAME_CLOCK_PHASE_FLUSH_EVENTS`.
    @_alwaysEmitIntoClient
    public static var flushEvents: FrameClockPhase { FrameClockPhase(rawValue: 0x1) }
    /// Source: `GDK_FRAME_CLOCK_PHASE_BEFORE_PAINT`.
    @_alwaysEmitIntoClient
    public static var beforePaint: FrameClockPhase { FrameClockPhase(rawValue: 0x2) }
    /// Source: `GDK_FRAME_CLOCK_PHASE_UPDATE`.
    @_alwaysEmitIntoClient
    public static var update: FrameClockPhase { FrameClockPhase(rawValue: 0x4) }
    /// Source: `GDK_FRAME_CLOCK_PHASE_LAYOUT`.
    @_alwaysEmitIntoClient
    public static var layout: FrameClockPhase { FrameClockPhase(rawValue: 0x8) }
    /// Source: `GDK_FRAME_CLOCK_PHASE_PAINT`.
    @_alwaysEmitIntoClient
    public static var paint: FrameClockPhase { FrameClockPhase(rawValue: 0x10) }
    /// Source: `GDK_FRAME_CLOCK_PHASE_RESUME_EVENTS`.
    @_alwaysEmitIntoClient
    public static var resumeEvents: FrameClockPhase { FrameClockPhase(rawValue: 0x20) }
    /// Source: `GDK_FRAME_CLOCK_PHASE_AFTER_PAINT`.
    @_alwaysEmitIntoClient
    public static var afterPaint: FrameClockPhase { FrameClockPhase(rawValue: 0x40) }

    @_alwaysEmitIntoClient
    init(_ value: GdkFrameClockPhase) { self.init(rawValue: value.rawValue) }

    @_alwaysEmitIntoClient
    var cValue: GdkFrameClockPhase { GdkFrameClockPhase(rawValue: rawValue) }
}

extension FrameClockPhase: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: gdk_frame_clock_phase_get_type()) }
}

/// Source: `GdkFullscreenMode`.
/// [Reference](https://docs.gtk.org/gdk4/enum.FullscreenMode.html)
nonisolated public enum FullscreenMode: Enumeration {
    /// Source: `GDK_FULLSCREEN_ON_CURRENT_MONITOR`.
    case currentMonitor
    /// Source: `GDK_FULLSCREEN_ON_ALL_MONITORS`.
    case allMonitors
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// All named values.
    public static let allCases: [FullscreenMode] = [
        .currentMonitor,
        .allMonitors,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .currentMonitor
        case 1: self = .allMonitors
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .currentMonitor: 0
        case .allMonitors: 1
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: GdkFullscreenMode) { self.init(rawValue: Int32(bitPattern: value.rawValue)) }

    @_alwaysEmitIntoClient
    var cValue: GdkFullscreenMode { GdkFullscreenMode(rawValue: UInt32(bitPattern: rawValue)) }
}

extension FullscreenMode: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: gdk_fullscreen_mode_get_type()) }
}

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

/// Source: `GdkInputSource`.
/// [Reference](https://docs.gtk.org/gdk4/enum.InputSource.html)
nonisolated public enum InputSource: Enumeration {
    /// Source: `GDK_SOURCE_MOUSE`.
    case mouse
    /// Source: `GDK_SOURCE_PEN`.
    case pen
    /// Source: `GDK_SOURCE_KEYBOARD`.
    case keyboard
    /// Source: `GDK_SOURCE_TOUCHSCREEN`.
    case touchscreen
    /// Source: `GDK_SOURCE_TOUCHPAD`.
    case touchpad
    /// Source: `GDK_SOURCE_TRACKPOINT`.
    case trackpoint
    /// Source: `GDK_SOURCE_TABLET_PAD`.
    case tabletPad
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// All named values.
    public static let allCases: [InputSource] = [
        .mouse,
        .pen,
        .keyboard,
        .touchscreen,
        .touchpad,
        .trackpoint,
        .tabletPad,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .mouse
        case 1: self = .pen
        case 2: self = .keyboard
        case 3: self = .touchscreen
        case 4: self = .touchpad
        case 5: self = .trackpoint
        case 6: self = .tabletPad
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .mouse: 0
        case .pen: 1
        case .keyboard: 2
        case .touchscreen: 3
        case .touchpad: 4
        case .trackpoint: 5
        case .tabletPad: 6
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: GdkInputSource) { self.init(rawValue: Int32(bitPattern: value.rawValue)) }

    @_alwaysEmitIntoClient
    var cValue: GdkInputSource { GdkInputSource(rawValue: UInt32(bitPattern: rawValue)) }
}

extension InputSource: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: gdk_input_source_get_type()) }
}

/// Source: `GdkKeyMatch`.
/// [Reference](https://docs.gtk.org/gdk4/enum.KeyMatch.html)
nonisolated public enum KeyMatch: Enumeration {
    /// Source: `GDK_KEY_MATCH_NONE`.
    case none
    /// Source: `GDK_KEY_MATCH_PARTIAL`.
    case partial
    /// Source: `GDK_KEY_MATCH_EXACT`.
    case exact
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// All named values.
    public static let allCases: [KeyMatch] = [
        .none,
        .partial,
        .exact,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .none
        case 1: self = .partial
        case 2: self = .exact
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .none: 0
        case .partial: 1
        case .exact: 2
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: GdkKeyMatch) { self.init(rawValue: Int32(bitPattern: value.rawValue)) }

    @_alwaysEmitIntoClient
    var cValue: GdkKeyMatch { GdkKeyMatch(rawValue: UInt32(bitPattern: rawValue)) }
}

extension KeyMatch: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: gdk_key_match_get_type()) }
}

/// Source: `GdkMemoryFormat`.
/// [Reference](https://docs.gtk.org/gdk4/enum.MemoryFormat.html)
nonisolated public enum MemoryFormat: Enumeration {
    /// Source: `GDK_MEMORY_B8G8R8A8_PREMULTIPLIED`.
    case b8g8r8a8Premultiplied
    /// Source: `GDK_MEMORY_A8R8G8B8_PREMULTIPLIED`.
    case a8r8g8b8Premultiplied
    /// Source: `GDK_MEMORY_R8G8B8A8_PREMULTIPLIED`.
    case r8g8b8a8Premultiplied
    /// Source: `GDK_MEMORY_B8G8R8A8`.
    case b8g8r8a8
    /// Source: `GDK_MEMORY_A8R8G8B8`.
    case a8r8g8b8
    /// Source: `GDK_MEMORY_R8G8B8A8`.
    case r8g8b8a8
    /// Source: `GDK_MEMORY_A8B8G8R8`.
    case a8b8g8r8
    /// Source: `GDK_MEMORY_R8G8B8`.
    case r8g8b8
    /// Source: `GDK_MEMORY_B8G8R8`.
    case b8g8r8
    /// Source: `GDK_MEMORY_R16G16B16`.
    case r16g16b16
    /// Source: `GDK_MEMORY_R16G16B16A16_PREMULTIPLIED`.
    case r16g16b16a16Premultiplied
    /// Source: `GDK_MEMORY_R16G16B16A16`.
    case r16g16b16a16
    /// Source: `GDK_MEMORY_R16G16B16_FLOAT`.
    case r16g16b16Float
    /// Source: `GDK_MEMORY_R16G16B16A16_FLOAT_PREMULTIPLIED`.
    case r16g16b16a16FloatPremultiplied
    /// Source: `GDK_MEMORY_R16G16B16A16_FLOAT`.
    case r16g16b16a16Float
    /// Source: `GDK_MEMORY_R32G32B32_FLOAT`.
    case r32g32b32Float
    /// Source: `GDK_MEMORY_R32G32B32A32_FLOAT_PREMULTIPLIED`.
    case r32g32b32a32FloatPremultiplied
    /// Source: `GDK_MEMORY_R32G32B32A32_FLOAT`.
    case r32g32b32a32Float
    /// Source: `GDK_MEMORY_N_FORMATS`.
    case nFormats
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// All named values.
    public static let allCases: [MemoryFormat] = [
        .b8g8r8a8Premultiplied,
        .a8r8g8b8Premultiplied,
        .r8g8b8a8Premultiplied,
        .b8g8r8a8,
        .a8r8g8b8,
        .r8g8b8a8,
        .a8b8g8r8,
        .r8g8b8,
        .b8g8r8,
        .r16g16b16,
        .r16g16b16a16Premultiplied,
        .r16g16b16a16,
        .r16g16b16Float,
        .r16g16b16a16FloatPremultiplied,
        .r16g16b16a16Float,
        .r32g32b32Float,
        .r32g32b32a32FloatPremultiplied,
        .r32g32b32a32Float,
        .nFormats,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .b8g8r8a8Premultiplied
        case 1: self = .a8r8g8b8Premultiplied
        case 2: self = .r8g8b8a8Premultiplied
        case 3: self = .b8g8r8a8
        case 4: self = .a8r8g8b8
        case 5: self = .r8g8b8a8
        case 6: self = .a8b8g8r8
        case 7: self = .r8g8b8
        case 8: self = .b8g8r8
        case 9: self = .r16g16b16
        case 10: self = .r16g16b16a16Premultiplied
        case 11: self = .r16g16b16a16
        case 12: self = .r16g16b16Float
        case 13: self = .r16g16b16a16FloatPremultiplied
        case 14: self = .r16g16b16a16Float
        case 15: self = .r32g32b32Float
        case 16: self = .r32g32b32a32FloatPremultiplied
        case 17: self = .r32g32b32a32Float
        case 18: self = .nFormats
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .b8g8r8a8Premultiplied: 0
        case .a8r8g8b8Premultiplied: 1
        case .r8g8b8a8Premultiplied: 2
        case .b8g8r8a8: 3
        case .a8r8g8b8: 4
        case .r8g8b8a8: 5
        case .a8b8g8r8: 6
        case .r8g8b8: 7
        case .b8g8r8: 8
        case .r16g16b16: 9
        case .r16g16b16a16Premultiplied: 10
        case .r16g16b16a16: 11
        case .r16g16b16Float: 12
        case .r16g16b16a16FloatPremultiplied: 13
        case .r16g16b16a16Float: 14
        case .r32g32b32Float: 15
        case .r32g32b32a32FloatPremultiplied: 16
        case .r32g32b32a32Float: 17
        case .nFormats: 18
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: GdkMemoryFormat) { self.init(rawValue: Int32(bitPattern: value.rawValue)) }

    @_alwaysEmitIntoClient
    var cValue: GdkMemoryFormat { GdkMemoryFormat(rawValue: UInt32(bitPattern: rawValue)) }
}

extension MemoryFormat: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: gdk_memory_format_get_type()) }
}

/// Source: `GdkModifierType`.
/// [Reference](https://docs.gtk.org/gdk4/flags.ModifierType.html)
nonisolated public struct ModifierType: FlagSet {
    /// The bits of the C flags.
    public let rawValue: UInt32

    /// Creates a set from the bits of the C flags.
    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// Source: `GDK_SHIFT_MASK`.
    @_alwaysEmitIntoClient
    public static var shiftMask: ModifierType { ModifierType(rawValue: 0x1) }
    /// Source: `GDK_LOCK_MASK`.
    @_alwaysEmitIntoClient
    public static var lockMask: ModifierType { ModifierType(rawValue: 0x2) }
    /// Source: `GDK_CONTROL_MASK`.
    @_alwaysEmitIntoClient
    public static var controlMask: ModifierType { ModifierType(rawValue: 0x4) }
    /// Source: `GDK_ALT_MASK`.
    @_alwaysEmitIntoClient
    public static var altMask: ModifierType { ModifierType(rawValue: 0x8) }
    /// Source: `GDK_BUTTON1_MASK`.
    @_alwaysEmitIntoClient
    public static var button1Mask: ModifierType { ModifierType(rawValue: 0x100) }
    /// Source: `GDK_BUTTON2_MASK`.
    @_alwaysEmitIntoClient
    public static var button2Mask: ModifierType { ModifierType(rawValue: 0x200) }
    /// Source: `GDK_BUTTON3_MASK`.
    @_alwaysEmitIntoClient
    public static var button3Mask: ModifierType { ModifierType(rawValue: 0x400) }
    /// Source: `GDK_BUTTON4_MASK`.
    @_alwaysEmitIntoClient
    public static var button4Mask: ModifierType { ModifierType(rawValue: 0x800) }
    /// Source: `GDK_BUTTON5_MASK`.
    @_alwaysEmitIntoClient
    public static var button5Mask: ModifierType { ModifierType(rawValue: 0x1000) }
    /// Source: `GDK_SUPER_MASK`.
    @_alwaysEmitIntoClient
    public static var superMask: ModifierType { ModifierType(rawValue: 0x4000000) }
    /// Source: `GDK_HYPER_MASK`.
    @_alwaysEmitIntoClient
    public static var hyperMask: ModifierType { ModifierType(rawValue: 0x8000000) }
    /// Source: `GDK_META_MASK`.
    @_alwaysEmitIntoClient
    public static var metaMask: ModifierType { ModifierType(rawValue: 0x10000000) }

    @_alwaysEmitIntoClient
    init(_ value: GdkModifierType) { self.init(rawValue: value.rawValue) }

    @_alwaysEmitIntoClient
    var cValue: GdkModifierType { GdkModifierType(rawValue: rawValue) }
}

extension ModifierType: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: gdk_modifier_type_get_type()) }
}

/// Source: `GdkNotifyType`.
/// [Reference](https://docs.gtk.org/gdk4/enum.NotifyType.html)
nonisolated public enum NotifyType: Enumeration {
    /// Source: `GDK_NOTIFY_ANCESTOR`.
    case ancestor
    /// Source: `GDK_NOTIFY_VIRTUAL`.
    case virtual
    /// Source: `GDK_NOTIFY_INFERIOR`.
    case inferior
    /// Source: `GDK_NOTIFY_NONLINEAR`.
    case nonlinear
    /// Source: `GDK_NOTIFY_NONLINEAR_VIRTUAL`.
    case nonlinearVirtual
    /// Source: `GDK_NOTIFY_UNKNOWN`.
    case unknown
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// All named values.
    public static let allCases: [NotifyType] = [
        .ancestor,
        .virtual,
        .inferior,
        .nonlinear,
        .nonlinearVirtual,
        .unknown,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .ancestor
        case 1: self = .virtual
        case 2: self = .inferior
        case 3: self = .nonlinear
        case 4: self = .nonlinearVirtual
        case 5: self = .unknown
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .ancestor: 0
        case .virtual: 1
        case .inferior: 2
        case .nonlinear: 3
        case .nonlinearVirtual: 4
        case .unknown: 5
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: GdkNotifyType) { self.init(rawValue: Int32(bitPattern: value.rawValue)) }

    @_alwaysEmitIntoClient
    var cValue: GdkNotifyType { GdkNotifyType(rawValue: UInt32(bitPattern: rawValue)) }
}

extension NotifyType: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: gdk_notify_type_get_type()) }
}

/// Source: `GdkPaintableFlags`.
/// [Reference](https://docs.gtk.org/gdk4/flags.PaintableFlags.html)
nonisolated public struct PaintableFlags: FlagSet {
    /// The bits of the C flags.
    public let rawValue: UInt32

    /// Creates a set from the bits of the C flags.
    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// Source: `GDK_PAINTABLE_STATIC_SIZE`.
    @_alwaysEmitIntoClient
    public static var size: PaintableFlags { PaintableFlags(rawValue: 0x1) }
    /// Source: `GDK_PAINTABLE_STATIC_CONTENTS`.
    @_alwaysEmitIntoClient
    public static var contents: PaintableFlags { PaintableFlags(rawValue: 0x2) }

    @_alwaysEmitIntoClient
    init(_ value: GdkPaintableFlags) { self.init(rawValue: value.rawValue) }

    @_alwaysEmitIntoClient
    var cValue: GdkPaintableFlags { GdkPaintableFlags(rawValue: rawValue) }
}

extension PaintableFlags: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: gdk_paintable_flags_get_type()) }
}

/// Source: `GdkScrollDirection`.
/// [Reference](https://docs.gtk.org/gdk4/enum.ScrollDirection.html)
nonisolated public enum ScrollDirection: Enumeration {
    /// Source: `GDK_SCROLL_UP`.
    case up
    /// Source: `GDK_SCROLL_DOWN`.
    case down
    /// Source: `GDK_SCROLL_LEFT`.
    case left
    /// Source: `GDK_SCROLL_RIGHT`.
    case right
    /// Source: `GDK_SCROLL_SMOOTH`.
    case smooth
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// All named values.
    public static let allCases: [ScrollDirection] = [
        .up,
        .down,
        .left,
        .right,
        .smooth,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .up
        case 1: self = .down
        case 2: self = .left
        case 3: self = .right
        case 4: self = .smooth
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .up: 0
        case .down: 1
        case .left: 2
        case .right: 3
        case .smooth: 4
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: GdkScrollDirection) { self.init(rawValue: Int32(bitPattern: value.rawValue)) }

    @_alwaysEmitIntoClient
    var cValue: GdkScrollDirection { GdkScrollDirection(rawValue: UInt32(bitPattern: rawValue)) }
}

extension ScrollDirection: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: gdk_scroll_direction_get_type()) }
}

/// Source: `GdkScrollUnit`, since GTK 4.8.
/// [Reference](https://docs.gtk.org/gdk4/enum.ScrollUnit.html)
nonisolated public enum ScrollUnit: Enumeration {
    /// Source: `GDK_SCROLL_UNIT_WHEEL`.
    case wheel
    /// Source: `GDK_SCROLL_UNIT_SURFACE`.
    case surface
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// All named values.
    public static let allCases: [ScrollUnit] = [
        .wheel,
        .surface,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .wheel
        case 1: self = .surface
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .wheel: 0
        case .surface: 1
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: GdkScrollUnit) { self.init(rawValue: Int32(bitPattern: value.rawValue)) }

    @_alwaysEmitIntoClient
    var cValue: GdkScrollUnit { GdkScrollUnit(rawValue: UInt32(bitPattern: rawValue)) }
}

extension ScrollUnit: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: gdk_scroll_unit_get_type()) }
}

/// Source: `GdkSeatCapabilities`.
/// [Reference](https://docs.gtk.org/gdk4/flags.SeatCapabilities.html)
nonisolated public struct SeatCapabilities: FlagSet {
    /// The bits of the C flags.
    public let rawValue: UInt32

    /// Creates a set from the bits of the C flags.
    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// Source: `GDK_SEAT_CAPABILITY_POINTER`.
    @_alwaysEmitIntoClient
    public static var pointer: SeatCapabilities { SeatCapabilities(rawValue: 0x1) }
    /// Source: `GDK_SEAT_CAPABILITY_TOUCH`.
    @_alwaysEmitIntoClient
    public static var touch: SeatCapabilities { SeatCapabilities(rawValue: 0x2) }
    /// Source: `GDK_SEAT_CAPABILITY_TABLET_STYLUS`.
    @_alwaysEmitIntoClient
    public static var tabletStylus: SeatCapabilities { SeatCapabilities(rawValue: 0x4) }
    /// Source: `GDK_SEAT_CAPABILITY_KEYBOARD`.
    @_alwaysEmitIntoClient
    public static var keyboard: SeatCapabilities { SeatCapabilities(rawValue: 0x8) }
    /// Source: `GDK_SEAT_CAPABILITY_TABLET_PAD`.
    @_alwaysEmitIntoClient
    public static var tabletPad: SeatCapabilities { SeatCapabilities(rawValue: 0x10) }
    /// Source: `GDK_SEAT_CAPABILITY_ALL_POINTING`.
    @_alwaysEmitIntoClient
    public static var allPointing: SeatCapabilities { SeatCapabilities(rawValue: 0x7) }
    /// Source: `GDK_SEAT_CAPABILITY_ALL`.
    @_alwaysEmitIntoClient
    public static var all: SeatCapabilities { SeatCapabilities(rawValue: 0xf) }

    @_alwaysEmitIntoClient
    init(_ value: GdkSeatCapabilities) { self.init(rawValue: value.rawValue) }

    @_alwaysEmitIntoClient
    var cValue: GdkSeatCapabilities { GdkSeatCapabilities(rawValue: rawValue) }
}

extension SeatCapabilities: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: gdk_seat_capabilities_get_type()) }
}

/// Source: `GdkSubpixelLayout`.
/// [Reference](https://docs.gtk.org/gdk4/enum.SubpixelLayout.html)
nonisolated public enum SubpixelLayout: Enumeration {
    /// Source: `GDK_SUBPIXEL_LAYOUT_UNKNOWN`.
    case unknown
    /// Source: `GDK_SUBPIXEL_LAYOUT_NONE`.
    case none
    /// Source: `GDK_SUBPIXEL_LAYOUT_HORIZONTAL_RGB`.
    case horizontalRgb
    /// Source: `GDK_SUBPIXEL_LAYOUT_HORIZONTAL_BGR`.
    case horizontalBgr
    /// Source: `GDK_SUBPIXEL_LAYOUT_VERTICAL_RGB`.
    case verticalRgb
    /// Source: `GDK_SUBPIXEL_LAYOUT_VERTICAL_BGR`.
    case verticalBgr
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// All named values.
    public static let allCases: [SubpixelLayout] = [
        .unknown,
        .none,
        .horizontalRgb,
        .horizontalBgr,
        .verticalRgb,
        .verticalBgr,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .unknown
        case 1: self = .none
        case 2: self = .horizontalRgb
        case 3: self = .horizontalBgr
        case 4: self = .verticalRgb
        case 5: self = .verticalBgr
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .unknown: 0
        case .none: 1
        case .horizontalRgb: 2
        case .horizontalBgr: 3
        case .verticalRgb: 4
        case .verticalBgr: 5
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: GdkSubpixelLayout) { self.init(rawValue: Int32(bitPattern: value.rawValue)) }

    @_alwaysEmitIntoClient
    var cValue: GdkSubpixelLayout { GdkSubpixelLayout(rawValue: UInt32(bitPattern: rawValue)) }
}

extension SubpixelLayout: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: gdk_subpixel_layout_get_type()) }
}

/// Source: `GdkSurfaceEdge`.
/// [Reference](https://docs.gtk.org/gdk4/enum.SurfaceEdge.html)
nonisolated public enum SurfaceEdge: Enumeration {
    /// Source: `GDK_SURFACE_EDGE_NORTH_WEST`.
    case northWest
    /// Source: `GDK_SURFACE_EDGE_NORTH`.
    case north
    /// Source: `GDK_SURFACE_EDGE_NORTH_EAST`.
    case northEast
    /// Source: `GDK_SURFACE_EDGE_WEST`.
    case west
    /// Source: `GDK_SURFACE_EDGE_EAST`.
    case east
    /// Source: `GDK_SURFACE_EDGE_SOUTH_WEST`.
    case southWest
    /// Source: `GDK_SURFACE_EDGE_SOUTH`.
    case south
    /// Source: `GDK_SURFACE_EDGE_SOUTH_EAST`.
    case southEast
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// All named values.
    public static let allCases: [SurfaceEdge] = [
        .northWest,
        .north,
        .northEast,
        .west,
        .east,
        .southWest,
        .south,
        .southEast,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .northWest
        case 1: self = .north
        case 2: self = .northEast
        case 3: self = .west
        case 4: self = .east
        case 5: self = .southWest
        case 6: self = .south
        case 7: self = .southEast
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .northWest: 0
        case .north: 1
        case .northEast: 2
        case .west: 3
        case .east: 4
        case .southWest: 5
        case .south: 6
        case .southEast: 7
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: GdkSurfaceEdge) { self.init(rawValue: Int32(bitPattern: value.rawValue)) }

    @_alwaysEmitIntoClient
    var cValue: GdkSurfaceEdge { GdkSurfaceEdge(rawValue: UInt32(bitPattern: rawValue)) }
}

extension SurfaceEdge: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: gdk_surface_edge_get_type()) }
}

/// Source: `GdkTextureError`, since GTK 4.6.
/// [Reference](https://docs.gtk.org/gdk4/enum.TextureError.html)
nonisolated public enum TextureError: GLibErrorCode {
    /// Source: `GDK_TEXTURE_ERROR_TOO_LARGE`.
    case tooLarge
    /// Source: `GDK_TEXTURE_ERROR_CORRUPT_IMAGE`.
    case corruptImage
    /// Source: `GDK_TEXTURE_ERROR_UNSUPPORTED_CONTENT`.
    case unsupportedContent
    /// Source: `GDK_TEXTURE_ERROR_UNSUPPORTED_FORMAT`.
    case unsupportedFormat
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// The name of the error domain.
    public static var errorDomain: String { "gdk-texture-error-quark" }

    /// All named values.
    public static let allCases: [TextureError] = [
        .tooLarge,
        .corruptImage,
        .unsupportedContent,
        .unsupportedFormat,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .tooLarge
        case 1: self = .corruptImage
        case 2: self = .unsupportedContent
        case 3: self = .unsupportedFormat
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .tooLarge: 0
        case .corruptImage: 1
        case .unsupportedContent: 2
        case .unsupportedFormat: 3
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: GdkTextureError) { self.init(rawValue: Int32(bitPattern: value.rawValue)) }

    @_alwaysEmitIntoClient
    var cValue: GdkTextureError { GdkTextureError(rawValue: UInt32(bitPattern: rawValue)) }
}

extension TextureError: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: gdk_texture_error_get_type()) }
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
