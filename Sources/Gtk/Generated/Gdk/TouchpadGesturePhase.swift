// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

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
    /// A value that a newer version of the library has added.
    case unlisted(Int32)

    /// All values that have a name.
    public static let allCases: [TouchpadGesturePhase] = [
        .begin,
        .update,
        .end,
        .cancel,
    ]

    /// The value that a number of C's stands for.
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .begin
        case 1: self = .update
        case 2: self = .end
        case 3: self = .cancel
        default: self = .unlisted(rawValue)
        }
    }

    /// C's number.
    public var rawValue: Int32 {
        switch self {
        case .begin: 0
        case .update: 1
        case .end: 2
        case .cancel: 3
        case .unlisted(let value): value
        }
    }

    init(_ value: GdkTouchpadGesturePhase) { self.init(rawValue: Int32(bitPattern: value.rawValue)) }

    var cValue: GdkTouchpadGesturePhase { GdkTouchpadGesturePhase(rawValue: UInt32(bitPattern: rawValue)) }
}

extension TouchpadGesturePhase: ValueConvertible {
    /// The enumeration's own type.
    public static var valueType: GType { GType(rawValue: gdk_touchpad_gesture_phase_get_type()) }
}
