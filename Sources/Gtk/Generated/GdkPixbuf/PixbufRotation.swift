// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GdkPixbufRotation`.
/// [Reference](https://docs.gtk.org/gdk-pixbuf/enum.PixbufRotation.html)
nonisolated public enum PixbufRotation: Enumeration {
    /// Source: `GDK_PIXBUF_ROTATE_NONE`.
    case none
    /// Source: `GDK_PIXBUF_ROTATE_COUNTERCLOCKWISE`.
    case counterclockwise
    /// Source: `GDK_PIXBUF_ROTATE_UPSIDEDOWN`.
    case upsidedown
    /// Source: `GDK_PIXBUF_ROTATE_CLOCKWISE`.
    case clockwise
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// All named values.
    public static let allCases: [PixbufRotation] = [
        .none,
        .counterclockwise,
        .upsidedown,
        .clockwise,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .none
        case 90: self = .counterclockwise
        case 180: self = .upsidedown
        case 270: self = .clockwise
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .none: 0
        case .counterclockwise: 90
        case .upsidedown: 180
        case .clockwise: 270
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: GdkPixbufRotation) { self.init(rawValue: Int32(bitPattern: value.rawValue)) }

    @_alwaysEmitIntoClient
    var cValue: GdkPixbufRotation { GdkPixbufRotation(rawValue: UInt32(bitPattern: rawValue)) }
}

extension PixbufRotation: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: gdk_pixbuf_rotation_get_type()) }
}
