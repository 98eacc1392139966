import Glibc

/// The files of documents on this computer and everywhere else that GIO knows, and the desktop's list of recent files.
///
/// ```swift
/// let document = Document(of: store, \.text, as: .text, in: DesktopFiles())
/// ```
///
/// A file is replaced atomically where the file system can. The version of a file is its entity tag.
///
/// A file that comes through the document portal, because the application is in a sandbox, is shown with its place on
/// the host, or by its name alone, and never with the portal's path.
///
/// ### When the session ends
///
/// While there are documents with changes that aren't saved, the end of the session is inhibited, and the user is asked
/// about them. Set ``/Gtk/Application/registerSession`` before the application runs.
///
/// Source: `GFile`, `GtkRecentManager`, `gtk_application_inhibit`.
public final class DesktopFiles: DocumentFiles {
    private let recentManager: RecentManager
    private let places: ShownPlaces

    /// Creates the access to files.
    ///
    /// - Parameter recentManager: The list of recent files; by default, that of the desktop.
    /// - Precondition: There is a display.
    public convenience init(recentManager: RecentManager = .default) {
        self.init(recentManager: recentManager, places: ShownPlaces())
    }

    init(recentManager: RecentManager, places: ShownPlaces) {
        (self.recentManager, self.places) = (recentManager, places)
        AskingAtEnd.prepare()
    }

    // MARK: Contents

    /// Reads a file.
    ///
    /// Source: `g_file_load_contents_async`.
    public func read(_ file: FileReference) async throws(DocumentFileError) -> DocumentFileContents {
        try await reporting {
            let (contents, version) = try await file.file.loadContents()
            return DocumentFileContents(contents, version: version)
        }
    }

    /// Replaces the contents of a file.
    ///
    /// Source: `g_file_replace_contents_bytes_async`.
    public func replace(
        _ file: FileReference,
        with bytes: [UInt8],
        version: String?
    ) async throws(DocumentFileError) -> String? {
        try await reporting { try await file.file.replaceContents(bytes, etag: version) }
    }

    /// Returns the version of a file.
    ///
    /// Source: `G_FILE_ATTRIBUTE_ETAG_VALUE`.
    public func version(of file: FileReference) async throws(DocumentFileError) -> String? {
        try await reporting {
            try await file.file.queryInfo("etag::value").attributeString(for: "etag::value")
        }
    }

    /// Observes changes of a file.
    ///
    /// Source: `g_file_monitor_file`.
    public func observeChanges(
        of file: FileReference,
        _ observer: @escaping @MainActor () -> Void
    ) -> Observation {
        do throws(GLibError) {
            let monitor = try file.file.monitorFile()
            monitor.onChanged { _, _, event in
                // A file that is being written is looked at once it is complete.
                if event != .changed, event != .created { observer() }
            }
            return .stopping { monitor.cancel() }
        } catch {
            // Saving still compares the versions.
            StandardError.report("Changes of “\(file.name)” by other programs are noticed late: \(error.message)")
            return .stopping {}
        }
    }

    private func reporting<Success: Sendable>(
        _ work: () async throws -> Success
    ) async throws(DocumentFileError) -> Success {
        do {
            return try await work()
        } catch {
            guard let error = error as? GLibError else { throw .failed("\(error)") }
            if error.isMissingFile { throw .missing }
            if error.isChangedFile { throw .changed }
            throw .failed(error.message)
        }
    }

    // MARK: Names

    /// Returns the name of a file and its folder on the host.
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
    /// Source: `gtk_recent_manager_add_item`.
    public func addRecentFile(_ file: FileReference) { recentManager.addItem(file.uri) }

    /// Removes a file from the desktop's list.
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
    /// Source: `GtkRecentManager::changed`.
    public func observeRecentFiles(_ observer: @escaping @MainActor () -> Void) -> Observation {
        let connection = recentManager.onChanged { observer() }
        return .stopping { connection.disconnect() }
    }
}
