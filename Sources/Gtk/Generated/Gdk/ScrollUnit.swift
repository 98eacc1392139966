// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GdkScrollUnit`, since GTK 4.8.
/// [Reference](https://docs.gtk.org/gdk4/enum.ScrollUnit.html)
nonisolated public enum ScrollUnit: Enumeration {
    /// Source: `GDK_SCROLL_UNIT_WHEEL`.
    case wheel
    /// Source: `GDK_SCROLL_UNIT_SURFACE`.
    case surface
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// All named values.
    public static let allCases: [ScrollUnit] = [
        .wheel,
        .surface,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .wheel
        case 1: self = .surface
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .wheel: 0
        case .surface: 1
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: GdkScrollUnit) { self.init(rawValue: Int32(bitPattern: value.rawValue)) }

    @_alwaysEmitIntoClient
    var cValue: GdkScrollUnit { GdkScrollUnit(rawValue: UInt32(bitPattern: rawValue)) }
}

extension ScrollUnit: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: gdk_scroll_unit_get_type()) }
}
