import CGtk

extension File {
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
