// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GdkDrawContext`.
/// [Reference](https://docs.gtk.org/gdk4/class.DrawContext.html)
open class DrawContext: Object {
    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    nonisolated deinit {}

    /// Source: `gdk_draw_context_get_display`.
    /// [Reference](https://docs.gtk.org/gdk4/property.DrawContext.display.html)
    public var display: Display? {
        Display.wrapping(gdk_draw_context_get_display(opaquePointer))
    }

    /// Source: `gdk_draw_context_get_surface`.
    /// [Reference](https://docs.gtk.org/gdk4/property.DrawContext.surface.html)
    public var surface: GdkSurface? {
        GdkSurface.wrapping(gdk_draw_context_get_surface(opaquePointer))
    }
}

extension DrawContext {
    /// Source: `gdk_draw_context_is_in_frame`.
    /// [Reference](https://docs.gtk.org/gdk4/method.DrawContext.is_in_frame.html)
    @_alwaysEmitIntoClient
    public var isInFrame: Bool {
        gdk_draw_context_is_in_frame(opaquePointer) != 0
    }

    /// Source: `gdk_draw_context_end_frame`.
    /// [Reference](https://docs.gtk.org/gdk4/method.DrawContext.end_frame.html)
    @_alwaysEmitIntoClient
    public func endFrame() {
        gdk_draw_context_end_frame(opaquePointer)
    }
}
