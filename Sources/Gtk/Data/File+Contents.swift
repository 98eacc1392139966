import CGtk

extension File {
    /// Reads the file up to a maximum size.
    ///
    /// - Parameter maximumSize: The maximum size, in bytes.
    /// - Returns: The contents, which are a little longer than the maximum size if the file is larger; and the entity
    ///   tag that they had when the file was opened, if the file system has one.
    /// - Throws: ``GLibError`` if the file can't be read; `CancellationError` if the task is canceled.
    ///
    /// Source: `g_file_read_async`, `g_input_stream_read_bytes_async`.
    package func loadContents(upTo maximumSize: Int) async throws -> (contents: [UInt8], etag: String?) {
        let stream = try await read()
        defer { closeLater(stream) }
        // Not every place of files has entity tags. A failure that is more than that lets reading fail, too.
        let etag = try? await stream.queryInfo("etag::value").attributeString(for: "etag::value")
        var contents: [UInt8] = []
        while contents.count <= maximumSize {
            let block = try await stream.readBytes(count: 1 << 18).array
            if block.isEmpty { break }
            contents += block
        }
        return (contents, etag)
    }

    /// Closes a stream that isn't read anymore, and doesn't wait for that. The last reference to it would wait.
    private func closeLater(_ stream: FileInputStream) {
        Task {
            // Nothing that was read is lost by a failure.
            _ = try? await stream.close(0)
        }
    }

    /// Replaces the contents of the file, or creates it. If the new contents can't be written completely, the file
    /// keeps the old ones, unless its place can only write into the file itself.
    ///
    /// - Parameters:
    ///   - contents: The new contents.
    ///   - etag: The entity tag of the contents that are replaced; `nil` for any contents.
    ///   - flags: How the file is created.
    /// - Returns: The new entity tag, if the file system has one.
    /// - Throws: ``GLibError`` if the file can't be replaced, or has another entity tag; `CancellationError` if the
    ///   task is canceled.
    ///
    /// Source: `g_file_replace_async`. `g_file_replace_contents_async` would put incomplete contents in place.
    package func replaceContents(
        _ contents: [UInt8],
        etag: String?,
        flags: FileCreateFlags = []
    ) async throws -> String? {
        let stream = try await openReplacement(etag: etag, flags: flags)
        do {
            try Task.checkCancellation()
            try await write(contents, to: stream)
            // This puts the new contents in place.
            try await stream.close(0)
        } catch {
            await abandon(stream)
            throw error
        }
        return stream.etag
    }

    /// Opens a stream of new contents, also if the task is canceled: GIO would drop a stream that it has opened by
    /// then, and that would put an empty file in place.
    private func openReplacement(etag: String?, flags: FileCreateFlags) async throws -> FileOutputStream {
        try await asyncOperation { _, callback, data in
            g_file_replace_async(opaquePointer, cText(ifAny: etag), 0, flags.cValue, 0, nil, callback, data)
        } finish: { result throws(GLibError) -> FileOutputStream in
            let stream = try GLibError.check { error in g_file_replace_finish(opaquePointer, result, error) }
            return FileOutputStream.wrapping(required: stream, transfer: .full)
        }
    }

    private func write(_ contents: [UInt8], to stream: FileOutputStream) async throws {
        let output = stream.gioOutputStreamPointer
        let bytes = g_bytes_new(contents, gsize(contents.count))
        defer { g_bytes_unref(bytes) }
        try await asyncOperation { cancellable, callback, data in
            var count: gsize = 0
            let start = g_bytes_get_data(bytes, &count)
            g_output_stream_write_all_async(output, start, count, 0, cancellable, callback, data)
        } finish: { result throws(GLibError) in
            _ = try GLibError.check { g_output_stream_write_all_finish(output, result, nil, $0) }
        }
    }

    /// Closes a stream in such a way that what was written isn't put in place. The last reference to it would do so.
    private func abandon(_ stream: FileOutputStream) async {
        let output = stream.gioOutputStreamPointer, cancellable = Cancellable()
        cancellable.cancel()
        // The error is that of the cancellation, or is less important than the one before.
        _ = try? await asyncOperation { _, callback, data in
            g_output_stream_close_async(output, 0, cancellable.cancellablePointer, callback, data)
        } finish: { result throws(GLibError) in
            _ = try GLibError.check { g_output_stream_close_finish(output, result, $0) }
        }
    }
}
