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

/// Source: `GskGLUniformType`.
/// [Reference](https://docs.gtk.org/gsk4/enum.GLUniformType.html)
nonisolated public enum GLUniformType: Enumeration {
    /// Source: `GSK_GL_UNIFORM_TYPE_NONE`.
    case none
    /// Source: `GSK_GL_UNIFORM_TYPE_FLOAT`.
    case float
    /// Source: `GSK_GL_UNIFORM_TYPE_INT`.
    case int
    /// Source: `GSK_GL_UNIFORM_TYPE_UINT`.
    case uint
    /// Source: `GSK_GL_UNIFORM_TYPE_BOOL`.
    case bool
    /// Source: `GSK_GL_UNIFORM_TYPE_VEC2`.
    case vec2
    /// Source: `GSK_GL_UNIFORM_TYPE_VEC3`.
    case vec3
    /// Source: `GSK_GL_UNIFORM_TYPE_VEC4`.
    case vec4
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// All named values.
    public static let allCases: [GLUniformType] = [
        .none,
        .float,
        .int,
        .uint,
        .bool,
        .vec2,
        .vec3,
        .vec4,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .none
        case 1: self = .float
        case 2: self = .int
        case 3: self = .uint
        case 4: self = .bool
        case 5: self = .vec2
        case 6: self = .vec3
        case 7: self = .vec4
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .none: 0
        case .float: 1
        case .int: 2
        case .uint: 3
        case .bool: 4
        case .vec2: 5
        case .vec3: 6
        case .vec4: 7
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: GskGLUniformType) { self.init(rawValue: Int32(bitPattern: value.rawValue)) }

    @_alwaysEmitIntoClient
    var cValue: GskGLUniformType { GskGLUniformType(rawValue: UInt32(bitPattern: rawValue)) }
}

extension GLUniformType: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: gsk_gl_uniform_type_get_type()) }
}

/// Source: `GskRenderNodeType`.
/// [Reference](https://docs.gtk.org/gsk4/enum.RenderNodeType.html)
nonisolated public enum RenderNodeType: Enumeration {
    /// Source: `GSK_NOT_A_RENDER_NODE`.
    case notARenderNode
    /// Source: `GSK_CONTAINER_NODE`.
    case containerNode
    /// Source: `GSK_CAIRO_NODE`.
    case cairoNode
    /// Source: `GSK_COLOR_NODE`.
    case colorNode
    /// Source: `GSK_LINEAR_GRADIENT_NODE`.
    case linearGradientNode
    /// Source: `GSK_REPEATING_LINEAR_GRADIENT_NODE`.
    case repeatingLinearGradientNode
    /// Source: `GSK_RADIAL_GRADIENT_NODE`.
    case radialGradientNode
    /// Source: `GSK_REPEATING_RADIAL_GRADIENT_NODE`.
    case repeatingRadialGradientNode
    /// Source: `GSK_CONIC_GRADIENT_NODE`.
    case conicGradientNode
    /// Source: `GSK_BORDER_NODE`.
    case borderNode
    /// Source: `GSK_TEXTURE_NODE`.
    case textureNode
    /// Source: `GSK_INSET_SHADOW_NODE`.
    case insetShadowNode
    /// Source: `GSK_OUTSET_SHADOW_NODE`.
    case outsetShadowNode
    /// Source: `GSK_TRANSFORM_NODE`.
    case transformNode
    /// Source: `GSK_OPACITY_NODE`.
    case opacityNode
    /// Source: `GSK_COLOR_MATRIX_NODE`.
    case colorMatrixNode
    /// Source: `GSK_REPEAT_NODE`.
    case repeatNode
    /// Source: `GSK_CLIP_NODE`.
    case clipNode
    /// Source: `GSK_ROUNDED_CLIP_NODE`.
    case roundedClipNode
    /// Source: `GSK_SHADOW_NODE`.
    case shadowNode
    /// Source: `GSK_BLEND_NODE`.
    case blendNode
    /// Source: `GSK_CROSS_FADE_NODE`.
    case crossFadeNode
    /// Source: `GSK_TEXT_NODE`.
    case textNode
    /// Source: `GSK_BLUR_NODE`.
    case blurNode
    /// Source: `GSK_DEBUG_NODE`.
    case debugNode
    /// Source: `GSK_GL_SHADER_NODE`.
    case glShaderNode
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// All named values.
    public static let allCases: [RenderNodeType] = [
        .notARenderNode,
        .containerNode,
        .cairoNode,
        .colorNode,
        .linearGradientNode,
        .repeatingLinearGradientNode,
        .radialGradientNode,
        .repeatingRadialGradientNode,
        .conicGradientNode,
        .borderNode,
        .textureNode,
        .insetShadowNode,
        .outsetShadowNode,
        .transformNode,
        .opacityNode,
        .colorMatrixNode,
        .repeatNode,
        .clipNode,
        .roundedClipNode,
        .shadowNode,
        .blendNode,
        .crossFadeNode,
        .textNode,
        .blurNode,
        .debugNode,
        .glShaderNode,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .notARenderNode
        case 1: self = .containerNode
        case 2: self = .cairoNode
        case 3: self = .colorNode
        case 4: self = .linearGradientNode
        case 5: self = .repeatingLinearGradientNode
        case 6: self = .radialGradientNode
        case 7: self = .repeatingRadialGradientNode
        case 8: self = .conicGradientNode
        case 9: self = .borderNode
        case 10: self = .textureNode
        case 11: self = .insetShadowNode
        case 12: self = .outsetShadowNode
        case 13: self = .transformNode
        case 14: self = .opacityNode
        case 15: self = .colorMatrixNode
        case 16: self = .repeatNode
        case 17: self = .clipNode
        case 18: self = .roundedClipNode
        case 19: self = .shadowNode
        case 20: self = .blendNode
        case 21: self = .crossFadeNode
        case 22: self = .textNode
        case 23: self = .blurNode
        case 24: self = .debugNode
        case 25: self = .glShaderNode
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .notARenderNode: 0
        case .containerNode: 1
        case .cairoNode: 2
        case .colorNode: 3
        case .linearGradientNode: 4
        case .repeatingLinearGradientNode: 5
        case .radialGradientNode: 6
        case .repeatingRadialGradientNode: 7
        case .conicGradientNode: 8
        case .borderNode: 9
        case .textureNode: 10
        case .insetShadowNode: 11
        case .outsetShadowNode: 12
        case .transformNode: 13
        case .opacityNode: 14
        case .colorMatrixNode: 15
        case .repeatNode: 16
        case .clipNode: 17
        case .roundedClipNode: 18
        case .shadowNode: 19
        case .blendNode: 20
        case .crossFadeNode: 21
        case .textNode: 22
        case .blurNode: 23
        case .debugNode: 24
        case .glShaderNode: 25
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: GskRenderNodeType) { self.init(rawValue: Int32(bitPattern: value.rawValue)) }

    @_alwaysEmitIntoClient
    var cValue: GskRenderNodeType { GskRenderNodeType(rawValue: UInt32(bitPattern: rawValue)) }
}

