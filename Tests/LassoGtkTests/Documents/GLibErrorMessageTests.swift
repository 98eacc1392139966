import Glibc
import Testing

@testable import LassoGtk

/// Tests of what the user is told about errors of the operating system.
nonisolated struct GLibErrorMessageTests {
    @Test(arguments: [
        FileAttempt.opening("/a"), .locking("/a"), .reading("/a"), .writing("/a"), .removing("/a"),
        .changingPermissions("/a"), .creatingFolder("/a"), .renaming("/a", to: "/b"),
    ])
    func theMessageIsASentenceWithThePathAndTheReason(attempt: FileAttempt) {
        let error = GLibError(systemError: ENOSPC, while: attempt), reason = String(cString: strerror(ENOSPC))
        #expect(error.message.hasPrefix("Failed to ") && error.message.hasSuffix(reason))
        #expect(error.userMessage.contains("“/a”") && error.userMessage.hasSuffix(": \(reason)."))
        #expect(!error.userMessage.contains("Failed to") && error.isSystemError(ENOSPC))
    }

    @Test func aMessageOfGLibStaysAsItIs() throws {
        let error = try #require(throws: GLibError.self) { try Files.names(in: "/missing") }
        #expect(error.userMessage == error.message)
    }

    @Test func whatTheUserIsToldIsTranslated() async {
        // In a process of its own, because the pseudo-locale is that of all tests.
        await #expect(processExitsWith: .success) {
            setenv("LASSO_PSEUDOLOCALE", "1", 1)
            let folder = try TestFolder(), path = folder.path + "/file/Notes.txt"
            try Files.replace(folder.path + "/file", with: [], mode: 0o600)
            let overwritten = OverwrittenFiles(folder: folder.path)
            let messages = [
                #expect(throws: DocumentFileError.self) { try PreparedFile(replacing: path, with: []) }?.description,
                #expect(throws: DocumentFileError.self) { try overwritten.overwrite(path, with: []) }?.description,
                #expect(throws: StorageError.self) { try FileStorage(path).lock() }?.description,
                #expect(throws: StorageError.self) { try FileStorage(path).moveAside() }?.description,
            ]
            for message in messages {
                let text = try #require(message)
                try #require(text.contains(folder.path) && text.hasPrefix("⟦") && text.hasSuffix("⟧"))
            }
            folder.remove()
        }
    }
}
