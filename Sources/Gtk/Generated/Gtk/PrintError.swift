// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkPrintError`.
/// [Reference](https://docs.gtk.org/gtk4/enum.PrintError.html)
nonisolated public enum PrintError: GLibErrorCode {
    /// Source: `GTK_PRINT_ERROR_GENERAL`.
    case general
    /// Source: `GTK_PRINT_ERROR_INTERNAL_ERROR`.
    case internalError
    /// Source: `GTK_PRINT_ERROR_NOMEM`.
    case nomem
    /// Source: `GTK_PRINT_ERROR_INVALID_FILE`.
    case invalidFile
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// The name of the error domain.
    public static var errorDomain: String { "gtk-print-error-quark" }

    /// All named values.
    public static let allCases: [PrintError] = [
        .general,
        .internalError,
        .nomem,
        .invalidFile,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .general
        case 1: self = .internalError
        case 2: self = .nomem
        case 3: self = .invalidFile
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .general: 0
        case .internalError: 1
        case .nomem: 2
        case .invalidFile: 3
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: GtkPrintError) { self.init(rawValue: Int32(bitPattern: value.rawValue)) }

    @_alwaysEmitIntoClient
    var cValue: GtkPrintError { GtkPrintError(rawValue: UInt32(bitPattern: rawValue)) }
}

extension PrintError: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: gtk_print_error_get_type()) }
}
