// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

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
