/// Access to the files of documents, on this computer or elsewhere.
///
/// LassoGtk has `DesktopFiles`, and LassoTestUtilities `MemoryFiles`.
@MainActor
public protocol DocumentFiles: AnyObject {
    /// Reads a file.
    ///
    /// - Parameter file: The file.
    /// - Returns: The contents and their version.
    /// - Throws: ``DocumentFileError`` if the file can't be read.
    func read(_ file: FileReference) async throws(DocumentFileError) -> DocumentFileContents

    /// Replaces the contents of a file as a whole, or creates it. If the task is canceled before the new contents are
    /// in place, the old ones stay.
    ///
    /// - Parameters:
    ///   - file: The file.
    ///   - bytes: The new contents.
    ///   - version: The version of the contents that are replaced; `nil` for any contents.
    /// - Returns: The version of the new contents.
    /// - Throws: ``DocumentFileError/changed`` if the file has another version. The old contents stay whatever the
    ///   error is.
    func replace(
        _ file: FileReference,
        with bytes: [UInt8],
        version: String?
    ) async throws(DocumentFileError) -> String?

    /// Returns the version of a file, which is another one after each change of its contents.
    ///
    /// - Parameter file: The file.
    /// - Returns: The version; `nil` if the place of the file has no versions.
    /// - Throws: ``DocumentFileError`` if the file can't be read.
    func version(of file: FileReference) async throws(DocumentFileError) -> String?

    /// Observes changes of a file.
    ///
    /// - Parameters:
    ///   - file: The file.
    ///   - observer: A closure called after the file may have changed, whichever program has changed it.
    /// - Returns: The observation, which can be canceled.
    func observeChanges(of file: FileReference, _ observer: @escaping @MainActor () -> Void) -> Observation

    /// The drafts of the documents.
    var drafts: any DocumentDrafts { get }

    /// Returns the name of a file, and the name of its folder, as the user knows them.
    ///
    /// - Parameter file: The file.
    /// - Returns: The names. The folder is `nil` if the user doesn't know it, for example because the application is in
    ///   a sandbox.
    func shownPlace(of file: FileReference) async -> (name: String, folder: String?)

    /// The files that the user has opened or saved with this application, the newest first.
    var recentFiles: [FileReference] { get }

    /// Adds a file to the front of ``recentFiles``.
    ///
    /// - Parameter file: The file.
    func addRecentFile(_ file: FileReference)

    /// Removes a file that doesn't exist anymore from ``recentFiles``.
    ///
    /// - Parameter file: The file.
    func removeRecentFile(_ file: FileReference)

    /// Observes ``recentFiles``.
    ///
    /// - Parameter observer: A closure called after each change.
    /// - Returns: The observation, which can be canceled.
    func observeRecentFiles(_ observer: @escaping @MainActor () -> Void) -> Observation
}
