import Lasso
import LassoTestUtilities
import Testing

@MainActor
struct MemoryFilesTests {
    private let files = MemoryFiles(["/home/billie/Notes.txt": "One"])
    private let file = FileReference(path: "/home/billie/Notes.txt")

    @Test func readingWaitsUntilTheTestLetsItGoOn() async throws {
        files.readingWaits = true
        let reading = Task { try await files.read(file) }
        try await eventually { files.isReadingWaiting }
        files["/home/billie/Notes.txt"] = "Two"
        files.readingWaits = false
        #expect(try await reading.value.bytes == Array("Two".utf8))
        #expect(!files.isReadingWaiting)
    }

    @Test func writingThatIsCanceledWhileItWaitsWritesNothing() async throws {
        files.writingWaits = true
        let writing = Task { try await files.replace(file, with: Array("Two".utf8), version: nil) }
        try await eventually { files.isWritingWaiting }
        writing.cancel()
        await #expect(throws: DocumentFileError.failed("Writing was canceled.")) { try await writing.value }
        #expect(files["/home/billie/Notes.txt"] == "One" && !files.isWritingWaiting)
        // Reading doesn't wait.
        #expect(try await files.read(file).bytes == Array("One".utf8))
    }

    @Test func readingInATaskThatIsCanceledAlreadyDoesNotWait() async throws {
        files.readingWaits = true
        let reading = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            return try await files.version(of: file)
        }
        await #expect(throws: DocumentFileError.failed("Reading was canceled.")) { try await reading.value }
    }
}
