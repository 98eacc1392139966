// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkPropagationLimit`.
/// [Reference](https://docs.gtk.org/gtk4/enum.PropagationLimit.html)
nonisolated public enum PropagationLimit: Enumeration {
    /// Source: `GTK_LIMIT_NONE`.
    case none
    /// Source: `GTK_LIMIT_SAME_NATIVE`.
    case sameNative
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// All named values.
    public static let allCases: [PropagationLimit] = [
        .none,
        .sameNative,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .none
        case 1: self = .sameNative
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .none: 0
        case .sameNative: 1
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: GtkPropagationLimit) { self.init(rawValue: Int32(bitPattern: value.rawValue)) }

    @_alwaysEmitIntoClient
    var cValue: GtkPropagationLimit { GtkPropagationLimit(rawValue: UInt32(bitPattern: rawValue)) }
}

extension PropagationLimit: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: gtk_propagation_limit_get_type()) }
}
