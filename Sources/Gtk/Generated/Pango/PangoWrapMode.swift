// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `PangoWrapMode`.
/// [Reference](https://docs.gtk.org/Pango/enum.WrapMode.html)
nonisolated public enum PangoWrapMode: Enumeration {
    /// Source: `PANGO_WRAP_WORD`.
    case word
    /// Source: `PANGO_WRAP_CHAR`.
    case char
    /// Source: `PANGO_WRAP_WORD_CHAR`.
    case wordChar
    /// A value that a newer version of the library has added.
    case unlisted(Int32)

    /// All values that have a name.
    public static let allCases: [PangoWrapMode] = [
        .word,
        .char,
        .wordChar,
    ]

    /// The value that a number of C's stands for.
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .word
        case 1: self = .char
        case 2: self = .wordChar
        default: self = .unlisted(rawValue)
        }
    }

    /// C's number.
    public var rawValue: Int32 {
        switch self {
        case .word: 0
        case .char: 1
        case .wordChar: 2
        case .unlisted(let value): value
        }
    }

    init(_ value: CGtk.PangoWrapMode) { self.init(rawValue: Int32(bitPattern: value.rawValue)) }

    var cValue: CGtk.PangoWrapMode { CGtk.PangoWrapMode(rawValue: UInt32(bitPattern: rawValue)) }
}

extension PangoWrapMode: ValueConvertible {
    /// The enumeration's own type.
    public static var valueType: GType { GType(rawValue: pango_wrap_mode_get_type()) }
}
