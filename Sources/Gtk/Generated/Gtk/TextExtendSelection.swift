// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkTextExtendSelection`.
/// [Reference](https://docs.gtk.org/gtk4/enum.TextExtendSelection.html)
nonisolated public enum TextExtendSelection: Enumeration {
    /// Source: `GTK_TEXT_EXTEND_SELECTION_WORD`.
    case word
    /// Source: `GTK_TEXT_EXTEND_SELECTION_LINE`.
    case line
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// All named values.
    public static let allCases: [TextExtendSelection] = [
        .word,
        .line,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .word
        case 1: self = .line
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .word: 0
        case .line: 1
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: GtkTextExtendSelection) { self.init(rawValue: Int32(bitPattern: value.rawValue)) }

    @_alwaysEmitIntoClient
    var cValue: GtkTextExtendSelection { GtkTextExtendSelection(rawValue: UInt32(bitPattern: rawValue)) }
}

extension TextExtendSelection: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: gtk_text_extend_selection_get_type()) }
}
