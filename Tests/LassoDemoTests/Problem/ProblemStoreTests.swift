import Foundation
import LassoGtk
import LassoGtkTestUtilities
import LassoTestUtilities
import Testing

@testable import LassoDemo

struct ProblemStoreTests {
    @Test func onlyTheUserCanReadASavedReport() async throws {
        let path = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString).path
        defer { unlink(path) }
        try Files.replace(path, with: Array("old".utf8), mode: 0o600)
        chmod(path, 0o644)
        // What is on the computer of whoever runs the test stays as it is.
        let recentManager = RecentManager.forTesting(in: path + ".xbel")
        let files = ProblemStore.privateFiles(recentManager: recentManager, drafts: MemoryDrafts())
        let store = ProblemStore(with: ProblemModule.State(), contents: [], files: files)
        store.dispatchAction(.didChoose(FileReference(path: path)))
        try await eventually { store.state.savedName != nil }
        var status = stat()
        #expect(stat(path, &status) == 0 && status.st_mode & 0o777 == 0o600)
    }
}
