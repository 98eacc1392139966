import CGtk

extension GLibError {
    /// Whether a file of GIO doesn't exist.
    ///
    /// Source: `G_IO_ERROR_NOT_FOUND`.
    nonisolated package var isMissingFile: Bool { isFileError(G_IO_ERROR_NOT_FOUND) }

    /// Whether a file of GIO has another entity tag than the one that was to be replaced.
    ///
    /// Source: `G_IO_ERROR_WRONG_ETAG`.
    nonisolated package var isChangedFile: Bool { isFileError(G_IO_ERROR_WRONG_ETAG) }

    nonisolated private func isFileError(_ error: GIOErrorEnum) -> Bool {
        domain == String(cString: g_quark_to_string(g_io_error_quark())) && code == Int32(bitPattern: error.rawValue)
    }
}
