// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkFileFilter`.
/// [Reference](https://docs.gtk.org/gtk4/class.FileFilter.html)
open class FileFilter: Filter, Buildable {
    /// Source: `gtk_file_filter_new`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.FileFilter.new.html)
    @_alwaysEmitIntoClient
    public init() {
        super.init(instance: CInstance(gtk_file_filter_new()), transfer: .full)
    }

    /// Source: `gtk_file_filter_new_from_gvariant`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.FileFilter.new_from_gvariant.html)
    @_alwaysEmitIntoClient
    public init(gvariant variant: Variant) {
        super.init(instance: CInstance(gtk_file_filter_new_from_gvariant(variant.opaquePointer)), transfer: .full)
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    nonisolated deinit {}
}

extension FileFilter {
    /// Source: `gtk_file_filter_get_name`, `gtk_file_filter_set_name`.
    /// [Reference](https://docs.gtk.org/gtk4/property.FileFilter.name.html)
    @_alwaysEmitIntoClient
    public var name: String? {
        get {
            String.optional(copying: gtk_file_filter_get_name(opaquePointer))
        }
        set {
            gtk_file_filter_set_name(opaquePointer, cText(ifAny: newValue))
        }
    }

    /// Source: `gtk_file_filter_get_attributes`.
    /// [Reference](https://docs.gtk.org/gtk4/method.FileFilter.get_attributes.html)
    @_alwaysEmitIntoClient
    public var attributes: [String] {
        [String](copying: gtk_file_filter_get_attributes(opaquePointer))
    }

    /// Source: `gtk_file_filter_add_mime_type`.
    /// [Reference](https://docs.gtk.org/gtk4/method.FileFilter.add_mime_type.html)
    @_alwaysEmitIntoClient
    public func addMimeType(_ mimeType: String) {
        gtk_file_filter_add_mime_type(opaquePointer, cText(mimeType))
    }

    /// Source: `gtk_file_filter_add_pattern`.
    /// [Reference](https://docs.gtk.org/gtk4/method.FileFilter.add_pattern.html)
    @_alwaysEmitIntoClient
    public func addPattern(_ pattern: String) {
        gtk_file_filter_add_pattern(opaquePointer, cText(pattern))
    }

    /// Source: `gtk_file_filter_add_pixbuf_formats`.
    /// [Reference](https://docs.gtk.org/gtk4/method.FileFilter.add_pixbuf_formats.html)
    @_alwaysEmitIntoClient
    public func addPixbufFormats() {
        gtk_file_filter_add_pixbuf_formats(opaquePointer)
    }

    /// Source: `gtk_file_filter_add_suffix`, since GTK 4.4.
    /// [Reference](https://docs.gtk.org/gtk4/method.FileFilter.add_suffix.html)
    @_alwaysEmitIntoClient
    public func addSuffix(_ suffix: String) {
        gtk_file_filter_add_suffix(opaquePointer, cText(suffix))
    }

    /// Source: `gtk_file_filter_to_gvariant`.
    /// [Reference](https://docs.gtk.org/gtk4/method.FileFilter.to_gvariant.html)
    @_alwaysEmitIntoClient
    public func toGvariant() -> Variant {
        Variant.wrapping(required: gtk_file_filter_to_gvariant(opaquePointer))
    }
}
