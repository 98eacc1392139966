// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

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
