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

/// Source: `GdkPixbufError`.
/// [Reference](https://docs.gtk.org/gdk-pixbuf/enum.PixbufError.html)
nonisolated public enum PixbufError: GLibErrorCode {
    /// Source: `GDK_PIXBUF_ERROR_CORRUPT_IMAGE`.
    case corruptImage
    /// Source: `GDK_PIXBUF_ERROR_INSUFFICIENT_MEMORY`.
    case insufficientMemory
    /// Source: `GDK_PIXBUF_ERROR_BAD_OPTION`.
    case badOption
    /// Source: `GDK_PIXBUF_ERROR_UNKNOWN_TYPE`.
    case unknownType
    /// Source: `GDK_PIXBUF_ERROR_UNSUPPORTED_OPERATION`.
    case unsupportedOperation
    /// Source: `GDK_PIXBUF_ERROR_FAILED`.
    case failed
    /// Source: `GDK_PIXBUF_ERROR_INCOMPLETE_ANIMATION`.
    case incompleteAnimation
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// The name of the error domain.
    public static var errorDomain: String { "gdk-pixbuf-error-quark" }

    /// All named values.
    public static let allCases: [PixbufError] = [
        .corruptImage,
        .insufficientMemory,
        .badOption,
        .unknownType,
        .unsupportedOperation,
        .failed,
        .incompleteAnimation,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .corruptImage
        case 1: self = .insufficientMemory
        case 2: self = .badOption
        case 3: self = .unknownType
        case 4: self = .unsupportedOperation
        case 5: self = .failed
        case 6: self = .incompleteAnimation
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .corruptImage: 0
        case .insufficientMemory: 1
        case .badOption: 2
        case .unknownType: 3
        case .unsupportedOperation: 4
        case .failed: 5
        case .incompleteAnimation: 6
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: GdkPixbufError) { self.init(rawValue: Int32(bitPattern: value.rawValue)) }

    @_alwaysEmitIntoClient
    var cValue: GdkPixbufError { GdkPixbufError(rawValue: UInt32(bitPattern: rawValue)) }
}

extension PixbufError: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: gdk_pixbuf_error_get_type()) }
}

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
