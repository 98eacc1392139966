// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkPanDirection`.
/// [Reference](https://docs.gtk.org/gtk4/enum.PanDirection.html)
nonisolated public enum PanDirection: Enumeration {
    /// Source: `GTK_PAN_DIRECTION_LEFT`.
    case left
    /// Source: `GTK_PAN_DIRECTION_RIGHT`.
    case right
    /// Source: `GTK_PAN_DIRECTION_UP`.
    case up
    /// Source: `GTK_PAN_DIRECTION_DOWN`.
    case down
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// All named values.
    public static let allCases: [PanDirection] = [
        .left,
        .right,
        .up,
        .down,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .left
        case 1: self = .right
        case 2: self = .up
        case 3: self = .down
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .left: 0
        case .right: 1
        case .up: 2
        case .down: 3
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: GtkPanDirection) { self.init(rawValue: Int32(bitPattern: value.rawValue)) }

    @_alwaysEmitIntoClient
    var cValue: GtkPanDirection { GtkPanDirection(rawValue: UInt32(bitPattern: rawValue)) }
}

extension PanDirection: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: gtk_pan_direction_get_type()) }
}
