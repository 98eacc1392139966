// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `PangoAlignment`.
/// [Reference](https://docs.gtk.org/Pango/enum.Alignment.html)
nonisolated public enum PangoAlignment: Enumeration {
    /// Source: `PANGO_ALIGN_LEFT`.
    case left
    /// Source: `PANGO_ALIGN_CENTER`.
    case center
    /// Source: `PANGO_ALIGN_RIGHT`.
    case right
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// All named values.
    public static let allCases: [PangoAlignment] = [
        .left,
        .center,
        .right,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .left
        case 1: self = .center
        case 2: self = .right
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .left: 0
        case .center: 1
        case .right: 2
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: CGtk.PangoAlignment) { self.init(rawValue: Int32(bitPattern: value.rawValue)) }

    @_alwaysEmitIntoClient
    var cValue: CGtk.PangoAlignment { CGtk.PangoAlignment(rawValue: UInt32(bitPattern: rawValue)) }
}

extension PangoAlignment: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: pango_alignment_get_type()) }
}
