// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkVideo`.
/// [Reference](https://docs.gtk.org/gtk4/class.Video.html)
open class Video: Widget {
    /// Source: `gtk_video_new`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.Video.new.html)
    @_alwaysEmitIntoClient
    public init() {
        requireDisplay()
        super.init(instance: CInstance(gtk_video_new()))
    }

    /// Source: `gtk_video_new_for_file`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.Video.new_for_file.html)
    @_alwaysEmitIntoClient
    public init(file: (any File)?) {
        requireDisplay()
        super.init(instance: CInstance(gtk_video_new_for_file(file?.opaquePointer)))
    }

    /// Source: `gtk_video_new_for_filename`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.Video.new_for_filename.html)
    @_alwaysEmitIntoClient
    public init(filename: String?) {
        requireDisplay()
        super.init(instance: CInstance(gtk_video_new_for_filename(cText(ifAny: filename))))
    }

    /// Source: `gtk_video_new_for_media_stream`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.Video.new_for_media_stream.html)
    @_alwaysEmitIntoClient
    public init(mediaStream stream: MediaStream?) {
        requireDisplay()
        super.init(instance: CInstance(gtk_video_new_for_media_stream(stream?.mediaStreamPointer)))
    }

    /// Source: `gtk_video_new_for_resource`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.Video.new_for_resource.html)
    @_alwaysEmitIntoClient
    public init(resource resourcePath: String?) {
        requireDisplay()
        super.init(instance: CInstance(gtk_video_new_for_resource(cText(ifAny: resourcePath))))
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    nonisolated deinit {}
}

extension Video {
    /// Source: `gtk_video_get_autoplay`, `gtk_video_set_autoplay`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Video.autoplay.html)
    @_alwaysEmitIntoClient
    public var autoplay: Bool {
        get {
            gtk_video_get_autoplay(opaquePointer) != 0
        }
        set {
            gtk_video_set_autoplay(opaquePointer, newValue ? 1 : 0)
        }
    }

    /// Source: `gtk_video_get_file`, `gtk_video_set_file`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Video.file.html)
    @_alwaysEmitIntoClient
    public var file: (any File)? {
        get {
            wrappingInterface(gtk_video_get_file(opaquePointer))
        }
        set {
            gtk_video_set_file(opaquePointer, newValue?.opaquePointer)
        }
    }

    /// Source: `gtk_video_get_loop`, `gtk_video_set_loop`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Video.loop.html)
    @_alwaysEmitIntoClient
    public var loop: Bool {
        get {
            gtk_video_get_loop(opaquePointer) != 0
        }
        set {
            gtk_video_set_loop(opaquePointer, newValue ? 1 : 0)
        }
    }

    /// Source: `gtk_video_get_media_stream`, `gtk_video_set_media_stream`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Video.media-stream.html)
    @_alwaysEmitIntoClient
    public var mediaStream: MediaStream? {
        get {
            MediaStream.wrapping(gtk_video_get_media_stream(opaquePointer))
        }
        set {
            gtk_video_set_media_stream(opaquePointer, newValue?.mediaStreamPointer)
        }
    }

    /// Source: `gtk_video_set_filename`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Video.set_filename.html)
    @_alwaysEmitIntoClient
    public func setFilename(_ filename: String?) {
        gtk_video_set_filename(opaquePointer, cText(ifAny: filename))
    }

    /// Source: `gtk_video_set_resource`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Video.set_resource.html)
    @_alwaysEmitIntoClient
    public func setResource(_ resourcePath: String?) {
        gtk_video_set_resource(opaquePointer, cText(ifAny: resourcePath))
    }
}
