import FlowCases
import Glibc
import Testing

@testable import LassoGtk

/// Tests of the folder of drafts, without a main loop.
struct DraftFolderTests {
    private func withDrafts(_ test: (DraftFolder) async throws -> Void) async throws {
        let folder = try TestFolder()
        defer { folder.remove() }
        try await test(DraftFolder(folder.path + "/state/drafts"))
    }

    private func write(_ text: String, as name: String, in drafts: DraftFolder) throws {
        try #require(try drafts.takeDraft(name)).replace(with: Array(text.utf8))
    }

    @Test func draftsAreForTheUserOnlyAndListedTheOldestFirst() async throws {
        try await withDrafts { drafts in
            #expect(try drafts.abandonedDrafts() == [])
            for name in ["text-2", "text-1"] {
                try write(name, as: name, in: drafts)
                // The clock of a file system advances in steps.
                var times = [timespec(tv_sec: name == "text-2" ? 1_000 : 2_000, tv_nsec: 0)]
                times.append(times[0])
                #expect(utimensat(AT_FDCWD, drafts.path + "/" + name, times, 0) == 0)
            }
            #expect(try drafts.abandonedDrafts() == ["text-2", "text-1"])
            #expect(TestFolder.permissions(of: drafts.path) == 0o700)
            for name in TestFolder.names(in: drafts.path) {
                #expect(TestFolder.permissions(of: drafts.path + "/" + name) == 0o600)
            }
        }
    }

    @Test func aDraftHasOneOwner() async throws {
        try await withDrafts { drafts in
            var owned = try drafts.takeDraft("text-1")
            try owned?.replace(with: [1])
            #expect(try drafts.takeDraft("text-1") == nil)
            #expect(try DraftFolder(drafts.path).takeDraft("text-1") == nil)
            #expect(try drafts.abandonedDrafts() == [])
            owned = nil
            #expect(try drafts.abandonedDrafts() == ["text-1"])
            owned = try drafts.takeDraft("text-1")
            #expect(try owned?.read() == [1])
            try owned?.replace(with: [])
            #expect(try owned?.read() == nil)
            owned = nil
            #expect(TestFolder.names(in: drafts.path) == [])
        }
    }

    @Test func aDraftOfALivingProgramIsNotTaken() async throws {
        try await withDrafts { drafts in
            let run = try StorageProgramRun("draft", drafts.path)
            _ = try await onOwnThread { try run.awaitLine("saved 10") }
            let name = try #require(TestFolder.names(in: drafts.path).first { !$0.contains(".") })
            #expect(try drafts.abandonedDrafts() == [])
            #expect(try drafts.takeDraft(name) == nil)
            run.send(SIGKILL)
            _ = try await onOwnThread { try run.end() }
            #expect(try drafts.abandonedDrafts() == [name])
        }
    }

    @Test func whatKilledProgramsLeaveBehindIsRemoved() async throws {
        try await withDrafts { drafts in
            try write("draft", as: "text-1", in: drafts)
            // One was killed before its first draft was complete.
            let incomplete = try #require(try PreparedFile(replacing: drafts.path + "/text-2", with: [1]))
            incomplete.discard()
            for path in [incomplete.path, drafts.path + "/text-2.lock", drafts.path + "/text-1.damaged-1"] {
                try Files.replace(path, with: [1], mode: 0o600)
            }
            #expect(try drafts.abandonedDrafts() == ["text-1"])
            #expect(Set(TestFolder.names(in: drafts.path)) == ["text-1", "text-1.lock", "text-1.damaged-1"])
        }
    }

    @Test func aFolderThatCanNotBeCreatedIsAnError() async throws {
        try await withDrafts { drafts in
            try Files.createFolder(String(drafts.path.dropLast("/drafts".count)), mode: 0o700)
            try Files.replace(drafts.path, with: [], mode: 0o600)
            let error = #expect(throws: StorageError.self) { try drafts.takeDraft("text-1") }
            #expect(error?.description.contains(drafts.path) == true)
        }
    }
}
