// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

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
