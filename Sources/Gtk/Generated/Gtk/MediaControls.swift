// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkMediaControls`.
/// [Reference](https://docs.gtk.org/gtk4/class.MediaControls.html)
open class MediaControls: Widget {
    /// Source: `gtk_media_controls_new`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.MediaControls.new.html)
    @_alwaysEmitIntoClient
    public init(stream: MediaStream? = nil) {
        requireDisplay()
        super.init(instance: CInstance(gtk_media_controls_new(stream?.mediaStreamPointer)))
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    nonisolated deinit {}
}

extension MediaControls {
    /// Source: `gtk_media_controls_get_media_stream`, `gtk_media_controls_set_media_stream`.
    /// [Reference](https://docs.gtk.org/gtk4/property.MediaControls.media-stream.html)
    @_alwaysEmitIntoClient
    public var mediaStream: MediaStream? {
        get {
            MediaStream.wrapping(gtk_media_controls_get_media_stream(opaquePointer))
        }
        set {
            gtk_media_controls_set_media_stream(opaquePointer, newValue?.mediaStreamPointer)
        }
    }
}
