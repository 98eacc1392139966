// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `PangoWeight`.
/// [Reference](https://docs.gtk.org/Pango/enum.Weight.html)
nonisolated public enum PangoWeight: Enumeration {
    /// Source: `PANGO_WEIGHT_THIN`.
    case thin
    /// Source: `PANGO_WEIGHT_ULTRALIGHT`.
    case ultralight
    /// Source: `PANGO_WEIGHT_LIGHT`.
    case light
    /// Source: `PANGO_WEIGHT_SEMILIGHT`.
    case semilight
    /// Source: `PANGO_WEIGHT_BOOK`.
    case book
    /// Source: `PANGO_WEIGHT_NORMAL`.
    case normal
    /// Source: `PANGO_WEIGHT_MEDIUM`.
    case medium
    /// Source: `PANGO_WEIGHT_SEMIBOLD`.
    case semibold
    /// Source: `PANGO_WEIGHT_BOLD`.
    case bold
    /// Source: `PANGO_WEIGHT_ULTRABOLD`.
    case ultrabold
    /// Source: `PANGO_WEIGHT_HEAVY`.
    case heavy
    /// Source: `PANGO_WEIGHT_ULTRAHEAVY`.
    case ultraheavy
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// All named values.
    public static let allCases: [PangoWeight] = [
        .thin,
        .ultralight,
        .light,
        .semilight,
        .book,
        .normal,
        .medium,
        .semibold,
        .bold,
        .ultrabold,
        .heavy,
        .ultraheavy,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case 100: self = .thin
        case 200: self = .ultralight
        case 300: self = .light
        case 350: self = .semilight
        case 380: self = .book
        case 400: self = .normal
        case 500: self = .medium
        case 600: self = .semibold
        case 700: self = .bold
        case 800: self = .ultrabold
        case 900: self = .heavy
        case 1000: self = .ultraheavy
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .thin: 100
        case .ultralight: 200
        case .light: 300
        case .semilight: 350
        case .book: 380
        case .normal: 400
        case .medium: 500
        case .semibold: 600
        case .bold: 700
        case .ultrabold: 800
        case .heavy: 900
        case .ultraheavy: 1000
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: CGtk.PangoWeight) { self.init(rawValue: Int32(bitPattern: value.rawValue)) }

    @_alwaysEmitIntoClient
    var cValue: CGtk.PangoWeight { CGtk.PangoWeight(rawValue: UInt32(bitPattern: rawValue)) }
}

extension PangoWeight: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: pango_weight_get_type()) }
}
