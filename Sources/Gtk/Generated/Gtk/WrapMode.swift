// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkWrapMode`.
/// [Reference](https://docs.gtk.org/gtk4/enum.WrapMode.html)
nonisolated public enum WrapMode: Enumeration {
    /// Source: `GTK_WRAP_NONE`.
    case none
    /// Source: `GTK_WRAP_CHAR`.
    case char
    /// Source: `GTK_WRAP_WORD`.
    case word
    /// Source: `GTK_WRAP_WORD_CHAR`.
    case wordChar
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// All named values.
    public static let allCases: [WrapMode] = [
        .none,
        .char,
        .word,
        .wordChar,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .none
        case 1: self = .char
        case 2: self = .word
        case 3: self = .wordChar
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .none: 0
        case .char: 1
        case .word: 2
        case .wordChar: 3
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: GtkWrapMode) { self.init(rawValue: Int32(bitPattern: value.rawValue)) }

    @_alwaysEmitIntoClient
    var cValue: GtkWrapMode { GtkWrapMode(rawValue: UInt32(bitPattern: rawValue)) }
}

extension WrapMode: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: gtk_wrap_mode_get_type()) }
}
