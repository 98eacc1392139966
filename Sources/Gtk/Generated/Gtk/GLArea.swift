// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkGLArea`.
/// [Reference](https://docs.gtk.org/gtk4/class.GLArea.html)
open class GLArea: Widget {
    /// Source: `gtk_gl_area_new`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.GLArea.new.html)
    @_alwaysEmitIntoClient
    public init() {
        requireDisplay()
        super.init(instance: CInstance(gtk_gl_area_new()))
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    nonisolated deinit {}
}

extension GLArea {
    @_alwaysEmitIntoClient
    var glAreaPointer: UnsafeMutablePointer<GtkGLArea> { pointer() }

    /// Source: `gtk_gl_area_get_auto_render`, `gtk_gl_area_set_auto_render`.
    /// [Reference](https://docs.gtk.org/gtk4/property.GLArea.auto-render.html)
    @_alwaysEmitIntoClient
    public var autoRender: Bool {
        get {
            gtk_gl_area_get_auto_render(glAreaPointer) != 0
        }
        set {
            gtk_gl_area_set_auto_render(glAreaPointer, newValue ? 1 : 0)
        }
    }

    /// Source: `gtk_gl_area_get_context`.
    /// [Reference](https://docs.gtk.org/gtk4/property.GLArea.context.html)
    @_alwaysEmitIntoClient
    public var context: GLContext? {
        GLContext.wrapping(gtk_gl_area_get_context(glAreaPointer))
    }

    /// Source: `gtk_gl_area_get_has_depth_buffer`, `gtk_gl_area_set_has_depth_buffer`.
    /// [Reference](https://docs.gtk.org/gtk4/property.GLArea.has-depth-buffer.html)
    @_alwaysEmitIntoClient
    public var hasDepthBuffer: Bool {
        get {
            gtk_gl_area_get_has_depth_buffer(glAreaPointer) != 0
        }
        set {
            gtk_gl_area_set_has_depth_buffer(glAreaPointer, newValue ? 1 : 0)
        }
    }

    /// Source: `gtk_gl_area_get_has_stencil_buffer`, `gtk_gl_area_set_has_stencil_buffer`.
    /// [Reference](https://docs.gtk.org/gtk4/property.GLArea.has-stencil-buffer.html)
    @_alwaysEmitIntoClient
    public var hasStencilBuffer: Bool {
        get {
            gtk_gl_area_get_has_stencil_buffer(glAreaPointer) != 0
        }
        set {
            gtk_gl_area_set_has_stencil_buffer(glAreaPointer, newValue ? 1 : 0)
        }
    }

    /// Source: `gtk_gl_area_get_use_es`, `gtk_gl_area_set_use_es`.
    /// [Reference](https://docs.gtk.org/gtk4/property.GLArea.use-es.html)
    @_alwaysEmitIntoClient
    public var useEs: Bool {
        get {
            gtk_gl_area_get_use_es(glAreaPointer) != 0
        }
        set {
            gtk_gl_area_set_use_es(glAreaPointer, newValue ? 1 : 0)
        }
    }

    /// Source: `gtk_gl_area_get_error`, `gtk_gl_area_set_error`.
    /// [Reference](https://docs.gtk.org/gtk4/method.GLArea.get_error.html)
    @_alwaysEmitIntoClient
    public var error: GLibError? {
        get {
            gtk_gl_area_get_error(glAreaPointer).map { GLibError($0) }
        }
        set {
            GLibError.withCError(newValue) { newValuePointer in
                gtk_gl_area_set_error(glAreaPointer, newValuePointer)
            }
        }
    }

    /// Source: `gtk_gl_area_attach_buffers`.
    /// [Reference](https://docs.gtk.org/gtk4/method.GLArea.attach_buffers.html)
    @_alwaysEmitIntoClient
    public func attachBuffers() {
        gtk_gl_area_attach_buffers(glAreaPointer)
    }

    /// Source: `gtk_gl_area_get_required_version`.
    /// [Reference](https://docs.gtk.org/gtk4/method.GLArea.get_required_version.html)
    @_alwaysEmitIntoClient
    public func requiredVersion() -> (major: Int, minor: Int) {
        var major: Int32 = 0
        var minor: Int32 = 0
        gtk_gl_area_get_required_version(glAreaPointer, &major, &minor)
        return (swiftInteger(major), swiftInteger(minor))
    }

    /// Source: `gtk_gl_area_make_current`.
    /// [Reference](https://docs.gtk.org/gtk4/method.GLArea.make_current.html)
    @_alwaysEmitIntoClient
    public func makeCurrent() {
        gtk_gl_area_make_current(glAreaPointer)
    }

    /// Source: `gtk_gl_area_queue_render`.
    /// [Reference](https://docs.gtk.org/gtk4/method.GLArea.queue_render.html)
    @_alwaysEmitIntoClient
    public func queueRender() {
        gtk_gl_area_queue_render(glAreaPointer)
    }

    /// Source: `gtk_gl_area_set_required_version`.
    /// [Reference](https://docs.gtk.org/gtk4/method.GLArea.set_required_version.html)
    @_alwaysEmitIntoClient
    public func setRequiredVersion(major: Int, minor: Int) {
        gtk_gl_area_set_required_version(glAreaPointer, cInteger(major), cInteger(minor))
    }

    /// Source: the signal `GtkGLArea::create-context`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.GLArea.create-context.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onCreateContext(
        after: Bool = false,
        _ handler: @escaping @MainActor () -> GLContext?
    ) -> SignalConnection {
        connect("create-context", after: after, handler)
    }

    /// Source: the signal `GtkGLArea::render`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.GLArea.render.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onRender(
        after: Bool = false,
        _ handler: @escaping @MainActor (GLContext) -> Bool
    ) -> SignalConnection {
        connect("render", after: after, handler)
    }

    /// Source: the signal `GtkGLArea::resize`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.GLArea.resize.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onResize(
        after: Bool = false,
        _ handler: @escaping @MainActor (Int, Int) -> Void
    ) -> SignalConnection {
        connect("resize", after: after, handler)
    }
}
