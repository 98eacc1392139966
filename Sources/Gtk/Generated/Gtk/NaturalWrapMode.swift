// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkNaturalWrapMode`, since GTK 4.6.
/// [Reference](https://docs.gtk.org/gtk4/enum.NaturalWrapMode.html)
nonisolated public enum NaturalWrapMode: Enumeration {
    /// Source: `GTK_NATURAL_WRAP_INHERIT`.
    case inherit
    /// Source: `GTK_NATURAL_WRAP_NONE`.
    case none
    /// Source: `GTK_NATURAL_WRAP_WORD`.
    case word
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// All named values.
    public static let allCases: [NaturalWrapMode] = [
        .inherit,
        .none,
        .word,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .inherit
        case 1: self = .none
        case 2: self = .word
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .inherit: 0
        case .none: 1
        case .word: 2
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: GtkNaturalWrapMode) { self.init(rawValue: Int32(bitPattern: value.rawValue)) }

    @_alwaysEmitIntoClient
    var cValue: GtkNaturalWrapMode { GtkNaturalWrapMode(rawValue: UInt32(bitPattern: rawValue)) }
}

extension NaturalWrapMode: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: gtk_natural_wrap_mode_get_type()) }
}
