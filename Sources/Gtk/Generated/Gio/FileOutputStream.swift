// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GFileOutputStream`.
/// [Reference](https://docs.gtk.org/gio/class.FileOutputStream.html)
open class FileOutputStream: GioOutputStream, Seekable {
    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    nonisolated deinit {}
}

extension FileOutputStream {
    @_alwaysEmitIntoClient
    var fileOutputStreamPointer: UnsafeMutablePointer<GFileOutputStream> { pointer() }

    /// Source: `g_file_output_stream_get_etag`.
    /// [Reference](https://docs.gtk.org/gio/method.FileOutputStream.get_etag.html)
    @_alwaysEmitIntoClient
    public var etag: String? {
        String.optional(taking: g_file_output_stream_get_etag(fileOutputStreamPointer))
    }

    /// Source: `g_file_output_stream_query_info`.
    /// [Reference](https://docs.gtk.org/gio/method.FileOutputStream.query_info.html)
    @_alwaysEmitIntoClient
    public func queryInfo(_ attributes: String, cancellable: Cancellable? = nil) throws(GLibError) -> FileInfo {
        let result = try GLibError.check { error in
            g_file_output_stream_query_info(
                fileOutputStreamPointer,
                cText(attributes),
                cancellable?.cancellablePointer,
                error
            )
        }
        return FileInfo.wrapping(required: result, transfer: .full)
    }

    /// Source: `g_file_output_stream_query_info_async`, `g_file_output_stream_query_info_finish`.
    /// [Reference](https://docs.gtk.org/gio/method.FileOutputStream.query_info.html)
    @_alwaysEmitIntoClient
    public func queryInfo(_ attributes: String, ioPriority: Int = 0) async throws -> FileInfo {
        try await asyncOperation { cancellable, callback, data in
            g_file_output_stream_query_info_async(
                fileOutputStreamPointer,
                cText(attributes),
                cInteger(ioPriority),
                cancellable,
                callback,
                data
            )
        } finish: { result throws(GLibError) -> FileInfo in
            let result = try GLibError.check { error in
                g_file_output_stream_query_info_finish(fileOutputStreamPointer, result, error)
            }
            return FileInfo.wrapping(required: result, transfer: .full)
        }
    }
}
