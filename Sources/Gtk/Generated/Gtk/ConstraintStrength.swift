// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkConstraintStrength`.
/// [Reference](https://docs.gtk.org/gtk4/enum.ConstraintStrength.html)
nonisolated public enum ConstraintStrength: Enumeration {
    /// Source: `GTK_CONSTRAINT_STRENGTH_REQUIRED`.
    case required
    /// Source: `GTK_CONSTRAINT_STRENGTH_STRONG`.
    case strong
    /// Source: `GTK_CONSTRAINT_STRENGTH_MEDIUM`.
    case medium
    /// Source: `GTK_CONSTRAINT_STRENGTH_WEAK`.
    case weak
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// All named values.
    public static let allCases: [ConstraintStrength] = [
        .required,
        .strong,
        .medium,
        .weak,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case 1001001000: self = .required
        case 1000000000: self = .strong
        case 1000: self = .medium
        case 1: self = .weak
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .required: 1001001000
        case .strong: 1000000000
        case .medium: 1000
        case .weak: 1
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: GtkConstraintStrength) { self.init(rawValue: Int32(bitPattern: value.rawValue)) }

    @_alwaysEmitIntoClient
    var cValue: GtkConstraintStrength { GtkConstraintStrength(rawValue: UInt32(bitPattern: rawValue)) }
}

extension ConstraintStrength: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: gtk_constraint_strength_get_type()) }
}
