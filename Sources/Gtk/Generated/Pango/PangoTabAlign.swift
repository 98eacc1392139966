// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `PangoTabAlign`.
/// [Reference](https://docs.gtk.org/Pango/enum.TabAlign.html)
nonisolated public enum PangoTabAlign: Enumeration {
    /// Source: `PANGO_TAB_LEFT`.
    case left
    /// Source: `PANGO_TAB_RIGHT`.
    case right
    /// Source: `PANGO_TAB_CENTER`.
    case center
    /// Source: `PANGO_TAB_DECIMAL`.
    case decimal
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// All named values.
    public static let allCases: [PangoTabAlign] = [
        .left,
        .right,
        .center,
        .decimal,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .left
        case 1: self = .right
        case 2: self = .center
        case 3: self = .decimal
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .left: 0
        case .right: 1
        case .center: 2
        case .decimal: 3
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: CGtk.PangoTabAlign) { self.init(rawValue: Int32(bitPattern: value.rawValue)) }

    @_alwaysEmitIntoClient
    var cValue: CGtk.PangoTabAlign { CGtk.PangoTabAlign(rawValue: UInt32(bitPattern: rawValue)) }
}

extension PangoTabAlign: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: pango_tab_align_get_type()) }
}
