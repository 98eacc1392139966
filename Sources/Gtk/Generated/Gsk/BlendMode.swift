// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GskBlendMode`.
/// [Reference](https://docs.gtk.org/gsk4/enum.BlendMode.html)
nonisolated public enum BlendMode: Enumeration {
    /// Source: `GSK_BLEND_MODE_DEFAULT`.
    case `default`
    /// Source: `GSK_BLEND_MODE_MULTIPLY`.
    case multiply
    /// Source: `GSK_BLEND_MODE_SCREEN`.
    case screen
    /// Source: `GSK_BLEND_MODE_OVERLAY`.
    case overlay
    /// Source: `GSK_BLEND_MODE_DARKEN`.
    case darken
    /// Source: `GSK_BLEND_MODE_LIGHTEN`.
    case lighten
    /// Source: `GSK_BLEND_MODE_COLOR_DODGE`.
    case colorDodge
    /// Source: `GSK_BLEND_MODE_COLOR_BURN`.
    case colorBurn
    /// Source: `GSK_BLEND_MODE_HARD_LIGHT`.
    case hardLight
    /// Source: `GSK_BLEND_MODE_SOFT_LIGHT`.
    case softLight
    /// Source: `GSK_BLEND_MODE_DIFFERENCE`.
    case difference
    /// Source: `GSK_BLEND_MODE_EXCLUSION`.
    case exclusion
    /// Source: `GSK_BLEND_MODE_COLOR`.
    case color
    /// Source: `GSK_BLEND_MODE_HUE`.
    case hue
    /// Source: `GSK_BLEND_MODE_SATURATION`.
    case saturation
    /// Source: `GSK_BLEND_MODE_LUMINOSITY`.
    case luminosity
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// All named values.
    public static let allCases: [BlendMode] = [
        .`default`,
        .multiply,
        .screen,
        .overlay,
        .darken,
        .lighten,
        .colorDodge,
        .colorBurn,
        .hardLight,
        .softLight,
        .difference,
        .exclusion,
        .color,
        .hue,
        .saturation,
        .luminosity,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .`default`
        case 1: self = .multiply
        case 2: self = .screen
        case 3: self = .overlay
        case 4: self = .darken
        case 5: self = .lighten
        case 6: self = .colorDodge
        case 7: self = .colorBurn
        case 8: self = .hardLight
        case 9: self = .softLight
        case 10: self = .difference
        case 11: self = .exclusion
        case 12: self = .color
        case 13: self = .hue
        case 14: self = .saturation
        case 15: self = .luminosity
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .`default`: 0
        case .multiply: 1
        case .screen: 2
        case .overlay: 3
        case .darken: 4
        case .lighten: 5
        case .colorDodge: 6
        case .colorBurn: 7
        case .hardLight: 8
        case .softLight: 9
        case .difference: 10
        case .exclusion: 11
        case .color: 12
        case .hue: 13
        case .saturation: 14
        case .luminosity: 15
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: GskBlendMode) { self.init(rawValue: Int32(bitPattern: value.rawValue)) }

    @_alwaysEmitIntoClient
    var cValue: GskBlendMode { GskBlendMode(rawValue: UInt32(bitPattern: rawValue)) }
}

extension BlendMode: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: gsk_blend_mode_get_type()) }
}
