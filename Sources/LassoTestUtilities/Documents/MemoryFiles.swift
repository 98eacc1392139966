import Lasso

/// Files in memory, for tests of documents. They fail, and take time, when the test says so.
///
/// ```swift
/// let files = MemoryFiles(["/home/billie/Notes.txt": "Buy milk"])
/// files.writingFails = .failed("The disk is full.")
/// files["/home/billie/Notes.txt"] = "Changed by another program"
/// ```
///
/// A test of what the user sees while a file is read sets ``readingWaits``, and lets reading go on afterward.
public final class MemoryFiles: DocumentFiles {
    private struct Entry {
        var bytes: [UInt8]
        var version: Int
    }

    private var entries: [FileReference: Entry] = [:]
    private var versionCount = 0
    private let fileObservers = EventObservers<FileReference>()
    private let recentObservers = EventObservers<Void>()

    /// The error that reading throws, or `nil` if it succeeds.
    public var readingFails: DocumentFileError?
    /// The places of the contents before, of files whose writer has ended before they were complete.
    public var versionsBefore: [FileReference: String] = [:]
    /// The error that writing throws, or `nil` if it succeeds.
    public var writingFails: DocumentFileError?
    /// Whether reading waits until this is `false` again. If its task is canceled meanwhile, reading fails.
    public var readingWaits: Bool {
        get { reading.isClosed }
        set { reading.isClosed = newValue }
    }

    /// Whether writing waits until this is `false` again. If its task is canceled meanwhile, nothing is written, and
    /// writing fails.
    public var writingWaits: Bool {
        get { writing.isClosed }
        set { writing.isClosed = newValue }
    }

    /// Whether something waits because of ``readingWaits``.
    public var isReadingWaiting: Bool { reading.isInUse }
    /// Whether something waits because of ``writingWaits``.
    public var isWritingWaiting: Bool { writing.isInUse }

    private let reading = Gate()
    private let writing = Gate()

    /// The names that the user knows files by, if they aren't those of their paths.
    public var shownPlaces: [FileReference: (name: String, folder: String?)] = [:]
    /// The files that were opened or saved, the newest first.
    public private(set) var recentFiles: [FileReference] = []

    /// The drafts of the documents.
    public var drafts: any DocumentDrafts

    /// Creates files.
    ///
    /// - Parameters:
    ///   - texts: The texts of the files, by their paths.
    ///   - drafts: The drafts of the documents.
    public init(_ texts: [String: String] = [:], drafts: any DocumentDrafts = MemoryDrafts()) {
        self.drafts = drafts
        for (path, text) in texts { self[path] = text }
    }

    /// The text of a file, or `nil` if there is no such file. Setting it is a change by another program.
    ///
    /// - Parameter path: The path of the file.
    public subscript(path: String) -> String? {
        get { entries[FileReference(path: path)].map { String(decoding: $0.bytes, as: UTF8.self) } }
        set { set(newValue.map { Array($0.utf8) }, of: FileReference(path: path)) }
    }

    private func set(_ bytes: [UInt8]?, of file: FileReference) {
        versionCount += 1
        entries[file] = bytes.map { Entry(bytes: $0, version: versionCount) }
        fileObservers.notify(file)
    }

    /// Reads a file.
    public func read(_ file: FileReference) async throws(DocumentFileError) -> DocumentFileContents {
        guard await reading.pass() else { throw .failed("Reading was canceled.") }
        if let readingFails { throw readingFails }
        guard let entry = entries[file] else { throw .missing }
        let versionBefore = versionsBefore.removeValue(forKey: file)
        return DocumentFileContents(entry.bytes, version: "\(entry.version)", versionBefore: versionBefore)
    }

    /// Replaces the contents of a file.
    public func replace(
        _ file: FileReference,
        with bytes: [UInt8],
        version: String?
    ) async throws(DocumentFileError) -> String? {
        guard await writing.pass() else { throw .failed("Writing was canceled.") }
        if let writingFails { throw writingFails }
        if let version, let entry = entries[file], "\(entry.version)" != version { throw .changed }
        set(bytes, of: file)
        return "\(versionCount)"
    }

    /// Returns the version of a file.
    public func version(of file: FileReference) async throws(DocumentFileError) -> String? {
        guard await reading.pass() else { throw .failed("Reading was canceled.") }
        if let readingFails { throw readingFails }
        guard let entry = entries[file] else { throw .missing }
        return "\(entry.version)"
    }

    /// Observes changes of a file, whoever makes them.
    public func observeChanges(
        of file: FileReference,
        _ observer: @escaping @MainActor () -> Void
    ) -> Observation {
        fileObservers.add { if $0 == file { observer() } }
    }

    /// Returns the names in ``shownPlaces``, or else those in the path.
    public func shownPlace(of file: FileReference) async -> (name: String, folder: String?) {
        let folder = file.path?.split(separator: "/").dropLast().last.map(String.init)
        return shownPlaces[file] ?? (file.name, folder)
    }

    /// Adds a file to the front of ``recentFiles``.
    public func addRecentFile(_ file: FileReference) { setRecentFiles([file] + recentFiles.filter { $0 != file }) }

    /// Removes a file from ``recentFiles``.
    public func removeRecentFile(_ file: FileReference) { setRecentFiles(recentFiles.filter { $0 != file }) }

    private func setRecentFiles(_ files: [FileReference]) {
        guard files != recentFiles else { return }
        recentFiles = files
        recentObservers.notify()
    }

    /// Observes ``recentFiles``.
    public func observeRecentFiles(_ observer: @escaping @MainActor () -> Void) -> Observation {
        recentObservers.add { observer() }
    }
}
