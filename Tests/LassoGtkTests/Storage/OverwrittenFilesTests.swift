import FlowCases
import Glibc
import Testing

@testable import LassoGtk

/// Tests of files that can't be replaced atomically.
nonisolated struct OverwrittenFilesTests {
    private func contents(_ path: String) throws -> String? {
        try Files.read(path).map { String(decoding: $0, as: UTF8.self) }
    }

    /// Calls a closure with a file and the access to it.
    private func withFile(_ test: (_ folder: TestFolder, _ path: String, OverwrittenFiles) throws -> Void) throws {
        let folder = try TestFolder()
        defer { folder.remove() }
        let path = folder.path + "/Notes.txt"
        try Files.replace(path, with: Array("old".utf8), mode: 0o600)
        try test(folder, path, OverwrittenFiles(folder: folder.path + "/copies"))
    }

    @Test func aFileWithSeveralNamesKeepsThem() throws {
        try withFile { folder, path, files in
            try #require(link(path, folder.path + "/Same.txt") == 0)
            #expect(try PreparedFile(replacing: path, with: [1]) == nil)
            for text in ["a longer version", "new"] {
                try files.overwrite(path, with: Array(text.utf8))
                #expect(try contents(folder.path + "/Same.txt") == text)
            }
            #expect(TestFolder.names(in: folder.path + "/copies") == [])
            // Trying to replace the file leaves nothing behind.
            #expect(folder.names == ["Notes.txt", "Same.txt", "copies"])
        }
    }

    @Test func aProgramThatReadsTheFileIsWaitedFor() async throws {
        let folder = try TestFolder()
        defer { folder.remove() }
        let path = folder.path + "/Notes.txt"
        try Files.replace(path, with: Array("old".utf8), mode: 0o600)
        let reader = open(path, O_RDONLY | O_CLOEXEC)
        defer { close(reader) }
        try #require(flock(reader, LOCK_SH) == 0)
        let writing = Task {
            try await onOwnThread {
                try OverwrittenFiles(folder: folder.path + "/copies").overwrite(path, with: Array("new".utf8))
            }
        }
        let read = try await onOwnThread {
            var text: String?
            try unlockLater(reader) { text = try contents(path) }
            return text
        }
        let version = try await writing.value
        #expect(read == "old")
        #expect(try contents(path) == "new")
        #expect(try version == Files.entityTag(of: path))
    }

    /// Replaces a file with a second name, `Same.txt`, like that of a document, while another program has it locked.
    ///
    /// - Parameters:
    ///   - hasVersion: Whether only the contents before are to be replaced.
    ///   - change: A closure that changes something before the file is unlocked.
    ///   - check: A closure called with the result.
    private func replaceLockedFile(
        onlyKnownVersion hasVersion: Bool,
        whileItChanges change: @escaping @Sendable (_ path: String, _ descriptor: CInt) throws -> Void,
        expecting check: (_ folder: TestFolder, _ result: Result<String?, any Error>) throws -> Void
    ) async throws {
        let folder = try TestFolder()
        defer { folder.remove() }
        let path = folder.path + "/Notes.txt"
        try Files.replace(path, with: Array("old".utf8), mode: 0o600)
        try #require(link(path, folder.path + "/Same.txt") == 0)
        let version = try hasVersion ? Files.entityTag(of: path) : nil
        let other = open(path, O_RDWR | O_CLOEXEC)
        defer { close(other) }
        try #require(flock(other, LOCK_EX) == 0)
        let replacing = Task {
            try await onOwnThread {
                let files = OverwrittenFiles(folder: folder.path + "/copies")
                return try FileReplacement(
                    path: path,
                    bytes: Array("new".utf8),
                    version: version,
                    isPrivate: false,
                    overwritten: files
                )
                .perform { false }
            }
        }
        try await onOwnThread { try unlockLater(other) { try change(path, other) } }
        try check(folder, await replacing.result)
        #expect(TestFolder.names(in: folder.path + "/copies") == [])
    }

    @Test func aFileThatChangesWhileItIsWaitedForIsNotOverwritten() async throws {
        try await replaceLockedFile(onlyKnownVersion: true) { _, descriptor in
            try #require(pwrite(descriptor, "theirs", 6, 0) == 6)
        } expecting: { folder, result in
            #expect(throws: DocumentFileError.changed) { try result.get() }
            let saved = try contents(folder.path + "/Notes.txt")
            #expect(saved == "theirs")
        }
    }

    @Test func theFileThatHasTheNameAfterTheWaitIsOverwritten() async throws {
        try await replaceLockedFile(onlyKnownVersion: false) { path, _ in
            try Files.replace(path + "-theirs", with: Array("theirs".utf8), mode: 0o600)
            try Files.rename(path + "-theirs", to: path)
        } expecting: { folder, result in
            _ = try result.get()
            let saved = try ["Notes.txt", "Same.txt"].map { try contents(folder.path + "/" + $0) }
            #expect(saved == ["new", "old"])
        }
    }

    @Test func aFailureHalfwayInAFolderThatCanNotBeWrittenChangesNothing() async {
        // In a process of its own, because of the limit.
        await #expect(processExitsWith: .success) {
            let folder = try TestFolder()
            let path = folder.path + "/sealed/Notes.txt"
            try Files.createFolder(folder.path + "/sealed", mode: 0o755)
            try Files.replace(path, with: Array("old".utf8), mode: 0o666)
            chmod(folder.path, 0o777)
            chmod(folder.path + "/sealed", 0o555)
            // The administrator can write everywhere.
            if geteuid() == 0 {
                try #require(chown(path, 65_534, 65_534) == 0 && setegid(65_534) == 0 && seteuid(65_534) == 0)
            }
            try #require(try PreparedFile(replacing: path, with: [1]) == nil)
            let files = OverwrittenFiles(folder: folder.path + "/copies")
            try limitFileSizes()
            let error = #expect(throws: DocumentFileError.self) {
                try files.overwrite(path, with: Array(repeating: 0, count: 100_000))
            }
            try #require(error?.description.contains(path) == true)
            try #require(try Files.read(path) == Array("old".utf8))
            try files.overwrite(path, with: Array("new".utf8))
            try #require(try Files.read(path) == Array("new".utf8))
            try #require(TestFolder.names(in: folder.path + "/copies") == [])
            if getuid() == 0 { try #require(seteuid(0) == 0 && setegid(0) == 0) }
            folder.remove()
        }
    }

    @Test func aFailureHalfwayLeavesAFileThatWasToBePrivateItsPermissions() async {
        // In a process of its own, because of the limit.
        await #expect(processExitsWith: .success) {
            let folder = try TestFolder()
            let path = folder.path + "/Notes.txt"
            try Files.replace(path, with: Array("old".utf8), mode: 0o600)
            chmod(path, 0o664)
            let files = OverwrittenFiles(folder: folder.path + "/copies")
            try limitFileSizes()
            let error = #expect(throws: DocumentFileError.self) {
                try files.overwrite(path, with: Array(repeating: 0, count: 100_000), isPrivate: true)
            }
            try #require(error?.description.contains(path) == true)
            try #require(try Files.read(path) == Array("old".utf8))
            try #require(TestFolder.permissions(of: path) == 0o664)
            folder.remove()
        }
    }

    @Test func aWriteProtectedFileIsNotReplaced() async {
        // In a process of its own, whose user isn't the administrator, who can write everywhere.
        await #expect(processExitsWith: .success) {
            let folder = try TestFolder()
            let path = folder.path + "/Notes.txt"
            try Files.replace(path, with: Array("old".utf8), mode: 0o600)
            chmod(path, 0o444)
            if geteuid() == 0 {
                try #require(chown(path, 65_534, 65_534) == 0 && chown(folder.path, 65_534, 65_534) == 0)
                try #require(setegid(65_534) == 0 && seteuid(65_534) == 0)
            }
            let error = #expect(throws: DocumentFileError.self) { try PreparedFile(replacing: path, with: [1]) }
            try #require(error?.description.contains(path) == true)
            try #require(folder.names == ["Notes.txt"])
            if getuid() == 0 { try #require(seteuid(0) == 0 && setegid(0) == 0) }
            folder.remove()
        }
    }

    @Test func aPreparedFileReplacesTheOldOneAtOnce() throws {
        try withFile { (folder, path, _) throws in
            chmod(path, 0o640)
            let prepared = try #require(try PreparedFile(replacing: path, with: Array("new".utf8)))
            #expect(try contents(path) == "old")
            // One that a killed program has left behind is removed by the next one.
            close(open(prepared.path.dropLast() + "1", O_CREAT | O_WRONLY, 0o600))
            let second = try #require(try PreparedFile(replacing: path, with: Array("newer".utf8)))
            try prepared.commit()
            #expect(try contents(path) == "new")
            try second.commit()
            #expect(try contents(path) == "newer")
            #expect(TestFolder.permissions(of: path) == 0o640)
            #expect(folder.names == ["Notes.txt"])
        }
    }

    @Test func withoutACopyNothingIsOverwritten() throws {
        try withFile { (_, path, _) throws in
            let files = OverwrittenFiles(folder: path + "/copies")
            let error = #expect(throws: DocumentFileError.self) { try files.overwrite(path, with: [1]) }
            #expect(error?.description.contains("no copy of it could be kept") == true)
            let text = try contents(path)
            #expect(text == "old")
        }
    }

    @Test func aKilledProgramLeavesAWholeVersionOfTheFileOrOfItsCopy() async throws {
        let folder = try TestFolder()
        defer { folder.remove() }
        let path = folder.path + "/file"
        let copies = try await onOwnThread { try killWriters(of: path) }
        // The kills did meet files that were being written.
        #expect(copies > 0)
    }

    /// Kills programs that overwrite a file.
    ///
    /// - Returns: The number of kills after which the version before was in a copy.
    private func killWriters(of path: String) throws -> Int {
        let files = OverwrittenFiles(folder: path + ".copies")
        try Files.replace(path, with: version(0), mode: 0o600)
        var copies = 0
        for _ in 0..<60 {
            let run = try StorageProgramRun("overwrite", path)
            _ = try run.awaitLine("loaded")
            usleep(.random(in: 0..<20_000))
            run.send(SIGKILL)
            let lines = try run.end()
            let known = lines.compactMap { $0.split(separator: " ").last.flatMap { Int($0) } }
            let kept = try files.keepVersionBefore(of: path)
            if kept != nil { copies += 1 }
            let bytes = try #require(try Files.read(kept ?? path))
            #expect(known.isEmpty || known.contains { bytes == version($0) || bytes == version($0 - 1) })
            #expect(bytes == version(number(in: bytes)))
            if let kept {
                try Files.replace(path, with: bytes, mode: 0o600)
                try Files.remove(kept)
            }
        }
        return copies
    }

    private func version(_ number: Int) -> [UInt8] {
        Array(String(repeating: "version \(number)\n", count: 5_000).utf8)
    }

    private func number(in bytes: [UInt8]) -> Int {
        let line = String(decoding: bytes.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
        return line.split(separator: " ").last.flatMap { Int($0) } ?? -1
    }
}

/// Lets no file of the process grow beyond a thousand bytes, as if the disk were full.
nonisolated private func limitFileSizes() throws {
    var limit = rlimit(rlim_cur: 1_000, rlim_max: 1_000)
    signal(SIGXFSZ, SIG_IGN)
    try #require(setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit) == 0)
}
