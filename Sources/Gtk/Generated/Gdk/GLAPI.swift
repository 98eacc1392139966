// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GdkGLAPI`, since GTK 4.6.
/// [Reference](https://docs.gtk.org/gdk4/flags.GLAPI.html)
nonisolated public struct GLAPI: FlagSet {
    /// The bits of the C flags.
    public let rawValue: UInt32

    /// Creates a set from the bits of the C flags.
    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// Source: `GDK_GL_API_GL`.
    @_alwaysEmitIntoClient
    public static var gl: GLAPI { GLAPI(rawValue: 0x1) }
    /// Source: `GDK_GL_API_GLES`.
    @_alwaysEmitIntoClient
    public static var gles: GLAPI { GLAPI(rawValue: 0x2) }

    @_alwaysEmitIntoClient
    init(_ value: GdkGLAPI) { self.init(rawValue: value.rawValue) }

    @_alwaysEmitIntoClient
    var cValue: GdkGLAPI { GdkGLAPI(rawValue: rawValue) }
}

extension GLAPI: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: gdk_gl_api_get_type()) }
}
