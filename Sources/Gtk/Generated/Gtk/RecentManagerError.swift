// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkRecentManagerError`.
/// [Reference](https://docs.gtk.org/gtk4/enum.RecentManagerError.html)
nonisolated public enum RecentManagerError: GLibErrorCode {
    /// Source: `GTK_RECENT_MANAGER_ERROR_NOT_FOUND`.
    case notFound
    /// Source: `GTK_RECENT_MANAGER_ERROR_INVALID_URI`.
    case invalidUri
    /// Source: `GTK_RECENT_MANAGER_ERROR_INVALID_ENCODING`.
    case invalidEncoding
    /// Source: `GTK_RECENT_MANAGER_ERROR_NOT_REGISTERED`.
    case notRegistered
    /// Source: `GTK_RECENT_MANAGER_ERROR_READ`.
    case read
    /// Source: `GTK_RECENT_MANAGER_ERROR_WRITE`.
    case write
    /// Source: `GTK_RECENT_MANAGER_ERROR_UNKNOWN`.
    case unknown
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// The name of the error domain.
    public static var errorDomain: String { "gtk-recent-manager-error-quark" }

    /// All named values.
    public static let allCases: [RecentManagerError] = [
        .notFound,
        .invalidUri,
        .invalidEncoding,
        .notRegistered,
        .read,
        .write,
        .unknown,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .notFound
        case 1: self = .invalidUri
        case 2: self = .invalidEncoding
        case 3: self = .notRegistered
        case 4: self = .read
        case 5: self = .write
        case 6: self = .unknown
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .notFound: 0
        case .invalidUri: 1
        case .invalidEncoding: 2
        case .notRegistered: 3
        case .read: 4
        case .write: 5
        case .unknown: 6
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: GtkRecentManagerError) { self.init(rawValue: Int32(bitPattern: value.rawValue)) }

    @_alwaysEmitIntoClient
    var cValue: GtkRecentManagerError { GtkRecentManagerError(rawValue: UInt32(bitPattern: rawValue)) }
}

extension RecentManagerError: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: gtk_recent_manager_error_get_type()) }
}