extension RenderNodeType: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: gsk_render_node_type_get_type()) }
}

/// Source: `GskTransformCategory`.
/// [Reference](https://docs.gtk.org/gsk4/enum.TransformCategory.html)
nonisolated public enum TransformCategory: Enumeration {
    /// Source: `GSK_TRANSFORM_CATEGORY_UNKNOWN`.
    case unknown
    /// Source: `GSK_TRANSFORM_CATEGORY_ANY`.
    case any
    /// Source: `GSK_TRANSFORM_CATEGORY_3D`.
    case _3d
    /// Source: `GSK_TRANSFORM_CATEGORY_2D`.
    case _2d
    /// Source: `GSK_TRANSFORM_CATEGORY_2D_AFFINE`.
    case _2dAffine
    /// Source: `GSK_TRANSFORM_CATEGORY_2D_TRANSLATE`.
    case _2dTranslate
    /// Source: `GSK_TRANSFORM_CATEGORY_IDENTITY`.
    case identity
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// All named values.
    public static let allCases: [TransformCategory] = [
        .unknown,
        .any,
        ._3d,
        ._2d,
        ._2dAffine,
        ._2dTranslate,
        .identity,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .unknown
        case 1: self = .any
        case 2: self = ._3d
        case 3: self = ._2d
        case 4: self = ._2dAffine
        case 5: self = ._2dTranslate
        case 6: self = .identity
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .unknown: 0
        case .any: 1
        case ._3d: 2
        case ._2d: 3
        case ._2dAffine: 4
        case ._2dTranslate: 5
        case .identity: 6
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: GskTransformCategory) { self.init(rawValue: Int32(bitPattern: value.rawValue)) }

    @_alwaysEmitIntoClient
    var cValue: GskTransformCategory { GskTransformCategory(rawValue: UInt32(bitPattern: rawValue)) }
}

extension TransformCategory: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: gsk_transform_category_get_type()) }
}
