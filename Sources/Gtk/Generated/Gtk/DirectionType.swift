// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkDirectionType`.
/// [Reference](https://docs.gtk.org/gtk4/enum.DirectionType.html)
nonisolated public enum DirectionType: Enumeration {
    /// Source: `GTK_DIR_TAB_FORWARD`.
    case tabForward
    /// Source: `GTK_DIR_TAB_BACKWARD`.
    case tabBackward
    /// Source: `GTK_DIR_UP`.
    case up
    /// Source: `GTK_DIR_DOWN`.
    case down
    /// Source: `GTK_DIR_LEFT`.
    case left
    /// Source: `GTK_DIR_RIGHT`.
    case right
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// All named values.
    public static let allCases: [DirectionType] = [
        .tabForward,
        .tabBackward,
        .up,
        .down,
        .left,
        .right,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .tabForward
        case 1: self = .tabBackward
        case 2: self = .up
        case 3: self = .down
        case 4: self = .left
        case 5: self = .right
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .tabForward: 0
        case .tabBackward: 1
        case .up: 2
        case .down: 3
        case .left: 4
        case .right: 5
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: GtkDirectionType) { self.init(rawValue: Int32(bitPattern: value.rawValue)) }

    @_alwaysEmitIntoClient
    var cValue: GtkDirectionType { GtkDirectionType(rawValue: UInt32(bitPattern: rawValue)) }
}

extension DirectionType: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: gtk_direction_type_get_type()) }
}
