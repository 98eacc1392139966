import FlowCases
import Glibc
import LassoGtkTestUtilities
import Testing

@testable import LassoGtk

/// Tests of the file of a value, without a main loop.
struct FileStorageTests {
    private func withFolder(_ test: (TestFolder, _ path: String) throws -> Void) throws {
        let folder = try TestFolder()
        defer { folder.remove() }
        try test(folder, folder.path + "/new/folder/file")
    }

    private func save(_ text: String, in storage: FileStorage) throws {
        try FormattedStorage(storage, as: .text).update { $0 = text }
    }

    private func text(of path: String) throws -> String? {
        try Files.read(path).map { String(decoding: $0, as: UTF8.self) }
    }

    @Test func aFileIsForTheUserOnlyUnlessItExists() throws {
        try withFolder { folder, path in
            let storage = FileStorage(path)
            #expect(try storage.read() == nil)
            try save("a", in: storage)
            #expect(try storage.read() == Array("a".utf8))
            #expect(TestFolder.permissions(of: path) == 0o600)
            #expect(TestFolder.permissions(of: folder.path + "/new/folder") == 0o700)
            chmod(path, 0o640)
            try save("b", in: storage)
            #expect(TestFolder.permissions(of: path) == 0o640)
        }
    }

    @Test func permissionsDoNotDependOnTheMask() async {
        // In a process of its own, whose mask is its own, too.
        await #expect(processExitsWith: .success) {
            try await MainActor.run {
                umask(0o022)
                let folder = try TestFolder()
                defer { folder.remove() }
                let path = folder.path + "/file"
                let pair = FormattedStorage(FileStorage(path, permissions: 0o664), as: .text)
                try pair.update { $0 = "a" }
                try #require(TestFolder.permissions(of: path) == 0o664)
                chmod(path, 0o626)
                try pair.update { $0 = "b" }
                try #require(TestFolder.permissions(of: path) == 0o626)
            }
        }
    }

    @Test func aFileWithSeveralNamesKeepsThem() throws {
        try withFolder { folder, _ in
            let path = folder.path + "/file", other = folder.path + "/other"
            try save("a", in: FileStorage(path))
            try #require(link(path, other) == 0)
            for text in ["a longer text", "b"] {
                try save(text, in: FileStorage(path))
                #expect(try self.text(of: other) == text)
            }
            #expect(folder.names == ["file", "other", "file.lock"])
        }
    }

    @Test func aFileThatIsBeingOverwrittenIsReadOnceItIsComplete() async throws {
        let folder = try TestFolder()
        defer { folder.remove() }
        let path = folder.path + "/file"
        try Files.replace(path, with: Array("old".utf8), mode: 0o600)
        try #require(link(path, folder.path + "/other") == 0)
        let writer = open(path, O_RDWR | O_CLOEXEC)
        defer { close(writer) }
        try #require(flock(writer, LOCK_EX) == 0 && pwrite(writer, "half of ", 8, 0) == 8)
        let reading = Task.detached { try await onOwnThread { try FileStorage(path).read() } }
        try await onOwnThread {
            try unlockLater(writer) { try #require(pwrite(writer, "the text", 8, 8) == 8) }
        }
        #expect(try await reading.value == Array("half of the text".utf8))
    }

    @Test func whatAProgramHasOverwrittenWhenItWasKilledIsKept() throws {
        try withFolder { folder, _ in
            let path = folder.path + "/file", storage = FileStorage(path)
            try save("half of a longer", in: storage)
            // The old contents are next to the file until the new ones are complete.
            try Files.replace(folder.path + "/\(FileWriting.hash(of: path)).old", with: Array("a".utf8), mode: 0o600)
            let reason = UnusableContents("was being overwritten when the program ended")
            let kept = KeptAside(of: path, because: reason, as: path + ".kept-1")
            #expect(throws: StorageError.keptAside(kept)) { try storage.removeLeftovers() }
            #expect(try text(of: path + ".kept-1") == "a")
            try storage.removeLeftovers()
            #expect(folder.names == ["file", "file.kept-1", "file.lock"])
        }
    }

    @Test func temporaryFilesAreRemovedUnlessAProgramIsWriting() throws {
        try withFolder { folder, _ in
            let path = folder.path + "/file", storage = FileStorage(path)
            let prepared = try #require(try PreparedFile(replacing: path, with: [1]))
            try storage.removeLeftovers()
            #expect(Files.exists(prepared.path))
            prepared.discard()
            try Files.replace(prepared.path, with: [1], mode: 0o600)
            try storage.removeLeftovers()
            #expect(!Files.exists(prepared.path))
        }
    }

    @Test func aLinkStaysOne() throws {
        try withFolder { folder, _ in
            let link = folder.path + "/link"
            symlink("elsewhere", link)
            try save("a", in: FileStorage(link))
            #expect(try text(of: folder.path + "/elsewhere") == "a")
            #expect(folder.names == ["link", "elsewhere", "elsewhere.lock"])
        }
    }

    @Test(arguments: ["folder", "pipe", "large"])
    func whatIsNoUsableFileIsMovedAside(item: String) throws {
        try withFolder { folder, _ in
            let path = folder.path + "/file"
            switch item {
            case "folder": mkdir(path, 0o700)
            case "pipe": mkfifo(path, 0o600)
            default: try Files.replace(path, with: Array(repeating: 0, count: 101), mode: 0o600)
            }
            let pair = FormattedStorage(FileStorage(path, maximumSize: 100), as: .bytes)
            let error = #expect(throws: StorageError.self) { try pair.read() }
            guard case .keptAside(let kept) = error else {
                Issue.record("\(String(describing: error))")
                return
            }
            #expect(kept.place == path + ".damaged-1")
            #expect(Files.exists(kept.place))
            try pair.update { $0 = [1] }
            #expect(try pair.read() == [1])
        }
    }

    @Test func aFileThatCouldNotBeReadAgainIsNotWritten() throws {
        try withFolder { _, path in
            let pair = FormattedStorage(FileStorage(path, maximumSize: 100), as: .bytes)
            #expect(throws: StorageError.failed("“\(path)” would be larger than 100 bytes.")) {
                try pair.update { $0 = Array(repeating: 0, count: 101) }
            }
            #expect(!Files.exists(path))
        }
    }

    @Test func aWriteThatFailsHalfwayChangesNothing() async {
        // In a process of its own, in which no file can grow beyond a thousand bytes, as if the disk were full.
        await #expect(processExitsWith: .success) {
            try await MainActor.run {
                let folder = try TestFolder()
                defer { folder.remove() }
                let path = folder.path + "/file"
                let pair = FormattedStorage(FileStorage(path), as: .bytes)
                try pair.update { $0 = [1] }
                var limit = rlimit(rlim_cur: 1_000, rlim_max: 1_000)
                signal(SIGXFSZ, SIG_IGN)
                try #require(setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit) == 0)
                let error = #expect(throws: StorageError.self) {
                    try pair.update { $0 = Array(repeating: 2, count: 100_000) }
                }
                #expect(error?.description.contains(path) == true)
                #expect(try pair.read() == [1])
                #expect(folder.names == ["file", "file.lock"])
            }
        }
    }

    @Test func aNameMayBeginWithAnAccent() throws {
        try withFolder { folder, _ in
            let path = folder.path + "/accents/\u{301}a"
            try save("a", in: FileStorage(path))
            #expect(try text(of: path) == "a")
            try save("b", in: FileStorage(path))
            #expect(try text(of: path) == "b")
        }
    }

    @Test func aFolderThatHasVanishedIsCreatedAgain() throws {
        try withFolder { folder, path in
            let storage = FileStorage(path)
            try save("a", in: storage)
            for name in ["file", "file.lock"] { try Files.remove(folder.path + "/new/folder/" + name) }
            try #require(rmdir(folder.path + "/new/folder") == 0 && rmdir(folder.path + "/new") == 0)
            #expect(try storage.read() == nil)
            try save("b", in: storage)
            #expect(try text(of: path) == "b")
            #expect(TestFolder.permissions(of: folder.path + "/new/folder") == 0o700)
        }
    }

    @Test func aChangeInAFolderWithoutPermissionIsNotLost() async {
        // In a process of its own, whose user isn't the administrator, who can write everywhere.
        await #expect(processExitsWith: .success) {
            let folder = try TestFolder()
            if geteuid() == 0 {
                try #require(chown(folder.path, 65_534, 65_534) == 0 && setegid(65_534) == 0 && seteuid(65_534) == 0)
            }
            try await Self.changeValue(in: folder, whenSealed: { chmod(folder.path, 0o500) }) {
                chmod(folder.path, 0o700)
            }
            if getuid() == 0 { try #require(seteuid(0) == 0 && setegid(0) == 0) }
            folder.remove()
        }
    }

    @Test(.enabled(if: TinyDisk.isAvailable, "Only an administrator can make a disk."))
    func aChangeOnAReadOnlyDiskIsNotLost() async throws {
        let disk = try TinyDisk()
        defer { disk.remove() }
        try await Self.changeValue(in: disk.folder, whenSealed: { try disk.setReadOnly(true) }) {
            try disk.setReadOnly(false)
        }
    }

    /// Changes a value that can't be saved at first.
    private static func changeValue(
        in folder: TestFolder,
        whenSealed seal: @MainActor () throws -> Void,
        until unseal: @MainActor () throws -> Void
    ) async throws {
        let path = folder.path + "/file", pair = FormattedStorage(FileStorage(path), as: .text)
        try pair.update { $0 = "old" }
        let keeper = ValueKeeper("", in: pair, delay: .seconds(1), merge: nil)
        var events: [StorageEvent] = []
        keeper.onEvent = { events.append($0) }
        await keeper.load()
        try seal()
        keeper.didChange(to: "new")
        await keeper.save()
        let problem = try #require(keeper.problem)
        try #require(problem.contains(path) && keeper.hasUnsavedChanges)
        try #require(try Files.read(path) == Array("old".utf8))
        try unseal()
        await keeper.save()
        try #require(try Files.read(path) == Array("new".utf8))
        try #require(events == [.loaded, .failed(problem), .saved] && !keeper.hasUnsavedChanges)
        try #require(folder.names == ["file", "file.lock"])
    }

    @Test func aFileIsObservedAlsoIfTheTokenIsNotKept() async {
        // In a process of its own, because nothing ends the observation.
        await #expect(processExitsWith: .success) {
            try await MainActor.run {
                let folder = try TestFolder()
                defer { folder.remove() }
                let path = folder.path + "/file"
                var isNoticed = false
                _ = AnyFile(path: path).observeChanges(reportedAs: path) { isNoticed = true }
                try Files.replace(path, with: [1], mode: 0o600)
                let end = ContinuousClock.now + .seconds(20)
                while !isNoticed, ContinuousClock.now < end { GtkTesting.turnMainLoopOnce() }
                try #require(isNoticed)
            }
        }
    }

    @Test func theNextFreeNameIsUsed() throws {
        try withFolder { folder, _ in
            let storage = FileStorage(folder.path + "/file")
            let places = [try storage.copyAside([1]), try storage.copyAside([2])]
            #expect(places == [folder.path + "/file.kept-1", folder.path + "/file.kept-2"])
        }
    }
}
