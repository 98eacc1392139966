// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GSeekType`.
/// [Reference](https://docs.gtk.org/glib/enum.SeekType.html)
nonisolated public enum SeekType: Enumeration {
    /// Source: `G_SEEK_CUR`.
    case cur
    /// Source: `G_SEEK_SET`.
    case set
    /// Source: `G_SEEK_END`.
    case end
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// All named values.
    public static let allCases: [SeekType] = [
        .cur,
        .set,
        .end,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .cur
        case 1: self = .set
        case 2: self = .end
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .cur: 0
        case .set: 1
        case .end: 2
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: GSeekType) { self.init(rawValue: Int32(bitPattern: value.rawValue)) }

    @_alwaysEmitIntoClient
    var cValue: GSeekType { GSeekType(rawValue: UInt32(bitPattern: rawValue)) }
}

extension SeekType: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { .int }
}
