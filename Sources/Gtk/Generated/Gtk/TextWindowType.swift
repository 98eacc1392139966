// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkTextWindowType`.
/// [Reference](https://docs.gtk.org/gtk4/enum.TextWindowType.html)
nonisolated public enum TextWindowType: Enumeration {
    /// Source: `GTK_TEXT_WINDOW_WIDGET`.
    case widget
    /// Source: `GTK_TEXT_WINDOW_TEXT`.
    case text
    /// Source: `GTK_TEXT_WINDOW_LEFT`.
    case left
    /// Source: `GTK_TEXT_WINDOW_RIGHT`.
    case right
    /// Source: `GTK_TEXT_WINDOW_TOP`.
    case top
    /// Source: `GTK_TEXT_WINDOW_BOTTOM`.
    case bottom
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// All named values.
    public static let allCases: [TextWindowType] = [
        .widget,
        .text,
        .left,
        .right,
        .top,
        .bottom,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case 1: self = .widget
        case 2: self = .text
        case 3: self = .left
        case 4: self = .right
        case 5: self = .top
        case 6: self = .bottom
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .widget: 1
        case .text: 2
        case .left: 3
        case .right: 4
        case .top: 5
        case .bottom: 6
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: GtkTextWindowType) { self.init(rawValue: Int32(bitPattern: value.rawValue)) }

    @_alwaysEmitIntoClient
    var cValue: GtkTextWindowType { GtkTextWindowType(rawValue: UInt32(bitPattern: rawValue)) }
}

extension TextWindowType: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: gtk_text_window_type_get_type()) }
}
