// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkOrientation`.
/// [Reference](https://docs.gtk.org/gtk4/enum.Orientation.html)
nonisolated public enum Orientation: Enumeration {
    /// Source: `GTK_ORIENTATION_HORIZONTAL`.
    case horizontal
    /// Source: `GTK_ORIENTATION_VERTICAL`.
    case vertical
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// All named values.
    public static let allCases: [Orientation] = [
        .horizontal,
        .vertical,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .horizontal
        case 1: self = .vertical
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .horizontal: 0
        case .vertical: 1
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: GtkOrientation) { self.init(rawValue: Int32(bitPattern: value.rawValue)) }

    @_alwaysEmitIntoClient
    var cValue: GtkOrientation { GtkOrientation(rawValue: UInt32(bitPattern: rawValue)) }
}

extension Orientation: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: gtk_orientation_get_type()) }
}
