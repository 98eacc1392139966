// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `PangoStyle`.
/// [Reference](https://docs.gtk.org/Pango/enum.Style.html)
nonisolated public enum PangoStyle: Enumeration {
    /// Source: `PANGO_STYLE_NORMAL`.
    case normal
    /// Source: `PANGO_STYLE_OBLIQUE`.
    case oblique
    /// Source: `PANGO_STYLE_ITALIC`.
    case italic
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// All named values.
    public static let allCases: [PangoStyle] = [
        .normal,
        .oblique,
        .italic,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .normal
        case 1: self = .oblique
        case 2: self = .italic
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .normal: 0
        case .oblique: 1
        case .italic: 2
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: CGtk.PangoStyle) { self.init(rawValue: Int32(bitPattern: value.rawValue)) }

    @_alwaysEmitIntoClient
    var cValue: CGtk.PangoStyle { CGtk.PangoStyle(rawValue: UInt32(bitPattern: rawValue)) }
}

extension PangoStyle: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: pango_style_get_type()) }
}
