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
