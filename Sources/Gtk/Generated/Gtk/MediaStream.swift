// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkMediaStream`.
/// [Reference](https://docs.gtk.org/gtk4/class.MediaStream.html)
open class MediaStream: Object, Paintable {
    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    nonisolated deinit {}
}

extension MediaStream {
    @_alwaysEmitIntoClient
    var mediaStreamPointer: UnsafeMutablePointer<GtkMediaStream> { pointer() }

    /// Source: `gtk_media_stream_get_duration`.
    /// [Reference](https://docs.gtk.org/gtk4/property.MediaStream.duration.html)
    @_alwaysEmitIntoClient
    public var duration: Int {
        gtk_media_stream_get_duration(mediaStreamPointer)
    }

    /// Source: `gtk_media_stream_get_ended`.
    /// [Reference](https://docs.gtk.org/gtk4/property.MediaStream.ended.html)
    @_alwaysEmitIntoClient
    public var ended: Bool {
        gtk_media_stream_get_ended(mediaStreamPointer) != 0
    }

    /// Source: `gtk_media_stream_get_error`.
    /// [Reference](https://docs.gtk.org/gtk4/property.MediaStream.error.html)
    @_alwaysEmitIntoClient
    public var error: GLibError? {
        gtk_media_stream_get_error(mediaStreamPointer).map { GLibError($0) }
    }

    /// Source: `gtk_media_stream_has_audio`.
    /// [Reference](https://docs.gtk.org/gtk4/property.MediaStream.has-audio.html)
    @_alwaysEmitIntoClient
    public var hasAudio: Bool {
        gtk_media_stream_has_audio(mediaStreamPointer) != 0
    }

    /// Source: `gtk_media_stream_has_video`.
    /// [Reference](https://docs.gtk.org/gtk4/property.MediaStream.has-video.html)
    @_alwaysEmitIntoClient
    public var hasVideo: Bool {
        gtk_media_stream_has_video(mediaStreamPointer) != 0
    }

    /// Source: `gtk_media_stream_get_loop`, `gtk_media_stream_set_loop`.
    /// [Reference](https://docs.gtk.org/gtk4/property.MediaStream.loop.html)
    @_alwaysEmitIntoClient
    public var loop: Bool {
        get {
            gtk_media_stream_get_loop(mediaStreamPointer) != 0
        }
        set {
            gtk_media_stream_set_loop(mediaStreamPointer, newValue ? 1 : 0)
        }
    }

    /// Source: `gtk_media_stream_get_muted`, `gtk_media_stream_set_muted`.
    /// [Reference](https://docs.gtk.org/gtk4/property.MediaStream.muted.html)
    @_alwaysEmitIntoClient
    public var muted: Bool {
        get {
            gtk_media_stream_get_muted(mediaStreamPointer) != 0
        }
        set {
            gtk_media_stream_set_muted(mediaStreamPointer, newValue ? 1 : 0)
        }
    }

    /// Source: `gtk_media_stream_get_playing`, `gtk_media_stream_set_playing`.
    /// [Reference](https://docs.gtk.org/gtk4/property.MediaStream.playing.html)
    @_alwaysEmitIntoClient
    public var playing: Bool {
        get {
            gtk_media_stream_get_playing(mediaStreamPointer) != 0
        }
        set {
            gtk_media_stream_set_playing(mediaStreamPointer, newValue ? 1 : 0)
        }
    }

    /// Source: the property `GtkMediaStream:prepared`.
    /// [Reference](https://docs.gtk.org/gtk4/property.MediaStream.prepared.html)
    @_alwaysEmitIntoClient
    public var prepared: Bool {
        get {
            gtk_media_stream_is_prepared(mediaStreamPointer) != 0
        }
        set {
            self[property: "prepared"] = newValue
        }
    }

    /// Source: `gtk_media_stream_is_seekable`.
    /// [Reference](https://docs.gtk.org/gtk4/property.MediaStream.seekable.html)
    @_alwaysEmitIntoClient
    public var seekable: Bool {
        gtk_media_stream_is_seekable(mediaStreamPointer) != 0
    }

    /// Source: `gtk_media_stream_is_seeking`.
    /// [Reference](https://docs.gtk.org/gtk4/property.MediaStream.seeking.html)
    @_alwaysEmitIntoClient
    public var seeking: Bool {
        gtk_media_stream_is_seeking(mediaStreamPointer) != 0
    }

    /// Source: `gtk_media_stream_get_timestamp`.
    /// [Reference](https://docs.gtk.org/gtk4/property.MediaStream.timestamp.html)
    @_alwaysEmitIntoClient
    public var timestamp: Int {
        gtk_media_stream_get_timestamp(mediaStreamPointer)
    }

