/// The replacement of a file on this computer by new contents. It may wait for the disk.
nonisolated struct FileReplacement {
    /// The path of the file, or of a link to it. It need not exist.
    let path: String
    /// The new contents.
    let bytes: [UInt8]
    /// The version of the contents that are replaced; `nil` for any contents.
    let version: String?
    /// Whether the file is to be for its owner only, also if others may read it now.
    let isPrivate: Bool
    /// The files that can only be overwritten.
    let overwritten: OverwrittenFiles

    /// Replaces the file.
    ///
    /// - Parameter isCanceled: A closure that returns whether the file isn't to be replaced anymore.
    /// - Returns: The version of the new contents.
    /// - Throws: ``DocumentFileError/changed`` if the file has another version. ``DocumentFileError/failed(_:)`` if it
    ///   is write-protected or can't be written, or is no longer to be replaced. The old contents stay whatever the
    ///   error is.
    func perform(unless isCanceled: () -> Bool) throws(DocumentFileError) -> String? {
        let target = SymbolicLinks.followed(from: path)
        let permissions: PreparedFile.Permissions = isPrivate ? .ofPrivateFile : .usual
        guard let prepared = try PreparedFile(replacing: target, with: bytes, permissions: permissions) else {
            return try overwritten.overwrite(
                target,
                with: bytes,
                isPrivate: isPrivate,
                requiring: { () throws(DocumentFileError) in try requireVersion(of: target) },
                unless: isCanceled
            )
        }
        do throws(DocumentFileError) {
            // The version of the file that is about to have this name.
            let new = try Self.version(of: prepared.path)
            try requireVersion(of: target)
            // The disk may have taken so long that newer contents are there by now.
            if isCanceled() { throw .canceled }
            try prepared.commit()
            return new
        } catch {
            prepared.discard()
            throw error
        }
    }

    /// Throws ``DocumentFileError/changed`` if a file that exists has another version than the known one.
    private func requireVersion(of target: String) throws(DocumentFileError) {
        guard let version else { return }
        do throws(DocumentFileError) {
            guard try Self.version(of: target) == version else { throw .changed }
        } catch .missing {
            // There is nothing that could be lost.
        }
    }

    /// Returns the version of the file at a path; `nil` if the file system has no entity tags.
    static func version(of path: String) throws(DocumentFileError) -> String? {
        do throws(GLibError) {
            return try Files.entityTag(of: path)
        } catch {
            throw DocumentFileError(error)
        }
    }
}
