// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkCornerType`.
/// [Reference](https://docs.gtk.org/gtk4/enum.CornerType.html)
nonisolated public enum CornerType: Enumeration {
    /// Source: `GTK_CORNER_TOP_LEFT`.
    case topLeft
    /// Source: `GTK_CORNER_BOTTOM_LEFT`.
    case bottomLeft
    /// Source: `GTK_CORNER_TOP_RIGHT`.
    case topRight
    /// Source: `GTK_CORNER_BOTTOM_RIGHT`.
    case bottomRight
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// All named values.
    public static let allCases: [CornerType] = [
        .topLeft,
        .bottomLeft,
        .topRight,
        .bottomRight,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .topLeft
        case 1: self = .bottomLeft
        case 2: self = .topRight
        case 3: self = .bottomRight
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .topLeft: 0
        case .bottomLeft: 1
        case .topRight: 2
        case .bottomRight: 3
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: GtkCornerType) { self.init(rawValue: Int32(bitPattern: value.rawValue)) }

    @_alwaysEmitIntoClient
    var cValue: GtkCornerType { GtkCornerType(rawValue: UInt32(bitPattern: rawValue)) }
}

extension CornerType: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: gtk_corner_type_get_type()) }
}
