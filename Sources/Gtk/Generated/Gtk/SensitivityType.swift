// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkSensitivityType`.
/// [Reference](https://docs.gtk.org/gtk4/enum.SensitivityType.html)
nonisolated public enum SensitivityType: Enumeration {
    /// Source: `GTK_SENSITIVITY_AUTO`.
    case auto
    /// Source: `GTK_SENSITIVITY_ON`.
    case on
    /// Source: `GTK_SENSITIVITY_OFF`.
    case off
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// All named values.
    public static let allCases: [SensitivityType] = [
        .auto,
        .on,
        .off,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .auto
        case 1: self = .on
        case 2: self = .off
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .auto: 0
        case .on: 1
        case .off: 2
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: GtkSensitivityType) { self.init(rawValue: Int32(bitPattern: value.rawValue)) }

    @_alwaysEmitIntoClient
    var cValue: GtkSensitivityType { GtkSensitivityType(rawValue: UInt32(bitPattern: rawValue)) }
}

extension SensitivityType: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: gtk_sensitivity_type_get_type()) }
}
