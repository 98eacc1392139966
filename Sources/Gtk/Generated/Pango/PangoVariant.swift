// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `PangoVariant`.
/// [Reference](https://docs.gtk.org/Pango/enum.Variant.html)
nonisolated public enum PangoVariant: Enumeration {
    /// Source: `PANGO_VARIANT_NORMAL`.
    case normal
    /// Source: `PANGO_VARIANT_SMALL_CAPS`.
    case smallCaps
    /// Source: `PANGO_VARIANT_ALL_SMALL_CAPS`.
    case allSmallCaps
    /// Source: `PANGO_VARIANT_PETITE_CAPS`.
    case petiteCaps
    /// Source: `PANGO_VARIANT_ALL_PETITE_CAPS`.
    case allPetiteCaps
    /// Source: `PANGO_VARIANT_UNICASE`.
    case unicase
    /// Source: `PANGO_VARIANT_TITLE_CAPS`.
    case titleCaps
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// All named values.
    public static let allCases: [PangoVariant] = [
        .normal,
        .smallCaps,
        .allSmallCaps,
        .petiteCaps,
        .allPetiteCaps,
        .unicase,
        .titleCaps,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .normal
        case 1: self = .smallCaps
        case 2: self = .allSmallCaps
        case 3: self = .petiteCaps
        case 4: self = .allPetiteCaps
        case 5: self = .unicase
        case 6: self = .titleCaps
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .normal: 0
        case .smallCaps: 1
        case .allSmallCaps: 2
        case .petiteCaps: 3
        case .allPetiteCaps: 4
        case .unicase: 5
        case .titleCaps: 6
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: CGtk.PangoVariant) { self.init(rawValue: Int32(bitPattern: value.rawValue)) }

    @_alwaysEmitIntoClient
    var cValue: CGtk.PangoVariant { CGtk.PangoVariant(rawValue: UInt32(bitPattern: rawValue)) }
}

extension PangoVariant: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: pango_variant_get_type()) }
}
