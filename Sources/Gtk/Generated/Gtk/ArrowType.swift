// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkArrowType`.
/// [Reference](https://docs.gtk.org/gtk4/enum.ArrowType.html)
nonisolated public enum ArrowType: Enumeration {
    /// Source: `GTK_ARROW_UP`.
    case up
    /// Source: `GTK_ARROW_DOWN`.
    case down
    /// Source: `GTK_ARROW_LEFT`.
    case left
    /// Source: `GTK_ARROW_RIGHT`.
    case right
    /// Source: `GTK_ARROW_NONE`.
    case none
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// All named values.
    public static let allCases: [ArrowType] = [
        .up,
        .down,
        .left,
        .right,
        .none,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .up
        case 1: self = .down
        case 2: self = .left
        case 3: self = .right
        case 4: self = .none
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .up: 0
        case .down: 1
        case .left: 2
        case .right: 3
        case .none: 4
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: GtkArrowType) { self.init(rawValue: Int32(bitPattern: value.rawValue)) }

    @_alwaysEmitIntoClient
    var cValue: GtkArrowType { GtkArrowType(rawValue: UInt32(bitPattern: rawValue)) }
}

extension ArrowType: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: gtk_arrow_type_get_type()) }
}
