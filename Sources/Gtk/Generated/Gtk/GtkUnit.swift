// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkUnit`.
/// [Reference](https://docs.gtk.org/gtk4/enum.Unit.html)
nonisolated public enum GtkUnit: Enumeration {
    /// Source: `GTK_UNIT_NONE`.
    case none
    /// Source: `GTK_UNIT_POINTS`.
    case points
    /// Source: `GTK_UNIT_INCH`.
    case inch
    /// Source: `GTK_UNIT_MM`.
    case mm
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// All named values.
    public static let allCases: [GtkUnit] = [
        .none,
        .points,
        .inch,
        .mm,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .none
        case 1: self = .points
        case 2: self = .inch
        case 3: self = .mm
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .none: 0
        case .points: 1
        case .inch: 2
        case .mm: 3
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: CGtk.GtkUnit) { self.init(rawValue: Int32(bitPattern: value.rawValue)) }

    @_alwaysEmitIntoClient
    var cValue: CGtk.GtkUnit { CGtk.GtkUnit(rawValue: UInt32(bitPattern: rawValue)) }
}

extension GtkUnit: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: gtk_unit_get_type()) }
}
