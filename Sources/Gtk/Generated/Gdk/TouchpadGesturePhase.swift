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
