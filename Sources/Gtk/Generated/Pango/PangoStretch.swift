// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `PangoStretch`.
/// [Reference](https://docs.gtk.org/Pango/enum.Stretch.html)
nonisolated public enum PangoStretch: Enumeration {
    /// Source: `PANGO_STRETCH_ULTRA_CONDENSED`.
    case ultraCondensed
    /// Source: `PANGO_STRETCH_EXTRA_CONDENSED`.
    case extraCondensed
    /// Source: `PANGO_STRETCH_CONDENSED`.
    case condensed
    /// Source: `PANGO_STRETCH_SEMI_CONDENSED`.
    case semiCondensed
    /// Source: `PANGO_STRETCH_NORMAL`.
    case normal
    /// Source: `PANGO_STRETCH_SEMI_EXPANDED`.
    case semiExpanded
    /// Source: `PANGO_STRETCH_EXPANDED`.
    case expanded
    /// Source: `PANGO_STRETCH_EXTRA_EXPANDED`.
    case extraExpanded
    /// Source: `PANGO_STRETCH_ULTRA_EXPANDED`.
    case ultraExpanded
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// All named values.
    public static let allCases: [PangoStretch] = [
        .ultraCondensed,
        .extraCondensed,
        .condensed,
        .semiCondensed,
        .normal,
        .semiExpanded,
        .expanded,
        .extraExpanded,
        .ultraExpanded,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .ultraCondensed
        case 1: self = .extraCondensed
        case 2: self = .condensed
        case 3: self = .semiCondensed
        case 4: self = .normal
        case 5: self = .semiExpanded
        case 6: self = .expanded
        case 7: self = .extraExpanded
        case 8: self = .ultraExpanded
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .ultraCondensed: 0
        case .extraCondensed: 1
        case .condensed: 2
        case .semiCondensed: 3
        case .normal: 4
        case .semiExpanded: 5
        case .expanded: 6
        case .extraExpanded: 7
        case .ultraExpanded: 8
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: CGtk.PangoStretch) { self.init(rawValue: Int32(bitPattern: value.rawValue)) }

    @_alwaysEmitIntoClient
    var cValue: CGtk.PangoStretch { CGtk.PangoStretch(rawValue: UInt32(bitPattern: rawValue)) }
}

extension PangoStretch: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: pango_stretch_get_type()) }
}
