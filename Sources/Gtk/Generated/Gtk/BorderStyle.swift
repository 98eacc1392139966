// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkBorderStyle`.
/// [Reference](https://docs.gtk.org/gtk4/enum.BorderStyle.html)
nonisolated public enum BorderStyle: Enumeration {
    /// Source: `GTK_BORDER_STYLE_NONE`.
    case none
    /// Source: `GTK_BORDER_STYLE_HIDDEN`.
    case hidden
    /// Source: `GTK_BORDER_STYLE_SOLID`.
    case solid
    /// Source: `GTK_BORDER_STYLE_INSET`.
    case inset
    /// Source: `GTK_BORDER_STYLE_OUTSET`.
    case outset
    /// Source: `GTK_BORDER_STYLE_DOTTED`.
    case dotted
    /// Source: `GTK_BORDER_STYLE_DASHED`.
    case dashed
    /// Source: `GTK_BORDER_STYLE_DOUBLE`.
    case double
    /// Source: `GTK_BORDER_STYLE_GROOVE`.
    case groove
    /// Source: `GTK_BORDER_STYLE_RIDGE`.
    case ridge
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// All named values.
    public static let allCases: [BorderStyle] = [
        .none,
        .hidden,
        .solid,
        .inset,
        .outset,
        .dotted,
        .dashed,
        .double,
        .groove,
        .ridge,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .none
        case 1: self = .hidden
        case 2: self = .solid
        case 3: self = .inset
        case 4: self = .outset
        case 5: self = .dotted
        case 6: self = .dashed
        case 7: self = .double
        case 8: self = .groove
        case 9: self = .ridge
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .none: 0
        case .hidden: 1
        case .solid: 2
        case .inset: 3
        case .outset: 4
        case .dotted: 5
        case .dashed: 6
        case .double: 7
        case .groove: 8
        case .ridge: 9
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: GtkBorderStyle) { self.init(rawValue: Int32(bitPattern: value.rawValue)) }

    @_alwaysEmitIntoClient
    var cValue: GtkBorderStyle { GtkBorderStyle(rawValue: UInt32(bitPattern: rawValue)) }
}

extension BorderStyle: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: gtk_border_style_get_type()) }
}
