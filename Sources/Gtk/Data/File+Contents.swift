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

    /// Replaces the contents of the file, or creates it.
    ///
    /// - Parameters:
    ///   - contents: The new contents.
    ///   - etag: The entity tag of the contents that are replaced; `nil` for any contents.
    /// - Returns: The new entity tag, if the file system has one.
    /// - Throws: ``GLibError`` if the file can't be replaced, or has another entity tag; `CancellationError` if the
    ///   task is canceled.
    ///
    /// Source: `g_file_replace_contents_bytes_async`.
    package func replaceContents(_ contents: [UInt8], etag: String?) async throws -> String? {
        let file = OpaquePointer(instance.pointer)
        return try await asyncOperation { cancellable, callback, data in
            let bytes = g_bytes_new(contents, gsize(contents.count))
            let flags = G_FILE_CREATE_NONE
            g_file_replace_contents_bytes_async(file, bytes, cText(ifAny: etag), 0, flags, cancellable, callback, data)
            g_bytes_unref(bytes)
        } finish: { result throws(GLibError) -> String? in
            var newTag: UnsafeMutablePointer<CChar>?
            _ = try GLibError.check { g_file_replace_contents_finish(file, result, &newTag, $0) }
            return String.optional(taking: newTag)
        }
    }
}
