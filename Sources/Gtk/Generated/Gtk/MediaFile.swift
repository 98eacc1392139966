// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkMediaFile`.
/// [Reference](https://docs.gtk.org/gtk4/class.MediaFile.html)
open class MediaFile: MediaStream {
    /// Source: `gtk_media_file_new`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.MediaFile.new.html)
    public class func new() -> MediaFile {
        MediaFile.wrapping(required: gtk_media_file_new(), transfer: .full)
    }

    /// Source: `gtk_media_file_new_for_file`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.MediaFile.new_for_file.html)
    public class func newForFile(_ file: any File) -> MediaFile {
        MediaFile.wrapping(required: gtk_media_file_new_for_file(file.opaquePointer), transfer: .full)
    }

    /// Source: `gtk_media_file_new_for_filename`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.MediaFile.new_for_filename.html)
    public class func newForFilename(_ filename: String) -> MediaFile {
        MediaFile.wrapping(required: gtk_media_file_new_for_filename(cText(filename)), transfer: .full)
    }

    /// Source: `gtk_media_file_new_for_input_stream`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.MediaFile.new_for_input_stream.html)
    public class func newForInputStream(_ stream: GioInputStream) -> MediaFile {
        MediaFile.wrapping(required: gtk_media_file_new_for_input_stream(stream.gioInputStreamPointer), transfer: .full)
    }

    /// Source: `gtk_media_file_new_for_resource`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.MediaFile.new_for_resource.html)
    public class func newForResource(_ resourcePath: String) -> MediaFile {
        MediaFile.wrapping(required: gtk_media_file_new_for_resource(cText(resourcePath)), transfer: .full)
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    nonisolated deinit {}
}

extension MediaFile {
    @_alwaysEmitIntoClient
    var mediaFilePointer: UnsafeMutablePointer<GtkMediaFile> { pointer() }

    /// Source: `gtk_media_file_get_file`, `gtk_media_file_set_file`.
    /// [Reference](https://docs.gtk.org/gtk4/property.MediaFile.file.html)
    @_alwaysEmitIntoClient
    public var file: (any File)? {
        get {
            wrappingInterface(gtk_media_file_get_file(mediaFilePointer))
        }
        set {
            gtk_media_file_set_file(mediaFilePointer, newValue?.opaquePointer)
        }
    }

    /// Source: `gtk_media_file_get_input_stream`, `gtk_media_file_set_input_stream`.
    /// [Reference](https://docs.gtk.org/gtk4/property.MediaFile.input-stream.html)
    @_alwaysEmitIntoClient
    public var inputStream: GioInputStream? {
        get {
            GioInputStream.wrapping(gtk_media_file_get_input_stream(mediaFilePointer))
        }
        set {
            gtk_media_file_set_input_stream(mediaFilePointer, newValue?.gioInputStreamPointer)
        }
    }

    /// Source: `gtk_media_file_clear`.
    /// [Reference](https://docs.gtk.org/gtk4/method.MediaFile.clear.html)
    @_alwaysEmitIntoClient
    public func clear() {
        gtk_media_file_clear(mediaFilePointer)
    }

    /// Source: `gtk_media_file_set_filename`.
    /// [Reference](https://docs.gtk.org/gtk4/method.MediaFile.set_filename.html)
    @_alwaysEmitIntoClient
    public func setFilename(_ filename: String?) {
        gtk_media_file_set_filename(mediaFilePointer, cText(ifAny: filename))
    }

    /// Source: `gtk_media_file_set_resource`.
    /// [Reference](https://docs.gtk.org/gtk4/method.MediaFile.set_resource.html)
    @_alwaysEmitIntoClient
    public func setResource(_ resourcePath: String?) {
        gtk_media_file_set_resource(mediaFilePointer, cText(ifAny: resourcePath))
    }
}
