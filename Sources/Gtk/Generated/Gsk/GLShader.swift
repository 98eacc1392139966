// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GskGLShader`.
/// [Reference](https://docs.gtk.org/gsk4/class.GLShader.html)
open class GLShader: Object {
    /// Source: `gsk_gl_shader_new_from_bytes`.
    /// [Reference](https://docs.gtk.org/gsk4/ctor.GLShader.new_from_bytes.html)
    @_alwaysEmitIntoClient
    public init(bytes sourcecode: Bytes) {
        super.init(instance: CInstance(gsk_gl_shader_new_from_bytes(sourcecode.opaquePointer)), transfer: .full)
    }

    /// Source: `gsk_gl_shader_new_from_resource`.
    /// [Reference](https://docs.gtk.org/gsk4/ctor.GLShader.new_from_resource.html)
    @_alwaysEmitIntoClient
    public init(resource resourcePath: String) {
        super.init(instance: CInstance(gsk_gl_shader_new_from_resource(cText(resourcePath))), transfer: .full)
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    nonisolated deinit {}
}

extension GLShader {
    /// Source: `gsk_gl_shader_get_resource`.
    /// [Reference](https://docs.gtk.org/gsk4/property.GLShader.resource.html)
    @_alwaysEmitIntoClient
    public var resource: String? {
        String.optional(copying: gsk_gl_shader_get_resource(opaquePointer))
    }

    /// Source: `gsk_gl_shader_get_source`.
    /// [Reference](https://docs.gtk.org/gsk4/property.GLShader.source.html)
    @_alwaysEmitIntoClient
    public var source: Bytes {
        Bytes.wrapping(required: gsk_gl_shader_get_source(opaquePointer))
    }

    /// Source: `gsk_gl_shader_get_args_size`.
    /// [Reference](https://docs.gtk.org/gsk4/method.GLShader.get_args_size.html)
    @_alwaysEmitIntoClient
    public var argsSize: Int {
        Int(clamping: gsk_gl_shader_get_args_size(opaquePointer))
    }

    /// Source: `gsk_gl_shader_get_n_textures`.
    /// [Reference](https://docs.gtk.org/gsk4/method.GLShader.get_n_textures.html)
    @_alwaysEmitIntoClient
    public var nTextures: Int {
        swiftInteger(gsk_gl_shader_get_n_textures(opaquePointer))
    }

    /// Source: `gsk_gl_shader_get_n_uniforms`.
    /// [Reference](https://docs.gtk.org/gsk4/method.GLShader.get_n_uniforms.html)
    @_alwaysEmitIntoClient
    public var nUniforms: Int {
        swiftInteger(gsk_gl_shader_get_n_uniforms(opaquePointer))
    }

    /// Source: `gsk_gl_shader_compile`.
    /// [Reference](https://docs.gtk.org/gsk4/method.GLShader.compile.html)
    @_alwaysEmitIntoClient
    public func compile(_ renderer: GskRenderer) throws(GLibError) {
        _ = try GLibError.check { error in
            gsk_gl_shader_compile(opaquePointer, renderer.opaquePointer, error)
        }
    }

    /// Source: `gsk_gl_shader_find_uniform_by_name`.
    /// [Reference](https://docs.gtk.org/gsk4/method.GLShader.find_uniform_by_name.html)
    @_alwaysEmitIntoClient
    public func findUniformByName(_ name: String) -> Int {
        swiftInteger(gsk_gl_shader_find_uniform_by_name(opaquePointer, cText(name)))
    }

    /// Source: `gsk_gl_shader_get_arg_bool`.
    /// [Reference](https://docs.gtk.org/gsk4/method.GLShader.get_arg_bool.html)
    @_alwaysEmitIntoClient
    public func argBool(for args: Bytes, index idx: Int) -> Bool {
        gsk_gl_shader_get_arg_bool(opaquePointer, args.opaquePointer, cInteger(idx)) != 0
    }

    /// Source: `gsk_gl_shader_get_arg_float`.
    /// [Reference](https://docs.gtk.org/gsk4/method.GLShader.get_arg_float.html)
    @_alwaysEmitIntoClient
    public func argFloat(for args: Bytes, index idx: Int) -> Float {
        gsk_gl_shader_get_arg_float(opaquePointer, args.opaquePointer, cInteger(idx))
    }

    /// Source: `gsk_gl_shader_get_arg_int`.
    /// [Reference](https://docs.gtk.org/gsk4/method.GLShader.get_arg_int.html)
    @_alwaysEmitIntoClient
    public func argInt(for args: Bytes, index idx: Int) -> Int {
        swiftInteger(gsk_gl_shader_get_arg_int(opaquePointer, args.opaquePointer, cInteger(idx)))
    }

    /// Source: `gsk_gl_shader_get_arg_uint`.
    /// [Reference](https://docs.gtk.org/gsk4/method.GLShader.get_arg_uint.html)
    @_alwaysEmitIntoClient
    public func argUint(for args: Bytes, index idx: Int) -> Int {
        swiftInteger(gsk_gl_shader_get_arg_uint(opaquePointer, args.opaquePointer, cInteger(idx)))
    }

    /// Source: `gsk_gl_shader_get_arg_vec3`.
    /// [Reference](https://docs.gtk.org/gsk4/method.GLShader.get_arg_vec3.html)
    @_alwaysEmitIntoClient
    public func getArgVec3(_ args: Bytes, index idx: Int, value: GrapheneVec3) {
        gsk_gl_shader_get_arg_vec3(opaquePointer, args.opaquePointer, cInteger(idx), value.grapheneVec3Pointer)
    }

    /// Source: `gsk_gl_shader_get_arg_vec4`.
    /// [Reference](https://docs.gtk.org/gsk4/method.GLShader.get_arg_vec4.html)
    @_alwaysEmitIntoClient
    public func getArgVec4(_ args: Bytes, index idx: Int, value: GrapheneVec4) {
        gsk_gl_shader_get_arg_vec4(opaquePointer, args.opaquePointer, cInteger(idx), value.grapheneVec4Pointer)
    }

    /// Source: `gsk_gl_shader_get_uniform_name`.
    /// [Reference](https://docs.gtk.org/gsk4/method.GLShader.get_uniform_name.html)
    @_alwaysEmitIntoClient
    public func uniformName(_ idx: Int) -> String {
        String(copying: gsk_gl_shader_get_uniform_name(opaquePointer, cInteger(idx)))
    }

    /// Source: `gsk_gl_shader_get_uniform_offset`.
    /// [Reference](https://docs.gtk.org/gsk4/method.GLShader.get_uniform_offset.html)
    @_alwaysEmitIntoClient
    public func uniformOffset(_ idx: Int) -> Int {
        swiftInteger(gsk_gl_shader_get_uniform_offset(opaquePointer, cInteger(idx)))
    }

    /// Source: `gsk_gl_shader_get_uniform_type`.
    /// [Reference](https://docs.gtk.org/gsk4/method.GLShader.get_uniform_type.html)
    @_alwaysEmitIntoClient
    public func uniformType(_ idx: Int) -> GLUniformType {
        GLUniformType(gsk_gl_shader_get_uniform_type(opaquePointer, cInteger(idx)))
    }
}
