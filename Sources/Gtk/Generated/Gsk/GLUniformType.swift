// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

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
