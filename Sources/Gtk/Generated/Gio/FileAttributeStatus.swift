// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GFileAttributeStatus`.
/// [Reference](https://docs.gtk.org/gio/enum.FileAttributeStatus.html)
nonisolated public enum FileAttributeStatus: Enumeration {
    /// Source: `G_FILE_ATTRIBUTE_STATUS_UNSET`.
    case unset
    /// Source: `G_FILE_ATTRIBUTE_STATUS_SET`.
    case set
    /// Source: `G_FILE_ATTRIBUTE_STATUS_ERROR_SETTING`.
    case errorSetting
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// All named values.
    public static let allCases: [FileAttributeStatus] = [
        .unset,
        .set,
        .errorSetting,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .unset
        case 1: self = .set
        case 2: self = .errorSetting
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .unset: 0
        case .set: 1
        case .errorSetting: 2
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: GFileAttributeStatus) { self.init(rawValue: Int32(bitPattern: value.rawValue)) }

    @_alwaysEmitIntoClient
    var cValue: GFileAttributeStatus { GFileAttributeStatus(rawValue: UInt32(bitPattern: rawValue)) }
}

extension FileAttributeStatus: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: g_file_attribute_status_get_type()) }
}
