import LassoGtk

/// Access to drafts. There are no other files.
final class DraftsOnly: DocumentFiles {
    let drafts: any DocumentDrafts

    init(_ drafts: any DocumentDrafts) { self.drafts = drafts }

    func read(_ file: FileReference) async throws(DocumentFileError) -> DocumentFileContents { throw .missing }

    func replace(
        _ file: FileReference,
        with bytes: [UInt8],
        version: String?
    ) async throws(DocumentFileError) -> String? {
        throw .failed("There are drafts only.")
    }

    func version(of file: FileReference) async throws(DocumentFileError) -> String? { throw .missing }

    func observeChanges(of file: FileReference, _ observer: @escaping @MainActor () -> Void) -> Observation {
        .stopping {}
    }

    func shownPlace(of file: FileReference) async -> (name: String, folder: String?) { (file.name, nil) }

    var recentFiles: [FileReference] { [] }

    func addRecentFile(_ file: FileReference) {}

    func removeRecentFile(_ file: FileReference) {}

    func observeRecentFiles(_ observer: @escaping @MainActor () -> Void) -> Observation { .stopping {} }
}
