// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GdkCursor`.
/// [Reference](https://docs.gtk.org/gdk4/class.Cursor.html)
open class Cursor: Object {
    /// Source: `gdk_cursor_new_from_name`.
    /// [Reference](https://docs.gtk.org/gdk4/ctor.Cursor.new_from_name.html)
    @_alwaysEmitIntoClient
    public init?(name: String, fallback: Cursor? = nil) {
        guard let instance = gdk_cursor_new_from_name(cText(name), fallback?.opaquePointer) else { return nil }
        super.init(instance: CInstance(instance), transfer: .full)
    }

    /// Source: `gdk_cursor_new_from_texture`.
    /// [Reference](https://docs.gtk.org/gdk4/ctor.Cursor.new_from_texture.html)
    @_alwaysEmitIntoClient
    public init(texture: Texture, hotspotX: Int, hotspotY: Int, fallback: Cursor? = nil) {
        super.init(
            instance: CInstance(
                gdk_cursor_new_from_texture(
                    texture.opaquePointer,
                    cInteger(hotspotX),
                    cInteger(hotspotY),
                    fallback?.opaquePointer
                )
            ),
            transfer: .full
        )
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    nonisolated deinit {}
}

extension Cursor {
    /// Source: `gdk_cursor_get_fallback`.
    /// [Reference](https://docs.gtk.org/gdk4/property.Cursor.fallback.html)
    @_alwaysEmitIntoClient
    public var fallback: Cursor? {
        Cursor.wrapping(gdk_cursor_get_fallback(opaquePointer))
    }

    /// Source: `gdk_cursor_get_hotspot_x`.
    /// [Reference](https://docs.gtk.org/gdk4/property.Cursor.hotspot-x.html)
    @_alwaysEmitIntoClient
    public var hotspotX: Int {
        swiftInteger(gdk_cursor_get_hotspot_x(opaquePointer))
    }

    /// Source: `gdk_cursor_get_hotspot_y`.
    /// [Reference](https://docs.gtk.org/gdk4/property.Cursor.hotspot-y.html)
    @_alwaysEmitIntoClient
    public var hotspotY: Int {
        swiftInteger(gdk_cursor_get_hotspot_y(opaquePointer))
    }

    /// Source: `gdk_cursor_get_name`.
    /// [Reference](https://docs.gtk.org/gdk4/property.Cursor.name.html)
    @_alwaysEmitIntoClient
    public var name: String? {
        String.optional(copying: gdk_cursor_get_name(opaquePointer))
    }

    /// Source: `gdk_cursor_get_texture`.
    /// [Reference](https://docs.gtk.org/gdk4/property.Cursor.texture.html)
    @_alwaysEmitIntoClient
    public var texture: Texture? {
        Texture.wrapping(gdk_cursor_get_texture(opaquePointer))
    }
}
