// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GFileType`.
/// [Reference](https://docs.gtk.org/gio/enum.FileType.html)
nonisolated public enum FileType: Enumeration {
    /// Source: `G_FILE_TYPE_UNKNOWN`.
    case unknown
    /// Source: `G_FILE_TYPE_REGULAR`.
    case regular
    /// Source: `G_FILE_TYPE_DIRECTORY`.
    case directory
    /// Source: `G_FILE_TYPE_SYMBOLIC_LINK`.
    case symbolicLink
    /// Source: `G_FILE_TYPE_SPECIAL`.
    case special
    /// Source: `G_FILE_TYPE_SHORTCUT`.
    case shortcut
    /// Source: `G_FILE_TYPE_MOUNTABLE`.
    case mountable
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// All named values.
    public static let allCases: [FileType] = [
        .unknown,
        .regular,
        .directory,
        .symbolicLink,
        .special,
        .shortcut,
        .mountable,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .unknown
        case 1: self = .regular
        case 2: self = .directory
        case 3: self = .symbolicLink
        case 4: self = .special
        case 5: self = .shortcut
        case 6: self = .mountable
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .unknown: 0
        case .regular: 1
        case .directory: 2
        case .symbolicLink: 3
        case .special: 4
        case .shortcut: 5
        case .mountable: 6
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: GFileType) { self.init(rawValue: Int32(bitPattern: value.rawValue)) }

    @_alwaysEmitIntoClient
    var cValue: GFileType { GFileType(rawValue: UInt32(bitPattern: rawValue)) }
}

extension FileType: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: g_file_type_get_type()) }
}
