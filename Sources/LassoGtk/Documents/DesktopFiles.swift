import Glibc

/// The files of documents on this computer and everywhere else that GIO knows, and the desktop's list of recent files.
///
/// ```swift
/// let document = Document(of: store, \.text, as: .text, in: DesktopFiles())
/// ```
///
/// Only files are read, up to a maximum size, and no devices or pipes.
///
/// A file is replaced atomically where that is possible; if it is a link to another file, that file is. Otherwise, for
/// example because no file can be created in its folder, it is overwritten. A copy of the old version is kept in the
/// application's state folder until the new one is on the disk. A file that isn't on this computer is replaced by GIO,
/// which keeps the old version if the new one can't be written completely, unless the place of the file can only write
/// into the file itself. The version of a file is its entity tag.
///
/// A file that comes through the document portal, because the application is in a sandbox, is shown with its place on
/// the host, or by its name alone, and never with the portal's path.
///
/// ### When the session ends
///
/// While there are documents with changes that aren't saved, the end of the session is inhibited, and the user is asked
/// about them. An application that isn't a ``ShellApplication`` sets ``/Gtk/Application/registerSession`` before it
/// runs.
///
/// Source: `GFile`, `GtkRecentManager`, `gtk_application_inhibit`.
public final class DesktopFiles: DocumentFiles {
    /// The drafts of the documents.
    public let drafts: any DocumentDrafts

    /// The maximum size of a file that is read, in bytes.
    public let maximumSize: Int

    /// Whether the files that are written are for the user only, also those that others could read before. Otherwise, a
    /// file that is replaced keeps its permissions, and a new one has those that the system gives it.
    public let writesPrivateFiles: Bool

    private let recentManager: RecentManager
    private let places: ShownPlaces
    private let givenOverwritten: OverwrittenFiles?

    /// Creates the access to files.
    ///
    /// - Parameters:
    ///   - recentManager: The list of recent files; by default, that of the desktop.
    ///   - drafts: The drafts of the documents; by default, those in the folder of the application that runs.
    ///   - maximumSize: The maximum size of a file that is read, in bytes.
    ///   - writesPrivateFiles: Whether the files that are written are for the user only, as far as their places have
    ///     permissions.
    /// - Precondition: There is a display.
    public convenience init(
        recentManager: RecentManager = .default,
        drafts: any DocumentDrafts = DraftFolder(),
        maximumSize: Int = 1 << 30,
        writesPrivateFiles: Bool = false
    ) {
        self.init(
            recentManager: recentManager,
            drafts: drafts,
            maximumSize: maximumSize,
            writesPrivateFiles: writesPrivateFiles,
            places: ShownPlaces()
        )
    }

    init(
        recentManager: RecentManager,
        drafts: any DocumentDrafts,
        maximumSize: Int,
        writesPrivateFiles: Bool,
        places: ShownPlaces,
        overwritten: OverwrittenFiles? = nil
    ) {
        (self.recentManager, self.drafts, self.maximumSize) = (recentManager, drafts, maximumSize)
        (self.writesPrivateFiles, self.places, givenOverwritten) = (writesPrivateFiles, places, overwritten)
        AskingAtEnd.prepare()
    }

    // MARK: Contents

    /// Reads a file.
    ///
    /// - Parameter file: The file.
    /// - Returns: The contents and their version.
    /// - Throws: ``/Lasso/DocumentFileError`` if the file can't be read: it is a device or a pipe, for example, or
    ///   larger than ``maximumSize``.
    ///
    /// Source: `g_file_read_async`.
    public func read(_ file: FileReference) async throws(DocumentFileError) -> DocumentFileContents {
        try await reporting {
            let info = try await file.file.queryInfo("standard::type,standard::size,unix::mode")
            let size = Int(clamping: info.attributeUint64(for: "standard::size"))
            try FileStatus.Kind(info).requireFile(ofSize: size, atMost: maximumSize)
            let (versionBefore, lock) = try await prepareReading(file)
            defer { lock?.release() }
            let (bytes, version) = try await file.file.loadContents(upTo: maximumSize)
            // It may be growing, and not every place of files knows their sizes.
            try FileStatus.Kind.file.requireFile(ofSize: bytes.count, atMost: maximumSize)
            return DocumentFileContents(bytes, version: version, versionBefore: versionBefore)
        }
    }

    /// Waits for a program that overwrites a file, and keeps the copy of one that ended before it was complete.
    ///
    /// - Returns: The path of the copy, and a lock that keeps others from overwriting the file.
    private func prepareReading(_ file: FileReference) async throws(GLibError) -> (copy: String?, lock: FileLock?) {
        guard let path = file.path else { return (nil, nil) }
        let files = overwritten
        return try await BlockingWork.perform {
            Result { () throws(GLibError) -> (copy: String?, lock: FileLock?) in
                let target = SymbolicLinks.followed(from: path), lock = try FileLock(reading: target)
                do throws(GLibError) {
                    return (try files.keepVersionBefore(of: target), lock)
                } catch {
                    lock?.release()
                    throw error
                }
            }
        }
        .get()
    }

