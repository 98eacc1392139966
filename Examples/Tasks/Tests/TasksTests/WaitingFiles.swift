import LassoGtk
import LassoTestUtilities

/// Files whose reading ends only when it is canceled.
final class WaitingFiles: DocumentFiles {
    private let files = MemoryFiles()

    func read(_ file: FileReference) async throws(DocumentFileError) -> DocumentFileContents {
        do {
            while true { try await Task.sleep(for: .seconds(3_600)) }
        } catch {
            throw .failed("Reading was canceled.")
        }
    }

    func replace(
        _ file: FileReference,
        with bytes: [UInt8],
        version: String?
    ) async throws(DocumentFileError) -> String? {
        try await files.replace(file, with: bytes, version: version)
    }

    func version(of file: FileReference) async throws(DocumentFileError) -> String? {
        try await files.version(of: file)
    }

    func observeChanges(of file: FileReference, _ observer: @escaping @MainActor () -> Void) -> Observation {
        files.observeChanges(of: file, observer)
    }

    var drafts: any DocumentDrafts { files.drafts }

    func shownPlace(of file: FileReference) async -> (name: String, folder: String?) {
        await files.shownPlace(of: file)
    }

    var recentFiles: [FileReference] { files.recentFiles }

    func addRecentFile(_ file: FileReference) { files.addRecentFile(file) }

    func removeRecentFile(_ file: FileReference) { files.removeRecentFile(file) }

    func observeRecentFiles(_ observer: @escaping @MainActor () -> Void) -> Observation {
        files.observeRecentFiles(observer)
    }
}