    /// Source: `gtk_media_stream_get_volume`, `gtk_media_stream_set_volume`.
    /// [Reference](https://docs.gtk.org/gtk4/property.MediaStream.volume.html)
    @_alwaysEmitIntoClient
    public var volume: Double {
        get {
            gtk_media_stream_get_volume(mediaStreamPointer)
        }
        set {
            gtk_media_stream_set_volume(mediaStreamPointer, newValue)
        }
    }

    /// Source: `gtk_media_stream_gerror`.
    /// [Reference](https://docs.gtk.org/gtk4/method.MediaStream.gerror.html)
    @_alwaysEmitIntoClient
    public func gerror(_ error: GLibError) {
        gtk_media_stream_gerror(mediaStreamPointer, error.newCError())
    }

    /// Source: `gtk_media_stream_pause`.
    /// [Reference](https://docs.gtk.org/gtk4/method.MediaStream.pause.html)
    @_alwaysEmitIntoClient
    public func pause() {
        gtk_media_stream_pause(mediaStreamPointer)
    }

    /// Source: `gtk_media_stream_play`.
    /// [Reference](https://docs.gtk.org/gtk4/method.MediaStream.play.html)
    @_alwaysEmitIntoClient
    public func play() {
        gtk_media_stream_play(mediaStreamPointer)
    }

    /// Source: `gtk_media_stream_realize`.
    /// [Reference](https://docs.gtk.org/gtk4/method.MediaStream.realize.html)
    @_alwaysEmitIntoClient
    public func realize(_ surface: GdkSurface) {
        gtk_media_stream_realize(mediaStreamPointer, surface.opaquePointer)
    }

    /// Source: `gtk_media_stream_seek`.
    /// [Reference](https://docs.gtk.org/gtk4/method.MediaStream.seek.html)
    @_alwaysEmitIntoClient
    public func seek(_ timestamp: Int) {
        gtk_media_stream_seek(mediaStreamPointer, timestamp)
    }

    /// Source: `gtk_media_stream_seek_failed`.
    /// [Reference](https://docs.gtk.org/gtk4/method.MediaStream.seek_failed.html)
    @_alwaysEmitIntoClient
    public func seekFailed() {
        gtk_media_stream_seek_failed(mediaStreamPointer)
    }

    /// Source: `gtk_media_stream_seek_success`.
    /// [Reference](https://docs.gtk.org/gtk4/method.MediaStream.seek_success.html)
    @_alwaysEmitIntoClient
    public func seekSuccess() {
        gtk_media_stream_seek_success(mediaStreamPointer)
    }

    /// Source: `gtk_media_stream_stream_ended`, since GTK 4.4.
    /// [Reference](https://docs.gtk.org/gtk4/method.MediaStream.stream_ended.html)
    @_alwaysEmitIntoClient
    public func streamEnded() {
        gtk_media_stream_stream_ended(mediaStreamPointer)
    }

    /// Source: `gtk_media_stream_stream_prepared`, since GTK 4.4.
    /// [Reference](https://docs.gtk.org/gtk4/method.MediaStream.stream_prepared.html)
    @_alwaysEmitIntoClient
    public func streamPrepared(hasAudio: Bool, hasVideo: Bool, seekable: Bool, duration: Int) {
        gtk_media_stream_stream_prepared(
            mediaStreamPointer,
            hasAudio ? 1 : 0,
            hasVideo ? 1 : 0,
            seekable ? 1 : 0,
            duration
        )
    }

    /// Source: `gtk_media_stream_stream_unprepared`, since GTK 4.4.
    /// [Reference](https://docs.gtk.org/gtk4/method.MediaStream.stream_unprepared.html)
    @_alwaysEmitIntoClient
    public func streamUnprepared() {
        gtk_media_stream_stream_unprepared(mediaStreamPointer)
    }

    /// Source: `gtk_media_stream_unrealize`.
    /// [Reference](https://docs.gtk.org/gtk4/method.MediaStream.unrealize.html)
    @_alwaysEmitIntoClient
    public func unrealize(_ surface: GdkSurface) {
        gtk_media_stream_unrealize(mediaStreamPointer, surface.opaquePointer)
    }

    /// Source: `gtk_media_stream_update`.
    /// [Reference](https://docs.gtk.org/gtk4/method.MediaStream.update.html)
    @_alwaysEmitIntoClient
    public func update(_ timestamp: Int) {
        gtk_media_stream_update(mediaStreamPointer, timestamp)
    }
}
