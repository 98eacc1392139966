// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkPositionType`.
/// [Reference](https://docs.gtk.org/gtk4/enum.PositionType.html)
nonisolated public enum PositionType: Enumeration {
    /// Source: `GTK_POS_LEFT`.
    case left
    /// Source: `GTK_POS_RIGHT`.
    case right
    /// Source: `GTK_POS_TOP`.
    case top
    /// Source: `GTK_POS_BOTTOM`.
    case bottom
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// All named values.
    public static let allCases: [PositionType] = [
        .left,
        .right,
        .top,
        .bottom,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .left
        case 1: self = .right
        case 2: self = .top
        case 3: self = .bottom
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .left: 0
        case .right: 1
        case .top: 2
        case .bottom: 3
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: GtkPositionType) { self.init(rawValue: Int32(bitPattern: value.rawValue)) }

    @_alwaysEmitIntoClient
    var cValue: GtkPositionType { GtkPositionType(rawValue: UInt32(bitPattern: rawValue)) }
}

extension PositionType: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: gtk_position_type_get_type()) }
}
