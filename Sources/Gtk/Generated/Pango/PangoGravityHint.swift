// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `PangoGravityHint`, since Pango 1.16.
/// [Reference](https://docs.gtk.org/Pango/enum.GravityHint.html)
nonisolated public enum PangoGravityHint: Enumeration {
    /// Source: `PANGO_GRAVITY_HINT_NATURAL`.
    case natural
    /// Source: `PANGO_GRAVITY_HINT_STRONG`.
    case strong
    /// Source: `PANGO_GRAVITY_HINT_LINE`.
    case line
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// All named values.
    public static let allCases: [PangoGravityHint] = [
        .natural,
        .strong,
        .line,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .natural
        case 1: self = .strong
        case 2: self = .line
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .natural: 0
        case .strong: 1
        case .line: 2
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: CGtk.PangoGravityHint) { self.init(rawValue: Int32(bitPattern: value.rawValue)) }

    @_alwaysEmitIntoClient
    var cValue: CGtk.PangoGravityHint { CGtk.PangoGravityHint(rawValue: UInt32(bitPattern: rawValue)) }
}

extension PangoGravityHint: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: pango_gravity_hint_get_type()) }
}
