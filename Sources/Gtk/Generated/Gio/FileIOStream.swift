// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GFileIOStream`, since GLib 2.22.
/// [Reference](https://docs.gtk.org/gio/class.FileIOStream.html)
open class FileIOStream: IOStream, Seekable {
    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    nonisolated deinit {}
}

extension FileIOStream {
    @_alwaysEmitIntoClient
    var fileIoStreamPointer: UnsafeMutablePointer<GFileIOStream> { pointer() }

    /// Source: `g_file_io_stream_get_etag`, since GLib 2.22.
    /// [Reference](https://docs.gtk.org/gio/method.FileIOStream.get_etag.html)
    @_alwaysEmitIntoClient
    public var etag: String? {
        String.optional(taking: g_file_io_stream_get_etag(fileIoStreamPointer))
    }

    /// Source: `g_file_io_stream_query_info`, since GLib 2.22.
    /// [Reference](https://docs.gtk.org/gio/method.FileIOStream.query_info.html)
    @_alwaysEmitIntoClient
    public func queryInfo(_ attributes: String, cancellable: Cancellable? = nil) throws(GLibError) -> FileInfo {
        let result = try GLibError.check { error in
            g_file_io_stream_query_info(fileIoStreamPointer, cText(attributes), cancellable?.cancellablePointer, error)
        }
        return FileInfo.wrapping(required: result, transfer: .full)
    }

    /// Source: `g_file_io_stream_query_info_async`, `g_file_io_stream_query_info_finish`, since GLib 2.22.
    /// [Reference](https://docs.gtk.org/gio/method.FileIOStream.query_info.html)
    @_alwaysEmitIntoClient
    public func queryInfo(_ attributes: String, ioPriority: Int = 0) async throws -> FileInfo {
        try await asyncOperation { cancellable, callback, data in
            g_file_io_stream_query_info_async(
                fileIoStreamPointer,
                cText(attributes),
                cInteger(ioPriority),
                cancellable,
                callback,
                data
            )
        } finish: { result throws(GLibError) -> FileInfo in
            let result = try GLibError.check { error in
                g_file_io_stream_query_info_finish(fileIoStreamPointer, result, error)
            }
            return FileInfo.wrapping(required: result, transfer: .full)
        }
    }
}
