// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GdkMemoryFormat`.
/// [Reference](https://docs.gtk.org/gdk4/enum.MemoryFormat.html)
nonisolated public enum MemoryFormat: Enumeration {
    /// Source: `GDK_MEMORY_B8G8R8A8_PREMULTIPLIED`.
    case b8g8r8a8Premultiplied
    /// Source: `GDK_MEMORY_A8R8G8B8_PREMULTIPLIED`.
    case a8r8g8b8Premultiplied
    /// Source: `GDK_MEMORY_R8G8B8A8_PREMULTIPLIED`.
    case r8g8b8a8Premultiplied
    /// Source: `GDK_MEMORY_B8G8R8A8`.
    case b8g8r8a8
    /// Source: `GDK_MEMORY_A8R8G8B8`.
    case a8r8g8b8
    /// Source: `GDK_MEMORY_R8G8B8A8`.
    case r8g8b8a8
    /// Source: `GDK_MEMORY_A8B8G8R8`.
    case a8b8g8r8
    /// Source: `GDK_MEMORY_R8G8B8`.
    case r8g8b8
    /// Source: `GDK_MEMORY_B8G8R8`.
    case b8g8r8
    /// Source: `GDK_MEMORY_R16G16B16`.
    case r16g16b16
    /// Source: `GDK_MEMORY_R16G16B16A16_PREMULTIPLIED`.
    case r16g16b16a16Premultiplied
    /// Source: `GDK_MEMORY_R16G16B16A16`.
    case r16g16b16a16
    /// Source: `GDK_MEMORY_R16G16B16_FLOAT`.
    case r16g16b16Float
    /// Source: `GDK_MEMORY_R16G16B16A16_FLOAT_PREMULTIPLIED`.
    case r16g16b16a16FloatPremultiplied
    /// Source: `GDK_MEMORY_R16G16B16A16_FLOAT`.
    case r16g16b16a16Float
    /// Source: `GDK_MEMORY_R32G32B32_FLOAT`.
    case r32g32b32Float
    /// Source: `GDK_MEMORY_R32G32B32A32_FLOAT_PREMULTIPLIED`.
    case r32g32b32a32FloatPremultiplied
    /// Source: `GDK_MEMORY_R32G32B32A32_FLOAT`.
    case r32g32b32a32Float
    /// Source: `GDK_MEMORY_N_FORMATS`.
    case nFormats
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// All named values.
    public static let allCases: [MemoryFormat] = [
        .b8g8r8a8Premultiplied,
        .a8r8g8b8Premultiplied,
        .r8g8b8a8Premultiplied,
        .b8g8r8a8,
        .a8r8g8b8,
        .r8g8b8a8,
        .a8b8g8r8,
        .r8g8b8,
        .b8g8r8,
        .r16g16b16,
        .r16g16b16a16Premultiplied,
        .r16g16b16a16,
        .r16g16b16Float,
        .r16g16b16a16FloatPremultiplied,
        .r16g16b16a16Float,
        .r32g32b32Float,
        .r32g32b32a32FloatPremultiplied,
        .r32g32b32a32Float,
        .nFormats,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .b8g8r8a8Premultiplied
        case 1: self = .a8r8g8b8Premultiplied
        case 2: self = .r8g8b8a8Premultiplied
        case 3: self = .b8g8r8a8
        case 4: self = .a8r8g8b8
        case 5: self = .r8g8b8a8
        case 6: self = .a8b8g8r8
        case 7: self = .r8g8b8
        case 8: self = .b8g8r8
        case 9: self = .r16g16b16
        case 10: self = .r16g16b16a16Premultiplied
        case 11: self = .r16g16b16a16
        case 12: self = .r16g16b16Float
        case 13: self = .r16g16b16a16FloatPremultiplied
        case 14: self = .r16g16b16a16Float
        case 15: self = .r32g32b32Float
        case 16: self = .r32g32b32a32FloatPremultiplied
        case 17: self = .r32g32b32a32Float
        case 18: self = .nFormats
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .b8g8r8a8Premultiplied: 0
        case .a8r8g8b8Premultiplied: 1
        case .r8g8b8a8Premultiplied: 2
        case .b8g8r8a8: 3
        case .a8r8g8b8: 4
        case .r8g8b8a8: 5
        case .a8b8g8r8: 6
        case .r8g8b8: 7
        case .b8g8r8: 8
        case .r16g16b16: 9
        case .r16g16b16a16Premultiplied: 10
        case .r16g16b16a16: 11
        case .r16g16b16Float: 12
        case .r16g16b16a16FloatPremultiplied: 13
        case .r16g16b16a16Float: 14
        case .r32g32b32Float: 15
        case .r32g32b32a32FloatPremultiplied: 16
        case .r32g32b32a32Float: 17
        case .nFormats: 18
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: GdkMemoryFormat) { self.init(rawValue: Int32(bitPattern: value.rawValue)) }

    @_alwaysEmitIntoClient
    var cValue: GdkMemoryFormat { GdkMemoryFormat(rawValue: UInt32(bitPattern: rawValue)) }
}

extension MemoryFormat: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: gdk_memory_format_get_type()) }
}
