extension GLibError {
    /// Whether a file of GIO doesn't exist.
    ///
    /// Source: `G_IO_ERROR_NOT_FOUND`.
    nonisolated package var isMissingFile: Bool { matches(IOErrorEnum.notFound) }

    /// Whether a file of GIO has another entity tag than the one that was to be replaced.
    ///
    /// Source: `G_IO_ERROR_WRONG_ETAG`.
    nonisolated package var isChangedFile: Bool { matches(IOErrorEnum.wrongEtag) }
}
