// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

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
