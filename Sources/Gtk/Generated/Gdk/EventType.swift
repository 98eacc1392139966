// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

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
