// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `PangoOverline`, since Pango 1.46.
/// [Reference](https://docs.gtk.org/Pango/enum.Overline.html)
nonisolated public enum PangoOverline: Enumeration {
    /// Source: `PANGO_OVERLINE_NONE`.
    case none
    /// Source: `PANGO_OVERLINE_SINGLE`.
    case single
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// All named values.
    public static let allCases: [PangoOverline] = [
        .none,
        .single,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .none
        case 1: self = .single
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .none: 0
        case .single: 1
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: CGtk.PangoOverline) { self.init(rawValue: Int32(bitPattern: value.rawValue)) }

    @_alwaysEmitIntoClient
    var cValue: CGtk.PangoOverline { CGtk.PangoOverline(rawValue: UInt32(bitPattern: rawValue)) }
}

extension PangoOverline: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: pango_overline_get_type()) }
}
