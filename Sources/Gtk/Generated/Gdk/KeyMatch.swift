// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GdkKeyMatch`.
/// [Reference](https://docs.gtk.org/gdk4/enum.KeyMatch.html)
nonisolated public enum KeyMatch: Enumeration {
    /// Source: `GDK_KEY_MATCH_NONE`.
    case none
    /// Source: `GDK_KEY_MATCH_PARTIAL`.
    case partial
    /// Source: `GDK_KEY_MATCH_EXACT`.
    case exact
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// All named values.
    public static let allCases: [KeyMatch] = [
        .none,
        .partial,
        .exact,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .none
        case 1: self = .partial
        case 2: self = .exact
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .none: 0
        case .partial: 1
        case .exact: 2
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: GdkKeyMatch) { self.init(rawValue: Int32(bitPattern: value.rawValue)) }

    @_alwaysEmitIntoClient
    var cValue: GdkKeyMatch { GdkKeyMatch(rawValue: UInt32(bitPattern: rawValue)) }
}

extension KeyMatch: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: gdk_key_match_get_type()) }
}
