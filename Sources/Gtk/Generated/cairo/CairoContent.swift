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
    /// A value that a newer version of the library has added.
    case unlisted(Int32)

    /// All values that have a name.
    public static let allCases: [CairoContent] = [
        .color,
        .alpha,
        .colorAlpha,
    ]

    /// The value that a number of C's stands for.
    public init(rawValue: Int32) {
        switch rawValue {
        case 4096: self = .color
        case 8192: self = .alpha
        case 12288: self = .colorAlpha
        default: self = .unlisted(rawValue)
        }
    }

    /// C's number.
    public var rawValue: Int32 {
        switch self {
        case .color: 4096
        case .alpha: 8192
        case .colorAlpha: 12288
        case .unlisted(let value): value
        }
    }

    init(_ value: cairo_content_t) { self.init(rawValue: Int32(bitPattern: value.rawValue)) }

    var cValue: cairo_content_t { cairo_content_t(rawValue: UInt32(bitPattern: rawValue)) }
}

extension CairoContent: ValueConvertible {
    /// The enumeration's own type.
    public static var valueType: GType { GType(rawValue: cairo_gobject_content_get_type()) }
}
