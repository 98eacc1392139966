// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkPolicyType`.
/// [Reference](https://docs.gtk.org/gtk4/enum.PolicyType.html)
nonisolated public enum PolicyType: Enumeration {
    /// Source: `GTK_POLICY_ALWAYS`.
    case always
    /// Source: `GTK_POLICY_AUTOMATIC`.
    case automatic
    /// Source: `GTK_POLICY_NEVER`.
    case never
    /// Source: `GTK_POLICY_EXTERNAL`.
    case external
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// All named values.
    public static let allCases: [PolicyType] = [
        .always,
        .automatic,
        .never,
        .external,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .always
        case 1: self = .automatic
        case 2: self = .never
        case 3: self = .external
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .always: 0
        case .automatic: 1
        case .never: 2
        case .external: 3
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: GtkPolicyType) { self.init(rawValue: Int32(bitPattern: value.rawValue)) }

    @_alwaysEmitIntoClient
    var cValue: GtkPolicyType { GtkPolicyType(rawValue: UInt32(bitPattern: rawValue)) }
}

extension PolicyType: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: gtk_policy_type_get_type()) }
}
