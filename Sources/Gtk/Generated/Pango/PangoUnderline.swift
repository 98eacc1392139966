// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `PangoUnderline`.
/// [Reference](https://docs.gtk.org/Pango/enum.Underline.html)
nonisolated public enum PangoUnderline: Enumeration {
    /// Source: `PANGO_UNDERLINE_NONE`.
    case none
    /// Source: `PANGO_UNDERLINE_SINGLE`.
    case single
    /// Source: `PANGO_UNDERLINE_DOUBLE`.
    case double
    /// Source: `PANGO_UNDERLINE_LOW`.
    case low
    /// Source: `PANGO_UNDERLINE_ERROR`.
    case error
    /// Source: `PANGO_UNDERLINE_SINGLE_LINE`.
    case singleLine
    /// Source: `PANGO_UNDERLINE_DOUBLE_LINE`.
    case doubleLine
    /// Source: `PANGO_UNDERLINE_ERROR_LINE`.
    case errorLine
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// All named values.
    public static let allCases: [PangoUnderline] = [
        .none,
        .single,
        .double,
        .low,
        .error,
        .singleLine,
        .doubleLine,
        .errorLine,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .none
        case 1: self = .single
        case 2: self = .double
        case 3: self = .low
        case 4: self = .error
        case 5: self = .singleLine
        case 6: self = .doubleLine
        case 7: self = .errorLine
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .none: 0
        case .single: 1
        case .double: 2
        case .low: 3
        case .error: 4
        case .singleLine: 5
        case .doubleLine: 6
        case .errorLine: 7
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: CGtk.PangoUnderline) { self.init(rawValue: Int32(bitPattern: value.rawValue)) }

    @_alwaysEmitIntoClient
    var cValue: CGtk.PangoUnderline { CGtk.PangoUnderline(rawValue: UInt32(bitPattern: rawValue)) }
}

extension PangoUnderline: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: pango_underline_get_type()) }
}
