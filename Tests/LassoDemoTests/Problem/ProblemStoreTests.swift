import Foundation
import LassoGtk
import LassoTestUtilities
import Testing

@testable import LassoDemo

struct ProblemStoreTests {
    @Test func onlyTheUserCanReadASavedReport() async throws {
        let path = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString).path
        defer { unlink(path) }
        try Files.replace(path, with: Array("old".utf8), mode: 0o600)
        chmod(path, 0o644)
        let store = ProblemStore(with: ProblemModule.State())
        store.dispatchAction(.didChoose(FileReference(path: path)))
        try await eventually { store.state.savedName != nil }
        var status = stat()
        #expect(stat(path, &status) == 0 && status.st_mode & 0o777 == 0o600)
    }
}
