// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

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
