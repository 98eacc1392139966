// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkPicture`.
/// [Reference](https://docs.gtk.org/gtk4/class.Picture.html)
open class Picture: Widget {
    /// Source: `gtk_picture_new`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.Picture.new.html)
    @_alwaysEmitIntoClient
    public init() {
        requireDisplay()
        super.init(instance: CInstance(gtk_picture_new()))
    }

    /// Source: `gtk_picture_new_for_file`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.Picture.new_for_file.html)
    @_alwaysEmitIntoClient
    public init(file: (any File)?) {
        requireDisplay()
        super.init(instance: CInstance(gtk_picture_new_for_file(file?.opaquePointer)))
    }

    /// Source: `gtk_picture_new_for_filename`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.Picture.new_for_filename.html)
    @_alwaysEmitIntoClient
    public init(filename: String?) {
        requireDisplay()
        super.init(instance: CInstance(gtk_picture_new_for_filename(cText(ifAny: filename))))
    }

    /// Source: `gtk_picture_new_for_paintable`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.Picture.new_for_paintable.html)
    @_alwaysEmitIntoClient
    public init(paintable: (any Paintable)?) {
        requireDisplay()
        super.init(instance: CInstance(gtk_picture_new_for_paintable(paintable?.opaquePointer)))
    }

    /// Source: `gtk_picture_new_for_pixbuf`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.Picture.new_for_pixbuf.html)
    @_alwaysEmitIntoClient
    public init(pixbuf: Pixbuf?) {
        requireDisplay()
        super.init(instance: CInstance(gtk_picture_new_for_pixbuf(pixbuf?.opaquePointer)))
    }

    /// Source: `gtk_picture_new_for_resource`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.Picture.new_for_resource.html)
    @_alwaysEmitIntoClient
    public init(resource resourcePath: String?) {
        requireDisplay()
        super.init(instance: CInstance(gtk_picture_new_for_resource(cText(ifAny: resourcePath))))
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    nonisolated deinit {}
}

extension Picture {
    /// Source: `gtk_picture_get_alternative_text`, `gtk_picture_set_alternative_text`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Picture.alternative-text.html)
    @_alwaysEmitIntoClient
    public var alternativeText: String? {
        get {
            String.optional(copying: gtk_picture_get_alternative_text(opaquePointer))
        }
        set {
            gtk_picture_set_alternative_text(opaquePointer, cText(ifAny: newValue))
        }
    }

    /// Source: `gtk_picture_get_can_shrink`, `gtk_picture_set_can_shrink`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Picture.can-shrink.html)
    @_alwaysEmitIntoClient
    public var canShrink: Bool {
        get {
            gtk_picture_get_can_shrink(opaquePointer) != 0
        }
        set {
            gtk_picture_set_can_shrink(opaquePointer, newValue ? 1 : 0)
        }
    }

    /// Source: `gtk_picture_get_content_fit`, `gtk_picture_set_content_fit`, since GTK 4.8.
    /// [Reference](https://docs.gtk.org/gtk4/property.Picture.content-fit.html)
    @_alwaysEmitIntoClient
    public var contentFit: ContentFit {
        get {
            ContentFit(gtk_picture_get_content_fit(opaquePointer))
        }
        set {
            gtk_picture_set_content_fit(opaquePointer, newValue.cValue)
        }
    }

    /// Source: `gtk_picture_get_file`, `gtk_picture_set_file`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Picture.file.html)
    @_alwaysEmitIntoClient
    public var file: (any File)? {
        get {
            wrappingInterface(gtk_picture_get_file(opaquePointer))
        }
        set {
            gtk_picture_set_file(opaquePointer, newValue?.opaquePointer)
        }
    }

    /// Source: `gtk_picture_get_keep_aspect_ratio`, `gtk_picture_set_keep_aspect_ratio`; deprecated.
    /// [Reference](https://docs.gtk.org/gtk4/property.Picture.keep-aspect-ratio.html)
    @_alwaysEmitIntoClient
    public var keepAspectRatio: Bool {
        get {
            gtk_picture_get_keep_aspect_ratio(opaquePointer) != 0
        }
        set {
            gtk_picture_set_keep_aspect_ratio(opaquePointer, newValue ? 1 : 0)
        }
    }

    /// Source: `gtk_picture_get_paintable`, `gtk_picture_set_paintable`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Picture.paintable.html)
    @_alwaysEmitIntoClient
    public var paintable: (any Paintable)? {
        get {
            wrappingInterface(gtk_picture_get_paintable(opaquePointer))
        }
        set {
            gtk_picture_set_paintable(opaquePointer, newValue?.opaquePointer)
        }
    }

    /// Source: `gtk_picture_set_filename`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Picture.set_filename.html)
    @_alwaysEmitIntoClient
    public func setFilename(_ filename: String?) {
        gtk_picture_set_filename(opaquePointer, cText(ifAny: filename))
    }

    /// Source: `gtk_picture_set_pixbuf`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Picture.set_pixbuf.html)
    @_alwaysEmitIntoClient
    public func setPixbuf(_ pixbuf: Pixbuf?) {
        gtk_picture_set_pixbuf(opaquePointer, pixbuf?.opaquePointer)
    }

    /// Source: `gtk_picture_set_resource`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Picture.set_resource.html)
    @_alwaysEmitIntoClient
    public func setResource(_ resourcePath: String?) {
        gtk_picture_set_resource(opaquePointer, cText(ifAny: resourcePath))
    }
}
