// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `cairo_content_t`.
nonisolated public enum CairoContent: Enumeration {
    /// Source: `CAIRO_CONTENT_COLOR`.
    case color
    /// Source: `CAIRO_CONTENT_ALPHA`.
    case alpha
    /// Source: `CAIRO_CONTENT_COLOR_ALPHA`.
    case colorAlpha
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// All named values.
    public static let allCases: [CairoContent] = [
        .color,
        .alpha,
        .colorAlpha,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case 4096: self = .color
        case 8192: self = .alpha
        case 12288: self = .colorAlpha
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .color: 4096
        case .alpha: 8192
        case .colorAlpha: 12288
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: cairo_content_t) { self.init(rawValue: Int32(bitPattern: value.rawValue)) }

    @_alwaysEmitIntoClient
    var cValue: cairo_content_t { cairo_content_t(rawValue: UInt32(bitPattern: rawValue)) }
}

extension CairoContent: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: cairo_gobject_content_get_type()) }
}
