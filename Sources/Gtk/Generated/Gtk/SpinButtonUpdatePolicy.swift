// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkSpinButtonUpdatePolicy`.
/// [Reference](https://docs.gtk.org/gtk4/enum.SpinButtonUpdatePolicy.html)
nonisolated public enum SpinButtonUpdatePolicy: Enumeration {
    /// Source: `GTK_UPDATE_ALWAYS`.
    case always
    /// Source: `GTK_UPDATE_IF_VALID`.
    case ifValid
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// All named values.
    public static let allCases: [SpinButtonUpdatePolicy] = [
        .always,
        .ifValid,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .always
        case 1: self = .ifValid
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .always: 0
        case .ifValid: 1
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: GtkSpinButtonUpdatePolicy) { self.init(rawValue: Int32(bitPattern: value.rawValue)) }

    @_alwaysEmitIntoClient
    var cValue: GtkSpinButtonUpdatePolicy { GtkSpinButtonUpdatePolicy(rawValue: UInt32(bitPattern: rawValue)) }
}

extension SpinButtonUpdatePolicy: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: gtk_spin_button_update_policy_get_type()) }
}
