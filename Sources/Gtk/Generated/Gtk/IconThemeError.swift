// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkIconThemeError`.
/// [Reference](https://docs.gtk.org/gtk4/enum.IconThemeError.html)
nonisolated public enum IconThemeError: GLibErrorCode {
    /// Source: `GTK_ICON_THEME_NOT_FOUND`.
    case notFound
    /// Source: `GTK_ICON_THEME_FAILED`.
    case failed
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// The name of the error domain.
    public static var errorDomain: String { "gtk-icon-theme-error-quark" }

    /// All named values.
    public static let allCases: [IconThemeError] = [
        .notFound,
        .failed,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .notFound
        case 1: self = .failed
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .notFound: 0
        case .failed: 1
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: GtkIconThemeError) { self.init(rawValue: Int32(bitPattern: value.rawValue)) }

    @_alwaysEmitIntoClient
    var cValue: GtkIconThemeError { GtkIconThemeError(rawValue: UInt32(bitPattern: rawValue)) }
}

extension IconThemeError: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: gtk_icon_theme_error_get_type()) }
}
