// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GdkGLContext`.
/// [Reference](https://docs.gtk.org/gdk4/class.GLContext.html)
open class GLContext: DrawContext {
    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    nonisolated deinit {}

    /// Source: `gdk_gl_context_get_display`.
    /// [Reference](https://docs.gtk.org/gdk4/method.GLContext.get_display.html)
    public override var display: Display? {
        Display.wrapping(gdk_gl_context_get_display(opaquePointer))
    }

    /// Source: `gdk_gl_context_get_surface`.
    /// [Reference](https://docs.gtk.org/gdk4/method.GLContext.get_surface.html)
    public override var surface: GdkSurface? {
        GdkSurface.wrapping(gdk_gl_context_get_surface(opaquePointer))
    }
}

extension GLContext {
    /// Source: `gdk_gl_context_get_allowed_apis`, `gdk_gl_context_set_allowed_apis`, since GTK 4.6.
    /// [Reference](https://docs.gtk.org/gdk4/property.GLContext.allowed-apis.html)
    @_alwaysEmitIntoClient
    public var allowedApis: GLAPI {
        get {
            GLAPI(gdk_gl_context_get_allowed_apis(opaquePointer))
        }
        set {
            gdk_gl_context_set_allowed_apis(opaquePointer, newValue.cValue)
        }
    }

    /// Source: `gdk_gl_context_get_api`, since GTK 4.6.
    /// [Reference](https://docs.gtk.org/gdk4/property.GLContext.api.html)
    @_alwaysEmitIntoClient
    public var api: GLAPI {
        GLAPI(gdk_gl_context_get_api(opaquePointer))
    }

    /// Source: `gdk_gl_context_get_shared_context`; deprecated.
    /// [Reference](https://docs.gtk.org/gdk4/property.GLContext.shared-context.html)
    @_alwaysEmitIntoClient
    public var sharedContext: GLContext? {
        GLContext.wrapping(gdk_gl_context_get_shared_context(opaquePointer))
    }

    /// Source: `gdk_gl_context_get_debug_enabled`, `gdk_gl_context_set_debug_enabled`.
    /// [Reference](https://docs.gtk.org/gdk4/method.GLContext.get_debug_enabled.html)
    @_alwaysEmitIntoClient
    public var debugEnabled: Bool {
        get {
            gdk_gl_context_get_debug_enabled(opaquePointer) != 0
        }
        set {
            gdk_gl_context_set_debug_enabled(opaquePointer, newValue ? 1 : 0)
        }
    }

    /// Source: `gdk_gl_context_get_forward_compatible`, `gdk_gl_context_set_forward_compatible`.
    /// [Reference](https://docs.gtk.org/gdk4/method.GLContext.get_forward_compatible.html)
    @_alwaysEmitIntoClient
    public var forwardCompatible: Bool {
        get {
            gdk_gl_context_get_forward_compatible(opaquePointer) != 0
        }
        set {
            gdk_gl_context_set_forward_compatible(opaquePointer, newValue ? 1 : 0)
        }
    }

    /// Source: `gdk_gl_context_get_use_es`.
    /// [Reference](https://docs.gtk.org/gdk4/method.GLContext.get_use_es.html)
    @_alwaysEmitIntoClient
    public var useEs: Bool {
        gdk_gl_context_get_use_es(opaquePointer) != 0
    }

    /// Source: `gdk_gl_context_is_legacy`.
    /// [Reference](https://docs.gtk.org/gdk4/method.GLContext.is_legacy.html)
    @_alwaysEmitIntoClient
    public var isLegacy: Bool {
        gdk_gl_context_is_legacy(opaquePointer) != 0
    }

    /// Source: `gdk_gl_context_get_required_version`.
    /// [Reference](https://docs.gtk.org/gdk4/method.GLContext.get_required_version.html)
    @_alwaysEmitIntoClient
    public func requiredVersion() -> (major: Int, minor: Int) {
        var major: Int32 = 0
        var minor: Int32 = 0
        gdk_gl_context_get_required_version(opaquePointer, &major, &minor)
        return (swiftInteger(major), swiftInteger(minor))
    }

    /// Source: `gdk_gl_context_get_version`.
    /// [Reference](https://docs.gtk.org/gdk4/method.GLContext.get_version.html)
    @_alwaysEmitIntoClient
    public func version() -> (major: Int, minor: Int) {
        var major: Int32 = 0
        var minor: Int32 = 0
        gdk_gl_context_get_version(opaquePointer, &major, &minor)
        return (swiftInteger(major), swiftInteger(minor))
    }

    /// Source: `gdk_gl_context_is_shared`, since GTK 4.4.
    /// [Reference](https://docs.gtk.org/gdk4/method.GLContext.is_shared.html)
    @_alwaysEmitIntoClient
    public func isShared(_ other: GLContext) -> Bool {
        gdk_gl_context_is_shared(opaquePointer, other.opaquePointer) != 0
    }

    /// Source: `gdk_gl_context_make_current`.
    /// [Reference](https://docs.gtk.org/gdk4/method.GLContext.make_current.html)
    @_alwaysEmitIntoClient
    public func makeCurrent() {
        gdk_gl_context_make_current(opaquePointer)
    }

    /// Source: `gdk_gl_context_realize`.
    /// [Reference](https://docs.gtk.org/gdk4/method.GLContext.realize.html)
    @_alwaysEmitIntoClient
    public func realize() throws(GLibError) {
        _ = try GLibError.check { error in
            gdk_gl_context_realize(opaquePointer, error)
        }
    }

    /// Source: `gdk_gl_context_set_required_version`.
    /// [Reference](https://docs.gtk.org/gdk4/method.GLContext.set_required_version.html)
    @_alwaysEmitIntoClient
    public func setRequiredVersion(major: Int, minor: Int) {
        gdk_gl_context_set_required_version(opaquePointer, cInteger(major), cInteger(minor))
    }

    /// Source: `gdk_gl_context_set_use_es`.
    /// [Reference](https://docs.gtk.org/gdk4/method.GLContext.set_use_es.html)
    @_alwaysEmitIntoClient
    public func setUseEs(_ useEs: Int) {
        gdk_gl_context_set_use_es(opaquePointer, cInteger(useEs))
    }

    /// Source: `gdk_gl_context_clear_current`.
    /// [Reference](https://docs.gtk.org/gdk4/type_func.GLContext.clear_current.html)
    @_alwaysEmitIntoClient
    public static func clearCurrent() {
        gdk_gl_context_clear_current()
    }

    /// Source: `gdk_gl_context_get_current`.
    /// [Reference](https://docs.gtk.org/gdk4/type_func.GLContext.get_current.html)
    @_alwaysEmitIntoClient
    public static var current: GLContext? {
        GLContext.wrapping(gdk_gl_context_get_current())
    }
}
