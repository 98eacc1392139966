// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkAccessibleTristate`.
/// [Reference](https://docs.gtk.org/gtk4/enum.AccessibleTristate.html)
nonisolated public enum AccessibleTristate: Enumeration {
    /// Source: `GTK_ACCESSIBLE_TRISTATE_FALSE`.
    case `false`
    /// Source: `GTK_ACCESSIBLE_TRISTATE_TRUE`.
    case `true`
    /// Source: `GTK_ACCESSIBLE_TRISTATE_MIXED`.
    case mixed
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// All named values.
    public static let allCases: [AccessibleTristate] = [
        .`false`,
        .`true`,
        .mixed,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .`false`
        case 1: self = .`true`
        case 2: self = .mixed
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .`false`: 0
        case .`true`: 1
        case .mixed: 2
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: GtkAccessibleTristate) { self.init(rawValue: Int32(bitPattern: value.rawValue)) }

    @_alwaysEmitIntoClient
    var cValue: GtkAccessibleTristate { GtkAccessibleTristate(rawValue: UInt32(bitPattern: rawValue)) }
}

extension AccessibleTristate: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: gtk_accessible_tristate_get_type()) }
}
