// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkPackType`.
/// [Reference](https://docs.gtk.org/gtk4/enum.PackType.html)
nonisolated public enum PackType: Enumeration {
    /// Source: `GTK_PACK_START`.
    case start
    /// Source: `GTK_PACK_END`.
    case end
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// All named values.
    public static let allCases: [PackType] = [
        .start,
        .end,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .start
        case 1: self = .end
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .start: 0
        case .end: 1
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: GtkPackType) { self.init(rawValue: Int32(bitPattern: value.rawValue)) }

    @_alwaysEmitIntoClient
    var cValue: GtkPackType { GtkPackType(rawValue: UInt32(bitPattern: rawValue)) }
}

extension PackType: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: gtk_pack_type_get_type()) }
}
