// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkTextDirection`.
/// [Reference](https://docs.gtk.org/gtk4/enum.TextDirection.html)
nonisolated public enum TextDirection: Enumeration {
    /// Source: `GTK_TEXT_DIR_NONE`.
    case none
    /// Source: `GTK_TEXT_DIR_LTR`.
    case ltr
    /// Source: `GTK_TEXT_DIR_RTL`.
    case rtl
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// All named values.
    public static let allCases: [TextDirection] = [
        .none,
        .ltr,
        .rtl,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .none
        case 1: self = .ltr
        case 2: self = .rtl
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .none: 0
        case .ltr: 1
        case .rtl: 2
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: GtkTextDirection) { self.init(rawValue: Int32(bitPattern: value.rawValue)) }

    @_alwaysEmitIntoClient
    var cValue: GtkTextDirection { GtkTextDirection(rawValue: UInt32(bitPattern: rawValue)) }
}

extension TextDirection: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: gtk_text_direction_get_type()) }
}
