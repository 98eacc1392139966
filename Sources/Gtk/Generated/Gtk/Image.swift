// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkImage`.
/// [Reference](https://docs.gtk.org/gtk4/class.Image.html)
open class Image: Widget {
    /// Source: `gtk_image_new`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.Image.new.html)
    @_alwaysEmitIntoClient
    public init() {
        requireDisplay()
        super.init(instance: CInstance(gtk_image_new()))
    }

    /// Source: `gtk_image_new_from_file`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.Image.new_from_file.html)
    @_alwaysEmitIntoClient
    public init(file filename: String) {
        requireDisplay()
        super.init(instance: CInstance(gtk_image_new_from_file(cText(filename))))
    }

    /// Source: `gtk_image_new_from_gicon`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.Image.new_from_gicon.html)
    @_alwaysEmitIntoClient
    public init(gicon icon: any Icon) {
        requireDisplay()
        super.init(instance: CInstance(gtk_image_new_from_gicon(icon.opaquePointer)))
    }

    /// Source: `gtk_image_new_from_icon_name`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.Image.new_from_icon_name.html)
    @_alwaysEmitIntoClient
    public init(iconName: String?) {
        requireDisplay()
        super.init(instance: CInstance(gtk_image_new_from_icon_name(cText(ifAny: iconName))))
    }

    /// Source: `gtk_image_new_from_paintable`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.Image.new_from_paintable.html)
    @_alwaysEmitIntoClient
    public init(paintable: (any Paintable)?) {
        requireDisplay()
        super.init(instance: CInstance(gtk_image_new_from_paintable(paintable?.opaquePointer)))
    }

    /// Source: `gtk_image_new_from_pixbuf`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.Image.new_from_pixbuf.html)
    @_alwaysEmitIntoClient
    public init(pixbuf: Pixbuf?) {
        requireDisplay()
        super.init(instance: CInstance(gtk_image_new_from_pixbuf(pixbuf?.opaquePointer)))
    }

    /// Source: `gtk_image_new_from_resource`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.Image.new_from_resource.html)
    @_alwaysEmitIntoClient
    public init(resource resourcePath: String) {
        requireDisplay()
        super.init(instance: CInstance(gtk_image_new_from_resource(cText(resourcePath))))
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    nonisolated deinit {}
}

extension Image {
    /// Source: the property `GtkImage:file`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Image.file.html)
    @_alwaysEmitIntoClient
    public var file: String? {
        get {
            self[property: "file"]
        }
        set {
            self[property: "file"] = newValue
        }
    }

    /// Source: the property `GtkImage:gicon`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Image.gicon.html)
    @_alwaysEmitIntoClient
    public var gicon: (any Icon)? {
        get {
            wrappingInterface(gtk_image_get_gicon(opaquePointer))
        }
        set {
            self[interfaceProperty: "gicon"] = newValue
        }
    }

    /// Source: the property `GtkImage:icon-name`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Image.icon-name.html)
    @_alwaysEmitIntoClient
    public var iconName: String? {
        get {
            String.optional(copying: gtk_image_get_icon_name(opaquePointer))
        }
        set {
            self[property: "icon-name"] = newValue
        }
    }

    /// Source: `gtk_image_get_icon_size`, `gtk_image_set_icon_size`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Image.icon-size.html)
    @_alwaysEmitIntoClient
    public var iconSize: IconSize {
        get {
            IconSize(gtk_image_get_icon_size(opaquePointer))
        }
        set {
            gtk_image_set_icon_size(opaquePointer, newValue.cValue)
        }
    }

    /// Source: the property `GtkImage:paintable`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Image.paintable.html)
    @_alwaysEmitIntoClient
    public var paintable: (any Paintable)? {
        get {
            wrappingInterface(gtk_image_get_paintable(opaquePointer))
        }
        set {
            self[interfaceProperty: "paintable"] = newValue
        }
    }

    /// Source: `gtk_image_get_pixel_size`, `gtk_image_set_pixel_size`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Image.pixel-size.html)
    @_alwaysEmitIntoClient
    public var pixelSize: Int {
        get {
            swiftInteger(gtk_image_get_pixel_size(opaquePointer))
        }
        set {
            gtk_image_set_pixel_size(opaquePointer, cInteger(newValue))
        }
    }

    /// Source: the property `GtkImage:resource`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Image.resource.html)
    @_alwaysEmitIntoClient
    public var resource: String? {
        get {
            self[property: "resource"]
        }
        set {
            self[property: "resource"] = newValue
        }
    }

    /// Source: `gtk_image_get_storage_type`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Image.storage-type.html)
    @_alwaysEmitIntoClient
    public var storageType: ImageType {
        ImageType(gtk_image_get_storage_type(opaquePointer))
    }

    /// Source: the property `GtkImage:use-fallback`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Image.use-fallback.html)
    @_alwaysEmitIntoClient
    public var useFallback: Bool {
        get {
            self[property: "use-fallback"]
        }
        set {
            self[property: "use-fallback"] = newValue
        }
    }

    /// Source: `gtk_image_clear`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Image.clear.html)
    @_alwaysEmitIntoClient
    public func clear() {
        gtk_image_clear(opaquePointer)
    }

    /// Source: `gtk_image_set_from_file`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Image.set_from_file.html)
    @_alwaysEmitIntoClient
    public func setFromFile(_ filename: String?) {
        gtk_image_set_from_file(opaquePointer, cText(ifAny: filename))
    }

    /// Source: `gtk_image_set_from_gicon`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Image.set_from_gicon.html)
    @_alwaysEmitIntoClient
    public func setFromGicon(_ icon: any Icon) {
        gtk_image_set_from_gicon(opaquePointer, icon.opaquePointer)
    }

    /// Source: `gtk_image_set_from_icon_name`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Image.set_from_icon_name.html)
    @_alwaysEmitIntoClient
    public func setFromIconName(_ iconName: String?) {
        gtk_image_set_from_icon_name(opaquePointer, cText(ifAny: iconName))
    }

    /// Source: `gtk_image_set_from_paintable`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Image.set_from_paintable.html)
    @_alwaysEmitIntoClient
    public func setFromPaintable(_ paintable: (any Paintable)?) {
        gtk_image_set_from_paintable(opaquePointer, paintable?.opaquePointer)
    }

    /// Source: `gtk_image_set_from_pixbuf`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Image.set_from_pixbuf.html)
    @_alwaysEmitIntoClient
    public func setFromPixbuf(_ pixbuf: Pixbuf?) {
        gtk_image_set_from_pixbuf(opaquePointer, pixbuf?.opaquePointer)
    }

    /// Source: `gtk_image_set_from_resource`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Image.set_from_resource.html)
    @_alwaysEmitIntoClient
    public func setFromResource(_ resourcePath: String?) {
        gtk_image_set_from_resource(opaquePointer, cText(ifAny: resourcePath))
    }
}
