import Glibc
import LassoTestUtilities
import Testing

@testable import LassoGtk

/// Tests of files in a process that can open no more files.
nonisolated struct ManyOpenFilesTests {
    @Test func everyFileStaysAsItIsAndIsWrittenLater() async {
        await #expect(processExitsWith: .success) {
            try await MainActor.run {
                let folder = try TestFolder()
                let value = FormattedStorage(FileStorage(folder.path + "/value"), as: .text)
                let path = folder.path + "/Notes.txt", overwritten = OverwrittenFiles(folder: folder.path + "/copies")
                let drafts = DraftFolder(folder.path + "/drafts")
                try value.update { $0 = "old" }
                try Files.replace(path, with: Array("old".utf8), mode: 0o640)
                let draft = try #require(try drafts.takeDraft("text-1"))
                try draft.replace(with: [1])

                try withoutDescriptors {
                    // Each call fails for that reason, and not as if there were no file.
                    #expect(throws: StorageError.self) { try value.read() }
                    #expect(throws: StorageError.self) { try value.update { $0 = "new" } }
                    #expect(throws: StorageError.self) { try draft.replace(with: [2]) }
                    #expect(throws: StorageError.self) { try drafts.takeDraft("text-2") }
                    #expect(throws: StorageError.self) { try drafts.abandonedDrafts() }
                    // A file that could be replaced isn't overwritten.
                    let error = #expect(throws: DocumentFileError.self) { try PreparedFile(replacing: path, with: [1]) }
                    #expect(error?.description.contains("Too many open files") == true)
                    #expect(throws: DocumentFileError.self) { try overwritten.overwrite(path, with: [1]) }
                }

                try #require(try value.read() == "old")
                try #require(try Files.read(path) == Array("old".utf8))
                try #require(try draft.read() == [1])
                try value.update { $0 = "new" }
                try #require(try value.read() == "new")
                try #require(try PreparedFile(replacing: path, with: Array("new".utf8))).commit()
                try #require(try Files.read(path) == Array("new".utf8))
                try #require(TestFolder.names(in: folder.path + "/copies") == [])
                folder.remove()
            }
        }
    }
}

/// Lets the process open no file, and calls a closure.
@MainActor
private func withoutDescriptors(_ body: () throws -> Void) throws {
    let resource = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
    var usual = rlimit()
    try #require(getrlimit(resource, &usual) == 0)
    var none = rlimit(rlim_cur: 0, rlim_max: usual.rlim_max)
    try #require(setrlimit(resource, &none) == 0)
    defer { setrlimit(resource, &usual) }
    try body()
}
