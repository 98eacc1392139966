// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GskRenderer`.
/// [Reference](https://docs.gtk.org/gsk4/class.Renderer.html)
open class GskRenderer: Object {
    /// Source: `gsk_renderer_new_for_surface`.
    /// [Reference](https://docs.gtk.org/gsk4/ctor.Renderer.new_for_surface.html)
    public class func newForSurface(_ surface: GdkSurface) -> GskRenderer? {
        GskRenderer.wrapping(gsk_renderer_new_for_surface(surface.opaquePointer), transfer: .full)
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    nonisolated deinit {}
}

extension GskRenderer {
    /// Source: `gsk_renderer_is_realized`.
    /// [Reference](https://docs.gtk.org/gsk4/property.Renderer.realized.html)
    @_alwaysEmitIntoClient
    public var realized: Bool {
        gsk_renderer_is_realized(opaquePointer) != 0
    }

    /// Source: `gsk_renderer_get_surface`.
    /// [Reference](https://docs.gtk.org/gsk4/property.Renderer.surface.html)
    @_alwaysEmitIntoClient
    public var surface: GdkSurface? {
        GdkSurface.wrapping(gsk_renderer_get_surface(opaquePointer))
    }

    /// Source: `gsk_renderer_realize`.
    /// [Reference](https://docs.gtk.org/gsk4/method.Renderer.realize.html)
    @_alwaysEmitIntoClient
    public func realize(_ surface: GdkSurface? = nil) throws(GLibError) {
        _ = try GLibError.check { error in
            gsk_renderer_realize(opaquePointer, surface?.opaquePointer, error)
        }
    }

    /// Source: `gsk_renderer_render_texture`.
    /// [Reference](https://docs.gtk.org/gsk4/method.Renderer.render_texture.html)
    @_alwaysEmitIntoClient
    public func renderTexture(_ root: RenderNode, viewport: GrapheneRect? = nil) -> Texture {
        let result = withOptionalPointer(to: viewport?.cValue) { viewportPointer in
            gsk_renderer_render_texture(opaquePointer, root.opaquePointer, viewportPointer)
        }
        return Texture.wrapping(required: result, transfer: .full)
    }

    /// Source: `gsk_renderer_unrealize`.
    /// [Reference](https://docs.gtk.org/gsk4/method.Renderer.unrealize.html)
    @_alwaysEmitIntoClient
    public func unrealize() {
        gsk_renderer_unrealize(opaquePointer)
    }
}
