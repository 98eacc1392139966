// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

extension Pixbuf {
    /// Source: `gdk_pixbuf_get_from_surface`.
    /// [Reference](https://docs.gtk.org/gdk4/func.pixbuf_get_from_surface.html)
    @_alwaysEmitIntoClient
    public static func fromSurface(_ surface: CairoSurface, srcX: Int, srcY: Int, width: Int, height: Int) -> Pixbuf? {
        Pixbuf.wrapping(
            gdk_pixbuf_get_from_surface(
                surface.opaquePointer,
                cInteger(srcX),
                cInteger(srcY),
                cInteger(width),
                cInteger(height)
            ),
            transfer: .full
        )
    }

    /// Source: `gdk_pixbuf_get_from_texture`.
    /// [Reference](https://docs.gtk.org/gdk4/func.pixbuf_get_from_texture.html)
    @_alwaysEmitIntoClient
    public static func fromTexture(_ texture: Texture) -> Pixbuf? {
        Pixbuf.wrapping(gdk_pixbuf_get_from_texture(texture.opaquePointer), transfer: .full)
    }
}
