// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GdkTextureError`, since GTK 4.6.
/// [Reference](https://docs.gtk.org/gdk4/enum.TextureError.html)
nonisolated public enum TextureError: GLibErrorCode {
    /// Source: `GDK_TEXTURE_ERROR_TOO_LARGE`.
    case tooLarge
    /// Source: `GDK_TEXTURE_ERROR_CORRUPT_IMAGE`.
    case corruptImage
    /// Source: `GDK_TEXTURE_ERROR_UNSUPPORTED_CONTENT`.
    case unsupportedContent
    /// Source: `GDK_TEXTURE_ERROR_UNSUPPORTED_FORMAT`.
    case unsupportedFormat
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// The name of the error domain.
    public static var errorDomain: String { "gdk-texture-error-quark" }

    /// All named values.
    public static let allCases: [TextureError] = [
        .tooLarge,
        .corruptImage,
        .unsupportedContent,
        .unsupportedFormat,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .tooLarge
        case 1: self = .corruptImage
        case 2: self = .unsupportedContent
        case 3: self = .unsupportedFormat
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .tooLarge: 0
        case .corruptImage: 1
        case .unsupportedContent: 2
        case .unsupportedFormat: 3
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: GdkTextureError) { self.init(rawValue: Int32(bitPattern: value.rawValue)) }

    @_alwaysEmitIntoClient
    var cValue: GdkTextureError { GdkTextureError(rawValue: UInt32(bitPattern: rawValue)) }
}

extension TextureError: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: gdk_texture_error_get_type()) }
}
