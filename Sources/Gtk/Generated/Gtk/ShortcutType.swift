// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkShortcutType`.
/// [Reference](https://docs.gtk.org/gtk4/enum.ShortcutType.html)
nonisolated public enum ShortcutType: Enumeration {
    /// Source: `GTK_SHORTCUT_ACCELERATOR`.
    case accelerator
    /// Source: `GTK_SHORTCUT_GESTURE_PINCH`.
    case gesturePinch
    /// Source: `GTK_SHORTCUT_GESTURE_STRETCH`.
    case gestureStretch
    /// Source: `GTK_SHORTCUT_GESTURE_ROTATE_CLOCKWISE`.
    case gestureRotateClockwise
    /// Source: `GTK_SHORTCUT_GESTURE_ROTATE_COUNTERCLOCKWISE`.
    case gestureRotateCounterclockwise
    /// Source: `GTK_SHORTCUT_GESTURE_TWO_FINGER_SWIPE_LEFT`.
    case gestureTwoFingerSwipeLeft
    /// Source: `GTK_SHORTCUT_GESTURE_TWO_FINGER_SWIPE_RIGHT`.
    case gestureTwoFingerSwipeRight
    /// Source: `GTK_SHORTCUT_GESTURE`.
    case gesture
    /// Source: `GTK_SHORTCUT_GESTURE_SWIPE_LEFT`.
    case gestureSwipeLeft
    /// Source: `GTK_SHORTCUT_GESTURE_SWIPE_RIGHT`.
    case gestureSwipeRight
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// All named values.
    public static let allCases: [ShortcutType] = [
        .accelerator,
        .gesturePinch,
        .gestureStretch,
        .gestureRotateClockwise,
        .gestureRotateCounterclockwise,
        .gestureTwoFingerSwipeLeft,
        .gestureTwoFingerSwipeRight,
        .gesture,
        .gestureSwipeLeft,
        .gestureSwipeRight,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .accelerator
        case 1: self = .gesturePinch
        case 2: self = .gestureStretch
        case 3: self = .gestureRotateClockwise
        case 4: self = .gestureRotateCounterclockwise
        case 5: self = .gestureTwoFingerSwipeLeft
        case 6: self = .gestureTwoFingerSwipeRight
        case 7: self = .gesture
        case 8: self = .gestureSwipeLeft
        case 9: self = .gestureSwipeRight
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .accelerator: 0
        case .gesturePinch: 1
        case .gestureStretch: 2
        case .gestureRotateClockwise: 3
        case .gestureRotateCounterclockwise: 4
        case .gestureTwoFingerSwipeLeft: 5
        case .gestureTwoFingerSwipeRight: 6
        case .gesture: 7
        case .gestureSwipeLeft: 8
        case .gestureSwipeRight: 9
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: GtkShortcutType) { self.init(rawValue: Int32(bitPattern: value.rawValue)) }

    @_alwaysEmitIntoClient
    var cValue: GtkShortcutType { GtkShortcutType(rawValue: UInt32(bitPattern: rawValue)) }
}

extension ShortcutType: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: gtk_shortcut_type_get_type()) }
}
