// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkSpinButtonUpdatePolicy`.
/// [Reference](https://docs.gtk.org/gtk4/enum.SpinButtonUpdatePolicy.html)
nonisolated public enum SpinButtonUpdatePolicy: Enumeration {
    /// Source: `GTK_UPDATE_ALWAYS`.
    case always
    /// Source: `GTK_UPDATE_IF_VALID`.
    case ifValid
    /// A value that a newer version of the library has added.
    case unlisted(Int32)

    /// All values that have a name.
    public static let allCases: [SpinButtonUpdatePolicy] = [
        .always,
        .ifValid,
    ]

    /// The value that a number of C's stands for.
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .always
        case 1: self = .ifValid
        default: self = .unlisted(rawValue)
        }
    }

    /// C's number.
    public var rawValue: Int32 {
        switch self {
        case .always: 0
        case .ifValid: 1
        case .unlisted(let value): value
        }
    }

    init(_ value: GtkSpinButtonUpdatePolicy) { self.init(rawValue: Int32(bitPattern: value.rawValue)) }

    var cValue: GtkSpinButtonUpdatePolicy { GtkSpinButtonUpdatePolicy(rawValue: UInt32(bitPattern: rawValue)) }
}

extension SpinButtonUpdatePolicy: ValueConvertible {
    /// The enumeration's own type.
    public static var valueType: GType { GType(rawValue: gtk_spin_button_update_policy_get_type()) }
}
