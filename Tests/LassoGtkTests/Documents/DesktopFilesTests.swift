import FlowCases
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

    @Test(arguments: ["device", "pipe", "folder"])
    func whatIsNoFileIsNotRead(kind: String) async throws {
        try await withFile { folder, _, files in
            // A device that has an end, so that it takes no memory if it is read.
            let path = kind == "device" ? "/dev/null" : folder.path + "/item"
            if kind == "pipe" { mkfifo(path, 0o600) }
            if kind == "folder" { mkdir(path, 0o700) }
            await #expect(throws: DocumentFileError.failed("The file is a \(kind), not a file.")) {
                try await GtkTesting.result { try await files.read(FileReference(path: path)) }
            }
        }
    }

    @Test func aFileThatIsBeingOverwrittenIsReadOnceItIsComplete() async throws {
        try await withFile { _, path, files in
            let writer = open(path, O_RDWR | O_CLOEXEC)
            defer { close(writer) }
            try #require(flock(writer, LOCK_EX) == 0 && pwrite(writer, "half of ", 8, 0) == 8)
            let reading = Task { try await GtkTesting.result { try await files.read(FileReference(path: path)).bytes } }
            try await onOwnThread {
                try unlockLater(writer) { try #require(pwrite(writer, "the text", 8, 8) == 8) }
            }
            let bytes = try await reading.value
            #expect(bytes == Array("half of the text".utf8))
        }
    }

    @Test func aFileIsReadUpToTheMaximumSize() async throws {
        try await withFile { folder, path, _ in
            let files = DesktopFiles.forTesting(in: folder, maximumSize: 100), file = FileReference(path: path)
            try Files.replace(path, with: Array(repeating: 1, count: 100), mode: 0o600)
            #expect(try await GtkTesting.result { try await files.read(file).bytes.count } == 100)
            try Files.replace(path, with: Array(repeating: 1, count: 101), mode: 0o600)
            await #expect(throws: DocumentFileError.failed("The file is larger than 100 bytes.")) {
                try await GtkTesting.result { try await files.read(file) }
            }
        }
    }

    @Test func aFileThatHasGrownIsNotReadToItsEnd() async throws {
        try await withFile { _, path, _ in
            try Files.replace(path, with: Array(repeating: 1, count: 1_000_000), mode: 0o600)
            let count = try await GtkTesting.result {
                try await AnyFile(path: path).loadContents(upTo: 100).contents.count
            }
            #expect(count > 100 && count < 500_000)
        }
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

    @Test func aFileThatGIOCanNotWriteCompletelyKeepsItsContents() async {
        // In a process of its own, in which no file can grow beyond a thousand bytes, as if the disk were full.
        await #expect(processExitsWith: .success) { @MainActor in
            let folder = try TestFolder()
            let path = folder.path + "/Notes.txt"
            try Files.replace(path, with: Array("old".utf8), mode: 0o600)
            var limit = rlimit(rlim_cur: 1_000, rlim_max: 1_000)
            signal(SIGXFSZ, SIG_IGN)
            try #require(setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit) == 0)
            let new = [UInt8](repeating: 1, count: 100_000)
            await #expect(throws: GLibError.self) {
                try await GtkTesting.result { try await AnyFile(path: path).replaceContents(new, etag: nil) }
            }
            try #require(try Files.read(path) == Array("old".utf8))
            try #require(folder.names == ["Notes.txt"])
            folder.remove()
        }
    }

    @Test func aFileKeepsItsContentsIfItsReplacementByGIOIsCanceledWhileItIsOpened() async throws {
        try await withFile { folder, path, _ in
            let replacement = Task { try await AnyFile(path: path).replaceContents(Array("new".utf8), etag: nil) }
            // GIO has opened the new file then, but the main loop hasn't said so yet.
            while folder.names.count == 1 { await Task.yield() }
            replacement.cancel()
            await #expect(throws: CancellationError.self) {
                try await GtkTesting.result { try await replacement.value }
            }
            let contents = try Files.read(path)
            #expect(contents == Array("old".utf8))
            #expect(folder.names == ["Notes.txt"])
        }
    }

    @Test func aPrivateFileIsForTheUserOnly() async {
        // In a process of its own, whose mask is its own, too.
        await #expect(processExitsWith: .success) { @MainActor in
            umask(0o022)
            let folder = try TestFolder()
            let files = DesktopFiles.forTesting(in: folder, writesPrivateFiles: true)
            let paths = ["new.txt", "replaced.txt", "overwritten.txt"].map { folder.path + "/" + $0 }
            for path in paths.dropFirst() {
                try Files.replace(path, with: Array("old".utf8), mode: 0o600)
                chmod(path, 0o644)
            }
            // A file with several names can only be overwritten.
            try #require(link(paths[2], folder.path + "/same.txt") == 0)
            for path in paths {
                _ = try await files.replace(FileReference(path: path), with: Array("new".utf8), version: nil)
                try #require(try Files.read(path) == Array("new".utf8))
                try #require(TestFolder.permissions(of: path) == 0o600, "\(path)")
            }
            folder.remove()
        }
    }
}
