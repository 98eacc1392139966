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
    /// A value that a newer version of the library has added.
    case unlisted(Int32)

    /// All values that have a name.
    public static let allCases: [FileAttributeStatus] = [
        .unset,
        .set,
        .errorSetting,
    ]

    /// The value that a number of C's stands for.
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .unset
        case 1: self = .set
        case 2: self = .errorSetting
        default: self = .unlisted(rawValue)
        }
    }

    /// C's number.
    public var rawValue: Int32 {
        switch self {
        case .unset: 0
        case .set: 1
        case .errorSetting: 2
        case .unlisted(let value): value
        }
    }

    init(_ value: GFileAttributeStatus) { self.init(rawValue: Int32(bitPattern: value.rawValue)) }

    var cValue: GFileAttributeStatus { GFileAttributeStatus(rawValue: UInt32(bitPattern: rawValue)) }
}

extension FileAttributeStatus: ValueConvertible {
    /// The enumeration's own type.
    public static var valueType: GType { GType(rawValue: g_file_attribute_status_get_type()) }
}
