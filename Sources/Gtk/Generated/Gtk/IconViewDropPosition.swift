// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkIconViewDropPosition`.
/// [Reference](https://docs.gtk.org/gtk4/enum.IconViewDropPosition.html)
nonisolated public enum IconViewDropPosition: Enumeration {
    /// Source: `GTK_ICON_VIEW_NO_DROP`.
    case noDrop
    /// Source: `GTK_ICON_VIEW_DROP_INTO`.
    case dropInto
    /// Source: `GTK_ICON_VIEW_DROP_LEFT`.
    case dropLeft
    /// Source: `GTK_ICON_VIEW_DROP_RIGHT`.
    case dropRight
    /// Source: `GTK_ICON_VIEW_DROP_ABOVE`.
    case dropAbove
    /// Source: `GTK_ICON_VIEW_DROP_BELOW`.
    case dropBelow
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// All named values.
    public static let allCases: [IconViewDropPosition] = [
        .noDrop,
        .dropInto,
        .dropLeft,
        .dropRight,
        .dropAbove,
        .dropBelow,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .noDrop
        case 1: self = .dropInto
        case 2: self = .dropLeft
        case 3: self = .dropRight
        case 4: self = .dropAbove
        case 5: self = .dropBelow
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .noDrop: 0
        case .dropInto: 1
        case .dropLeft: 2
        case .dropRight: 3
        case .dropAbove: 4
        case .dropBelow: 5
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: GtkIconViewDropPosition) { self.init(rawValue: Int32(bitPattern: value.rawValue)) }

    @_alwaysEmitIntoClient
    var cValue: GtkIconViewDropPosition { GtkIconViewDropPosition(rawValue: UInt32(bitPattern: rawValue)) }
}

extension IconViewDropPosition: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: gtk_icon_view_drop_position_get_type()) }
}
