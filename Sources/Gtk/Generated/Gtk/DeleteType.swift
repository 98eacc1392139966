// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkDeleteType`.
/// [Reference](https://docs.gtk.org/gtk4/enum.DeleteType.html)
nonisolated public enum DeleteType: Enumeration {
    /// Source: `GTK_DELETE_CHARS`.
    case chars
    /// Source: `GTK_DELETE_WORD_ENDS`.
    case wordEnds
    /// Source: `GTK_DELETE_WORDS`.
    case words
    /// Source: `GTK_DELETE_DISPLAY_LINES`.
    case displayLines
    /// Source: `GTK_DELETE_DISPLAY_LINE_ENDS`.
    case displayLineEnds
    /// Source: `GTK_DELETE_PARAGRAPH_ENDS`.
    case paragraphEnds
    /// Source: `GTK_DELETE_PARAGRAPHS`.
    case paragraphs
    /// Source: `GTK_DELETE_WHITESPACE`.
    case whitespace
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// All named values.
    public static let allCases: [DeleteType] = [
        .chars,
        .wordEnds,
        .words,
        .displayLines,
        .displayLineEnds,
        .paragraphEnds,
        .paragraphs,
        .whitespace,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .chars
        case 1: self = .wordEnds
        case 2: self = .words
        case 3: self = .displayLines
        case 4: self = .displayLineEnds
        case 5: self = .paragraphEnds
        case 6: self = .paragraphs
        case 7: self = .whitespace
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .chars: 0
        case .wordEnds: 1
        case .words: 2
        case .displayLines: 3
        case .displayLineEnds: 4
        case .paragraphEnds: 5
        case .paragraphs: 6
        case .whitespace: 7
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: GtkDeleteType) { self.init(rawValue: Int32(bitPattern: value.rawValue)) }

    @_alwaysEmitIntoClient
    var cValue: GtkDeleteType { GtkDeleteType(rawValue: UInt32(bitPattern: rawValue)) }
}

extension DeleteType: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: gtk_delete_type_get_type()) }
}
