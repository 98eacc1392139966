// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `PangoEllipsizeMode`.
/// [Reference](https://docs.gtk.org/Pango/enum.EllipsizeMode.html)
nonisolated public enum PangoEllipsizeMode: Enumeration {
    /// Source: `PANGO_ELLIPSIZE_NONE`.
    case none
    /// Source: `PANGO_ELLIPSIZE_START`.
    case start
    /// Source: `PANGO_ELLIPSIZE_MIDDLE`.
    case middle
    /// Source: `PANGO_ELLIPSIZE_END`.
    case end
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// All named values.
    public static let allCases: [PangoEllipsizeMode] = [
        .none,
        .start,
        .middle,
        .end,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .none
        case 1: self = .start
        case 2: self = .middle
        case 3: self = .end
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .none: 0
        case .start: 1
        case .middle: 2
        case .end: 3
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: CGtk.PangoEllipsizeMode) { self.init(rawValue: Int32(bitPattern: value.rawValue)) }

    @_alwaysEmitIntoClient
    var cValue: CGtk.PangoEllipsizeMode { CGtk.PangoEllipsizeMode(rawValue: UInt32(bitPattern: rawValue)) }
}

extension PangoEllipsizeMode: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: pango_ellipsize_mode_get_type()) }
}
