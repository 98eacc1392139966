// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GdkColorspace`.
/// [Reference](https://docs.gtk.org/gdk-pixbuf/enum.Colorspace.html)
nonisolated public enum Colorspace: Enumeration {
    /// Source: `GDK_COLORSPACE_RGB`.
    case rgb
    /// A value that a newer version of the library has added.
    case unlisted(Int32)

    /// All values that have a name.
    public static let allCases: [Colorspace] = [
        .rgb
    ]

    /// The value that a number of C's stands for.
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .rgb
        default: self = .unlisted(rawValue)
        }
    }

    /// C's number.
    public var rawValue: Int32 {
        switch self {
        case .rgb: 0
        case .unlisted(let value): value
        }
    }

    init(_ value: GdkColorspace) { self.init(rawValue: Int32(bitPattern: value.rawValue)) }

    var cValue: GdkColorspace { GdkColorspace(rawValue: UInt32(bitPattern: rawValue)) }
}

extension Colorspace: ValueConvertible {
    /// The enumeration's own type.
    public static var valueType: GType { GType(rawValue: gdk_colorspace_get_type()) }
}
