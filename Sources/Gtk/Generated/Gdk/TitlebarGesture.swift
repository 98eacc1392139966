// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GdkTitlebarGesture`, since GTK 4.4.
/// [Reference](https://docs.gtk.org/gdk4/enum.TitlebarGesture.html)
nonisolated public enum TitlebarGesture: Enumeration {
    /// Source: `GDK_TITLEBAR_GESTURE_DOUBLE_CLICK`.
    case doubleClick
    /// Source: `GDK_TITLEBAR_GESTURE_RIGHT_CLICK`.
    case rightClick
    /// Source: `GDK_TITLEBAR_GESTURE_MIDDLE_CLICK`.
    case middleClick
    /// A value that a newer version of the library has added.
    case unlisted(Int32)

    /// All values that have a name.
    public static let allCases: [TitlebarGesture] = [
        .doubleClick,
        .rightClick,
        .middleClick,
    ]

    /// The value that a number of C's stands for.
    public init(rawValue: Int32) {
        switch rawValue {
        case 1: self = .doubleClick
        case 2: self = .rightClick
        case 3: self = .middleClick
        default: self = .unlisted(rawValue)
        }
    }

    /// C's number.
    public var rawValue: Int32 {
        switch self {
        case .doubleClick: 1
        case .rightClick: 2
        case .middleClick: 3
        case .unlisted(let value): value
        }
    }

    init(_ value: GdkTitlebarGesture) { self.init(rawValue: Int32(bitPattern: value.rawValue)) }

    var cValue: GdkTitlebarGesture { GdkTitlebarGesture(rawValue: UInt32(bitPattern: rawValue)) }
}

extension TitlebarGesture: ValueConvertible {
    /// The enumeration's own type.
    public static var valueType: GType { GType(rawValue: gdk_titlebar_gesture_get_type()) }
}
