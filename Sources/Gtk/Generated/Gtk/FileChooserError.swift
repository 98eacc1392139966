// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkFileChooserError`.
/// [Reference](https://docs.gtk.org/gtk4/enum.FileChooserError.html)
nonisolated public enum FileChooserError: GLibErrorCode {
    /// Source: `GTK_FILE_CHOOSER_ERROR_NONEXISTENT`.
    case nonexistent
    /// Source: `GTK_FILE_CHOOSER_ERROR_BAD_FILENAME`.
    case badFilename
    /// Source: `GTK_FILE_CHOOSER_ERROR_ALREADY_EXISTS`.
    case alreadyExists
    /// Source: `GTK_FILE_CHOOSER_ERROR_INCOMPLETE_HOSTNAME`.
    case incompleteHostname
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// The name of the error domain.
    public static var errorDomain: String { "gtk-file-chooser-error-quark" }

    /// All named values.
    public static let allCases: [FileChooserError] = [
        .nonexistent,
        .badFilename,
        .alreadyExists,
        .incompleteHostname,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .nonexistent
        case 1: self = .badFilename
        case 2: self = .alreadyExists
        case 3: self = .incompleteHostname
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .nonexistent: 0
        case .badFilename: 1
        case .alreadyExists: 2
        case .incompleteHostname: 3
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: GtkFileChooserError) { self.init(rawValue: Int32(bitPattern: value.rawValue)) }

    @_alwaysEmitIntoClient
    var cValue: GtkFileChooserError { GtkFileChooserError(rawValue: UInt32(bitPattern: rawValue)) }
}

extension FileChooserError: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: gtk_file_chooser_error_get_type()) }
}
