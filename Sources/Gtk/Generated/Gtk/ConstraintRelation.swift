// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkConstraintRelation`.
/// [Reference](https://docs.gtk.org/gtk4/enum.ConstraintRelation.html)
nonisolated public enum ConstraintRelation: Enumeration {
    /// Source: `GTK_CONSTRAINT_RELATION_LE`.
    case le
    /// Source: `GTK_CONSTRAINT_RELATION_EQ`.
    case eq
    /// Source: `GTK_CONSTRAINT_RELATION_GE`.
    case ge
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// All named values.
    public static let allCases: [ConstraintRelation] = [
        .le,
        .eq,
        .ge,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case -1: self = .le
        case 0: self = .eq
        case 1: self = .ge
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .le: -1
        case .eq: 0
        case .ge: 1
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: GtkConstraintRelation) { self.init(rawValue: value.rawValue) }

    @_alwaysEmitIntoClient
    var cValue: GtkConstraintRelation { GtkConstraintRelation(rawValue: rawValue) }
}

extension ConstraintRelation: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: gtk_constraint_relation_get_type()) }
}
