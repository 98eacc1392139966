// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `PangoDirection`.
/// [Reference](https://docs.gtk.org/Pango/enum.Direction.html)
nonisolated public enum PangoDirection: Enumeration {
    /// Source: `PANGO_DIRECTION_LTR`.
    case ltr
    /// Source: `PANGO_DIRECTION_RTL`.
    case rtl
    /// Source: `PANGO_DIRECTION_TTB_LTR`.
    case ttbLtr
    /// Source: `PANGO_DIRECTION_TTB_RTL`.
    case ttbRtl
    /// Source: `PANGO_DIRECTION_WEAK_LTR`.
    case weakLtr
    /// Source: `PANGO_DIRECTION_WEAK_RTL`.
    case weakRtl
    /// Source: `PANGO_DIRECTION_NEUTRAL`.
    case neutral
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// All named values.
    public static let allCases: [PangoDirection] = [
        .ltr,
        .rtl,
        .ttbLtr,
        .ttbRtl,
        .weakLtr,
        .weakRtl,
        .neutral,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .ltr
        case 1: self = .rtl
        case 2: self = .ttbLtr
        case 3: self = .ttbRtl
        case 4: self = .weakLtr
        case 5: self = .weakRtl
        case 6: self = .neutral
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .ltr: 0
        case .rtl: 1
        case .ttbLtr: 2
        case .ttbRtl: 3
        case .weakLtr: 4
        case .weakRtl: 5
        case .neutral: 6
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: CGtk.PangoDirection) { self.init(rawValue: Int32(bitPattern: value.rawValue)) }

    @_alwaysEmitIntoClient
    var cValue: CGtk.PangoDirection { CGtk.PangoDirection(rawValue: UInt32(bitPattern: rawValue)) }
}

extension PangoDirection: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: pango_direction_get_type()) }
}
