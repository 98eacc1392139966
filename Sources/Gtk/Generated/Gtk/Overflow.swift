// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkOverflow`.
/// [Reference](https://docs.gtk.org/gtk4/enum.Overflow.html)
nonisolated public enum Overflow: Enumeration {
    /// Source: `GTK_OVERFLOW_VISIBLE`.
    case visible
    /// Source: `GTK_OVERFLOW_HIDDEN`.
    case hidden
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// All named values.
    public static let allCases: [Overflow] = [
        .visible,
        .hidden,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .visible
        case 1: self = .hidden
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .visible: 0
        case .hidden: 1
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: GtkOverflow) { self.init(rawValue: Int32(bitPattern: value.rawValue)) }

    @_alwaysEmitIntoClient
    var cValue: GtkOverflow { GtkOverflow(rawValue: UInt32(bitPattern: rawValue)) }
}

extension Overflow: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: gtk_overflow_get_type()) }
}
