// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkIconSize`.
/// [Reference](https://docs.gtk.org/gtk4/enum.IconSize.html)
nonisolated public enum IconSize: Enumeration {
    /// Source: `GTK_ICON_SIZE_INHERIT`.
    case inherit
    /// Source: `GTK_ICON_SIZE_NORMAL`.
    case normal
    /// Source: `GTK_ICON_SIZE_LARGE`.
    case large
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// All named values.
    public static let allCases: [IconSize] = [
        .inherit,
        .normal,
        .large,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .inherit
        case 1: self = .normal
        case 2: self = .large
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .inherit: 0
        case .normal: 1
        case .large: 2
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: GtkIconSize) { self.init(rawValue: Int32(bitPattern: value.rawValue)) }

    @_alwaysEmitIntoClient
    var cValue: GtkIconSize { GtkIconSize(rawValue: UInt32(bitPattern: rawValue)) }
}

extension IconSize: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: gtk_icon_size_get_type()) }
}
