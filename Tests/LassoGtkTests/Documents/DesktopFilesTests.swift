import Glibc
import LassoGtkTestUtilities
import Testing

@testable import LassoGtk

/// Tests of the files of documents, without a document.
@Suite(.display)
struct DesktopFilesTests {
    /// Calls a closure with access to files, and the path of one.
    private func withFile(_ test: (_ folder: TestFolder, _ path: String, DesktopFiles) async throws -> Void)
        async throws
    {
        let folder = try TestFolder()
        defer { folder.remove() }
        let path = folder.path + "/Notes.txt"
        try Files.replace(path, with: Array("old".utf8), mode: 0o600)
        try await test(folder, path, DesktopFiles.forTesting(in: folder))
    }

    @Test(arguments: ["replaced", "overwritten"])
    func aFileThatWasGivenUpIsNotWritten(way: String) async throws {
        try await withFile { folder, path, files in
            // A file with several names can only be overwritten.
            if way == "overwritten" { try #require(link(path, folder.path + "/Same.txt") == 0) }
            let file = FileReference(path: path)
            let replacement = Task { try await files.replace(file, with: Array("new".utf8), version: nil) }
            // Before it has begun.
            replacement.cancel()
            await #expect(throws: DocumentFileError.canceled) { try await replacement.value }
            #expect(try Files.read(path) == Array("old".utf8))
            #expect(!folder.names.contains { $0.hasPrefix(".lasso-") })
            #expect(TestFolder.names(in: folder.path + "/overwritten") == [])
        }
    }
}
