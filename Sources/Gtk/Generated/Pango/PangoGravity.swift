// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `PangoGravity`, since Pango 1.16.
/// [Reference](https://docs.gtk.org/Pango/enum.Gravity.html)
nonisolated public enum PangoGravity: Enumeration {
    /// Source: `PANGO_GRAVITY_SOUTH`.
    case south
    /// Source: `PANGO_GRAVITY_EAST`.
    case east
    /// Source: `PANGO_GRAVITY_NORTH`.
    case north
    /// Source: `PANGO_GRAVITY_WEST`.
    case west
    /// Source: `PANGO_GRAVITY_AUTO`.
    case auto
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// All named values.
    public static let allCases: [PangoGravity] = [
        .south,
        .east,
        .north,
        .west,
        .auto,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .south
        case 1: self = .east
        case 2: self = .north
        case 3: self = .west
        case 4: self = .auto
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .south: 0
        case .east: 1
        case .north: 2
        case .west: 3
        case .auto: 4
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: CGtk.PangoGravity) { self.init(rawValue: Int32(bitPattern: value.rawValue)) }

    @_alwaysEmitIntoClient
    var cValue: CGtk.PangoGravity { CGtk.PangoGravity(rawValue: UInt32(bitPattern: rawValue)) }
}

extension PangoGravity: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: pango_gravity_get_type()) }
}