    private var overwritten: OverwrittenFiles {
        givenOverwritten ?? OverwrittenFiles(folder: GioApplication.stateFolder + "/overwritten")
    }

    /// Replaces the contents of a file, or creates it. If the task is canceled before the new contents are in place,
    /// the old ones stay.
    ///
    /// - Parameters:
    ///   - file: The file.
    ///   - bytes: The new contents.
    ///   - version: The version of the contents that are replaced; `nil` for any contents.
    /// - Returns: The version of the new contents.
    /// - Throws: ``/Lasso/DocumentFileError/changed`` if the file has another version.
    ///   ``/Lasso/DocumentFileError/failed(_:)`` if it is write-protected or can't be written. The old contents stay
    ///   whatever the error is, for a file that isn't on this computer as far as its place can keep them.
    ///
    /// Source: `rename`(2), or `g_file_replace_async` for a file that isn't on this computer.
    public func replace(
        _ file: FileReference,
        with bytes: [UInt8],
        version: String?
    ) async throws(DocumentFileError) -> String? {
        guard let path = file.path else {
            // An existing file would keep its permissions.
            let flags: FileCreateFlags = writesPrivateFiles ? [.private, .replaceDestination] : []
            return try await reporting { try await file.file.replaceContents(bytes, etag: version, flags: flags) }
        }
        let replacement = FileReplacement(
            path: path,
            bytes: bytes,
            version: version,
            isPrivate: writesPrivateFiles,
            overwritten: overwritten
        )
        return try await BlockingWork.performCancelable { isCanceled in
            Result { () throws(DocumentFileError) in try replacement.perform(unless: isCanceled) }
        }
        .get()
    }

    /// Returns the version of a file.
    ///
    /// - Parameter file: The file.
    /// - Returns: The version; `nil` if the file system has no entity tags.
    /// - Throws: ``/Lasso/DocumentFileError`` if the file can't be read.
    ///
    /// Source: `G_FILE_ATTRIBUTE_ETAG_VALUE`.
    public func version(of file: FileReference) async throws(DocumentFileError) -> String? {
        try await reporting {
            try await file.file.queryInfo("etag::value").attributeString(for: "etag::value")
        }
    }

    /// Observes changes of a file and, if it is a link, of the file that it is a link to, also after another program
    /// has pointed the link elsewhere.
    ///
    /// - Parameters:
    ///   - file: The file.
    ///   - observer: A closure called after the file may have changed, whichever program has changed it.
    /// - Returns: The observation, which can be canceled.
    ///
    /// Source: `g_file_monitor_file`.
    public func observeChanges(
        of file: FileReference,
        _ observer: @escaping @MainActor () -> Void
    ) -> Observation {
        // If that fails, saving still compares the versions.
        guard let path = file.path else { return file.file.observeChanges(reportedAs: file.name, observer) }
        return FollowedLink.observeChanges(of: path, reportedAs: file.name, observer)
    }

    private func reporting<Success: Sendable>(
        _ work: () async throws -> Success
    ) async throws(DocumentFileError) -> Success {
        do {
            return try await work()
        } catch {
            throw DocumentFileError(error)
        }
    }

    // MARK: Names

    /// Returns the name of a file and its folder on the host.
    ///
    /// - Parameter file: The file.
    /// - Returns: The names. The folder is `nil` if the document portal doesn't report it.
    public func shownPlace(of file: FileReference) async -> (name: String, folder: String?) {
        await places.place(of: file)
    }

    // MARK: Recent files

    /// The files that this application has opened or saved, the newest first.
    ///
    /// Source: `gtk_recent_manager_get_items`.
    public var recentFiles: [FileReference] {
        recentManager.items
            .compactMap { item in item.lastUseByThisApplication.map { (item.uri, $0) } }
            .sorted { $0.1 > $1.1 }
            .map { FileReference(uri: $0.0) }
    }

    /// Adds a file to the desktop's list.
    ///
    /// - Parameter file: The file.
    ///
    /// Source: `gtk_recent_manager_add_item`.
    public func addRecentFile(_ file: FileReference) { recentManager.addItem(file.uri) }

    /// Removes a file from the desktop's list.
    ///
    /// - Parameter file: The file.
    ///
    /// Source: `gtk_recent_manager_remove_item`.
    public func removeRecentFile(_ file: FileReference) {
        guard recentManager.hasItem(file.uri) else { return }
        do throws(GLibError) {
            try recentManager.removeItem(file.uri)
        } catch {
            StandardError.report("“\(file.name)” is still in the list of recent files: \(error.message)")
        }
    }

    /// Observes the desktop's list.
    ///
    /// - Parameter observer: A closure called after each change.
    /// - Returns: The observation, which can be canceled.
    ///
    /// Source: `GtkRecentManager::changed`.
    public func observeRecentFiles(_ observer: @escaping @MainActor () -> Void) -> Observation {
        let connection = recentManager.onChanged { observer() }
        return .stopping { connection.disconnect() }
    }
}
