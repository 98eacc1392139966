// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GdkColorspace`.
/// [Reference](https://docs.gtk.org/gdk-pixbuf/enum.Colorspace.html)
nonisolated public enum Colorspace: Enumeration {
    /// Source: `GDK_COLORSPACE_RGB`.
    case rgb
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// All named values.
    public static let allCases: [Colorspace] = [
        .rgb
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .rgb
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .rgb: 0
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: GdkColorspace) { self.init(rawValue: Int32(bitPattern: value.rawValue)) }

    @_alwaysEmitIntoClient
    var cValue: GdkColorspace { GdkColorspace(rawValue: UInt32(bitPattern: rawValue)) }
}

extension Colorspace: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: gdk_colorspace_get_type()) }
}
