// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkContentFit`, since GTK 4.8.
/// [Reference](https://docs.gtk.org/gtk4/enum.ContentFit.html)
nonisolated public enum ContentFit: Enumeration {
    /// Source: `GTK_CONTENT_FIT_FILL`.
    case fill
    /// Source: `GTK_CONTENT_FIT_CONTAIN`.
    case contain
    /// Source: `GTK_CONTENT_FIT_COVER`.
    case cover
    /// Source: `GTK_CONTENT_FIT_SCALE_DOWN`.
    case scaleDown
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// All named values.
    public static let allCases: [ContentFit] = [
        .fill,
        .contain,
        .cover,
        .scaleDown,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .fill
        case 1: self = .contain
        case 2: self = .cover
        case 3: self = .scaleDown
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .fill: 0
        case .contain: 1
        case .cover: 2
        case .scaleDown: 3
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: GtkContentFit) { self.init(rawValue: Int32(bitPattern: value.rawValue)) }

    @_alwaysEmitIntoClient
    var cValue: GtkContentFit { GtkContentFit(rawValue: UInt32(bitPattern: rawValue)) }
}

extension ContentFit: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: gtk_content_fit_get_type()) }
}
