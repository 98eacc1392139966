// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GdkTexture`.
/// [Reference](https://docs.gtk.org/gdk4/class.Texture.html)
open class Texture: Object, Paintable, LoadableIcon {
    /// Source: `gdk_texture_new_for_pixbuf`.
    /// [Reference](https://docs.gtk.org/gdk4/ctor.Texture.new_for_pixbuf.html)
    public init(pixbuf: Pixbuf) {
        super.init(instance: CInstance(gdk_texture_new_for_pixbuf(pixbuf.opaquePointer)), transfer: .full)
    }

    /// Source: `gdk_texture_new_from_bytes`, since GTK 4.6.
    /// [Reference](https://docs.gtk.org/gdk4/ctor.Texture.new_from_bytes.html)
    public init(bytes: Bytes) throws(GLibError) {
        let instance = try GLibError.check { error in
            gdk_texture_new_from_bytes(bytes.opaquePointer, error)
        }
        super.init(instance: CInstance(instance), transfer: .full)
    }

    /// Source: `gdk_texture_new_from_file`.
    /// [Reference](https://docs.gtk.org/gdk4/ctor.Texture.new_from_file.html)
    public init(file: any File) throws(GLibError) {
        let instance = try GLibError.check { error in
            gdk_texture_new_from_file(file.opaquePointer, error)
        }
        super.init(instance: CInstance(instance), transfer: .full)
    }

    /// Source: `gdk_texture_new_from_filename`, since GTK 4.6.
    /// [Reference](https://docs.gtk.org/gdk4/ctor.Texture.new_from_filename.html)
    public init(filename path: String) throws(GLibError) {
        let instance = try GLibError.check { error in
            gdk_texture_new_from_filename(path, error)
        }
        super.init(instance: CInstance(instance), transfer: .full)
    }

    /// Source: `gdk_texture_new_from_resource`.
    /// [Reference](https://docs.gtk.org/gdk4/ctor.Texture.new_from_resource.html)
    public init(resource resourcePath: String) {
        super.init(instance: CInstance(gdk_texture_new_from_resource(resourcePath)), transfer: .full)
    }

    /// Wraps a C instance that has no wrapper yet.
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    /// Source: `gdk_texture_get_height`.
    /// [Reference](https://docs.gtk.org/gdk4/property.Texture.height.html)
    public var height: Int {
        Int(gdk_texture_get_height(opaquePointer))
    }

    /// Source: `gdk_texture_get_width`.
    /// [Reference](https://docs.gtk.org/gdk4/property.Texture.width.html)
    public var width: Int {
        Int(gdk_texture_get_width(opaquePointer))
    }

    /// Source: `gdk_texture_save_to_png`.
    /// [Reference](https://docs.gtk.org/gdk4/method.Texture.save_to_png.html)
    @discardableResult
    public func saveToPng(_ filename: String) -> Bool {
        gdk_texture_save_to_png(opaquePointer, filename) != 0
    }

    /// Source: `gdk_texture_save_to_png_bytes`, since GTK 4.6.
    /// [Reference](https://docs.gtk.org/gdk4/method.Texture.save_to_png_bytes.html)
    public func saveToPngBytes() -> Bytes {
        Bytes.wrapping(required: gdk_texture_save_to_png_bytes(opaquePointer), transfer: .full)
    }

    /// Source: `gdk_texture_save_to_tiff`, since GTK 4.6.
    /// [Reference](https://docs.gtk.org/gdk4/method.Texture.save_to_tiff.html)
    @discardableResult
    public func saveToTiff(_ filename: String) -> Bool {
        gdk_texture_save_to_tiff(opaquePointer, filename) != 0
    }

    /// Source: `gdk_texture_save_to_tiff_bytes`, since GTK 4.6.
    /// [Reference](https://docs.gtk.org/gdk4/method.Texture.save_to_tiff_bytes.html)
    public func saveToTiffBytes() -> Bytes {
        Bytes.wrapping(required: gdk_texture_save_to_tiff_bytes(opaquePointer), transfer: .full)
    }
}
