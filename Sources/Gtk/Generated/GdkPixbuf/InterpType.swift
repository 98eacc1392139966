// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GdkInterpType`.
/// [Reference](https://docs.gtk.org/gdk-pixbuf/enum.InterpType.html)
nonisolated public enum InterpType: Enumeration {
    /// Source: `GDK_INTERP_NEAREST`.
    case nearest
    /// Source: `GDK_INTERP_TILES`.
    case tiles
    /// Source: `GDK_INTERP_BILINEAR`.
    case bilinear
    /// Source: `GDK_INTERP_HYPER`.
    case hyper
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// All named values.
    public static let allCases: [InterpType] = [
        .nearest,
        .tiles,
        .bilinear,
        .hyper,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .nearest
        case 1: self = .tiles
        case 2: self = .bilinear
        case 3: self = .hyper
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .nearest: 0
        case .tiles: 1
        case .bilinear: 2
        case .hyper: 3
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: GdkInterpType) { self.init(rawValue: Int32(bitPattern: value.rawValue)) }

    @_alwaysEmitIntoClient
    var cValue: GdkInterpType { GdkInterpType(rawValue: UInt32(bitPattern: rawValue)) }
}

extension InterpType: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: gdk_interp_type_get_type()) }
}
