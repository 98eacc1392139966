// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GFileInputStream`.
/// [Reference](https://docs.gtk.org/gio/class.FileInputStream.html)
open class FileInputStream: GioInputStream, Seekable {
    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    nonisolated deinit {}
}

extension FileInputStream {
    @_alwaysEmitIntoClient
    var fileInputStreamPointer: UnsafeMutablePointer<GFileInputStream> { pointer() }

    /// Source: `g_file_input_stream_query_info`.
    /// [Reference](https://docs.gtk.org/gio/method.FileInputStream.query_info.html)
    @_alwaysEmitIntoClient
    public func queryInfo(_ attributes: String, cancellable: Cancellable? = nil) throws(GLibError) -> FileInfo {
        let result = try GLibError.check { error in
            g_file_input_stream_query_info(
                fileInputStreamPointer,
                cText(attributes),
                cancellable?.cancellablePointer,
                error
            )
        }
        return FileInfo.wrapping(required: result, transfer: .full)
    }

    /// Source: `g_file_input_stream_query_info_async`, `g_file_input_stream_query_info_finish`.
    /// [Reference](https://docs.gtk.org/gio/method.FileInputStream.query_info.html)
    @_alwaysEmitIntoClient
    public func queryInfo(_ attributes: String, ioPriority: Int = 0) async throws -> FileInfo {
        try await asyncOperation { cancellable, callback, data in
            g_file_input_stream_query_info_async(
                fileInputStreamPointer,
                cText(attributes),
                cInteger(ioPriority),
                cancellable,
                callback,
                data
            )
        } finish: { result throws(GLibError) -> FileInfo in
            let result = try GLibError.check { error in
                g_file_input_stream_query_info_finish(fileInputStreamPointer, result, error)
            }
            return FileInfo.wrapping(required: result, transfer: .full)
        }
    }
}
