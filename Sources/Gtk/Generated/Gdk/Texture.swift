// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GdkTexture`.
/// [Reference](https://docs.gtk.org/gdk4/class.Texture.html)
open class Texture: Object, Paintable, LoadableIcon {
    /// Source: `gdk_texture_new_for_pixbuf`.
    /// [Reference](https://docs.gtk.org/gdk4/ctor.Texture.new_for_pixbuf.html)
    public class func newForPixbuf(_ pixbuf: Pixbuf) -> Texture {
        Texture.wrapping(required: gdk_texture_new_for_pixbuf(pixbuf.opaquePointer), transfer: .full)
    }

    /// Source: `gdk_texture_new_from_bytes`, since GTK 4.6.
    /// [Reference](https://docs.gtk.org/gdk4/ctor.Texture.new_from_bytes.html)
    public class func newFromBytes(_ bytes: Bytes) throws(GLibError) -> Texture {
        let result = try GLibError.check { error in
            gdk_texture_new_from_bytes(bytes.opaquePointer, error)
        }
        return Texture.wrapping(required: result, transfer: .full)
    }

    /// Source: `gdk_texture_new_from_file`.
    /// [Reference](https://docs.gtk.org/gdk4/ctor.Texture.new_from_file.html)
    public class func newFromFile(_ file: any File) throws(GLibError) -> Texture {
        let result = try GLibError.check { error in
            gdk_texture_new_from_file(file.opaquePointer, error)
        }
        return Texture.wrapping(required: result, transfer: .full)
    }

    /// Source: `gdk_texture_new_from_filename`, since GTK 4.6.
    /// [Reference](https://docs.gtk.org/gdk4/ctor.Texture.new_from_filename.html)
    public class func newFromFilename(_ path: String) throws(GLibError) -> Texture {
        let result = try GLibError.check { error in
            gdk_texture_new_from_filename(cText(path), error)
        }
        return Texture.wrapping(required: result, transfer: .full)
    }

    /// Source: `gdk_texture_new_from_resource`.
    /// [Reference](https://docs.gtk.org/gdk4/ctor.Texture.new_from_resource.html)
    public class func newFromResource(_ resourcePath: String) -> Texture {
        Texture.wrapping(required: gdk_texture_new_from_resource(cText(resourcePath)), transfer: .full)
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    nonisolated deinit {}
}

extension Texture {
    /// Source: `gdk_texture_get_height`.
    /// [Reference](https://docs.gtk.org/gdk4/property.Texture.height.html)
    @_alwaysEmitIntoClient
    public var height: Int {
        swiftInteger(gdk_texture_get_height(opaquePointer))
    }

    /// Source: `gdk_texture_get_width`.
    /// [Reference](https://docs.gtk.org/gdk4/property.Texture.width.html)
    @_alwaysEmitIntoClient
    public var width: Int {
        swiftInteger(gdk_texture_get_width(opaquePointer))
    }

    /// Source: `gdk_texture_save_to_png`.
    /// [Reference](https://docs.gtk.org/gdk4/method.Texture.save_to_png.html)
    @_alwaysEmitIntoClient
    public func saveToPng(_ filename: String) -> Bool {
        gdk_texture_save_to_png(opaquePointer, cText(filename)) != 0
    }

    /// Source: `gdk_texture_save_to_png_bytes`, since GTK 4.6.
    /// [Reference](https://docs.gtk.org/gdk4/method.Texture.save_to_png_bytes.html)
    @_alwaysEmitIntoClient
    public func saveToPngBytes() -> Bytes {
        Bytes.wrapping(required: gdk_texture_save_to_png_bytes(opaquePointer), transfer: .full)
    }

    /// Source: `gdk_texture_save_to_tiff`, since GTK 4.6.
    /// [Reference](https://docs.gtk.org/gdk4/method.Texture.save_to_tiff.html)
    @_alwaysEmitIntoClient
    public func saveToTiff(_ filename: String) -> Bool {
        gdk_texture_save_to_tiff(opaquePointer, cText(filename)) != 0
    }

    /// Source: `gdk_texture_save_to_tiff_bytes`, since GTK 4.6.
    /// [Reference](https://docs.gtk.org/gdk4/method.Texture.save_to_tiff_bytes.html)
    @_alwaysEmitIntoClient
    public func saveToTiffBytes() -> Bytes {
        Bytes.wrapping(required: gdk_texture_save_to_tiff_bytes(opaquePointer), transfer: .full)
    }
}
