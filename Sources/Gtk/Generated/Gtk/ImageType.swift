// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkImageType`.
/// [Reference](https://docs.gtk.org/gtk4/enum.ImageType.html)
nonisolated public enum ImageType: Enumeration {
    /// Source: `GTK_IMAGE_EMPTY`.
    case empty
    /// Source: `GTK_IMAGE_ICON_NAME`.
    case iconName
    /// Source: `GTK_IMAGE_GICON`.
    case gicon
    /// Source: `GTK_IMAGE_PAINTABLE`.
    case paintable
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// All named values.
    public static let allCases: [ImageType] = [
        .empty,
        .iconName,
        .gicon,
        .paintable,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .empty
        case 1: self = .iconName
        case 2: self = .gicon
        case 3: self = .paintable
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .empty: 0
        case .iconName: 1
        case .gicon: 2
        case .paintable: 3
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: GtkImageType) { self.init(rawValue: Int32(bitPattern: value.rawValue)) }

    @_alwaysEmitIntoClient
    var cValue: GtkImageType { GtkImageType(rawValue: UInt32(bitPattern: rawValue)) }
}

extension ImageType: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: gtk_image_type_get_type()) }
}
