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
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// All named values.
    public static let allCases: [PangoWrapMode] = [
        .word,
        .char,
        .wordChar,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .word
        case 1: self = .char
        case 2: self = .wordChar
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .word: 0
        case .char: 1
        case .wordChar: 2
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: CGtk.PangoWrapMode) { self.init(rawValue: Int32(bitPattern: value.rawValue)) }

    @_alwaysEmitIntoClient
    var cValue: CGtk.PangoWrapMode { CGtk.PangoWrapMode(rawValue: UInt32(bitPattern: rawValue)) }
}

extension PangoWrapMode: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: pango_wrap_mode_get_type()) }
}
