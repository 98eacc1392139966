import Glibc
import LassoGtk
import Testing

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

    private func permissions(of path: String) -> mode_t? {
        var status = stat()
        return stat(path, &status) == 0 ? status.st_mode & 0o777 : nil
    }

    @Test func aFileIsForTheUserOnlyUnlessItExists() throws {
        try withFolder { folder, path in
            let storage = FileStorage(path)
            #expect(try storage.read() == nil)
            try save("a", in: storage)
            #expect(try storage.read() == Array("a".utf8))
            #expect(permissions(of: path) == 0o600)
            #expect(permissions(of: folder.path + "/new/folder") == 0o700)
            chmod(path, 0o640)
            try save("b", in: storage)
            #expect(permissions(of: path) == 0o640)
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

    @Test func theNextFreeNameIsUsed() throws {
        try withFolder { folder, _ in
            let storage = FileStorage(folder.path + "/file")
            let places = [try storage.copyAside([1]), try storage.copyAside([2])]
            #expect(places == [folder.path + "/file.kept-1", folder.path + "/file.kept-2"])
        }
    }
}
