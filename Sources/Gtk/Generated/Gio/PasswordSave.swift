// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GPasswordSave`.
/// [Reference](https://docs.gtk.org/gio/enum.PasswordSave.html)
nonisolated public enum PasswordSave: Enumeration {
    /// Source: `G_PASSWORD_SAVE_NEVER`.
    case never
    /// Source: `G_PASSWORD_SAVE_FOR_SESSION`.
    case forSession
    /// Source: `G_PASSWORD_SAVE_PERMANENTLY`.
    case permanently
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// All named values.
    public static let allCases: [PasswordSave] = [
        .never,
        .forSession,
        .permanently,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .never
        case 1: self = .forSession
        case 2: self = .permanently
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .never: 0
        case .forSession: 1
        case .permanently: 2
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: GPasswordSave) { self.init(rawValue: Int32(bitPattern: value.rawValue)) }

    @_alwaysEmitIntoClient
    var cValue: GPasswordSave { GPasswordSave(rawValue: UInt32(bitPattern: rawValue)) }
}

extension PasswordSave: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: g_password_save_get_type()) }
}
