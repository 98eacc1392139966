import Glibc
import LassoGtk
import LassoGtkTestUtilities
import Testing

/// Tests of files that other programs change while a main loop runs.
@Suite(.display)
struct WatchedFileTests {
    private enum NoteModule: StoreModule {
        enum Action { case didChangeStorage(StorageEvent) }

        struct State: Equatable {
            var text = ""
            var events: [StorageEvent] = []
        }
    }

    private final class NoteStore: LassoStore<NoteModule> {
        override func handleAction(_ action: Action) {
            switch action {
            case .didChangeStorage(let event): update { $0.events.append(event) }
            }
        }
    }

    private func withStore(_ test: (NoteStore, StoredValue<NoteModule, String>, String) async throws -> Void)
        async throws
    {
        let folder = try TestFolder()
        defer { folder.remove() }
        let path = folder.path + "/file"
        try Files.replace(path, with: Array("old".utf8), mode: 0o600)
        let store = NoteStore(with: .init())
        let stored = StoredValue(of: store, \.text, in: FileStorage(path), as: .text) { .didChangeStorage($0) }
        // Until what programs have left behind is removed, too: otherwise, that could be a file of the test.
        try await stored.load()
        try await test(store, stored, path)
    }

    @Test func aReplacedFileIsLoaded() async throws {
        try await withStore { store, _, path in
            try Files.replace(path, with: Array("theirs".utf8), mode: 0o600)
            try await GtkTesting.turnMainLoop { store.state.text == "theirs" }
            #expect(store.state.events == [.loaded, .changedByAnotherProgram])
        }
    }

    @Test func aFileThatIsWrittenInPlaceIsLoadedOnceItIsComplete() async throws {
        try await withStore { store, _, path in
            let file = try #require(fopen(path, "w"))
            fputs("half", file)
            fflush(file)
            fputs(" and half", file)
            fclose(file)
            try await GtkTesting.turnMainLoop { store.state.text == "half and half" }
        }
    }

    @Test func aFileThatBecomesALinkIsFollowed() async throws {
        try await withStore { store, _, path in
            try Files.replace(path + "-elsewhere", with: Array("elsewhere".utf8), mode: 0o600)
            symlink("file-elsewhere", path + "-new")
            try Files.rename(path + "-new", to: path)
            try await GtkTesting.turnMainLoop { store.state.text == "elsewhere" }
            try Files.replace(path + "-elsewhere", with: Array("changed".utf8), mode: 0o600)
            try await GtkTesting.turnMainLoop { store.state.text == "changed" }
        }
    }

    @Test func eachLinkOfAChainIsFollowed() async throws {
        try await withStore { store, _, path in
            func point(_ link: String, to target: String) throws {
                symlink(target, path + "-new")
                try Files.rename(path + "-new", to: link)
            }
            for name in ["one", "two"] { try Files.replace(path + "-" + name, with: Array(name.utf8), mode: 0o600) }
            try point(path + "-current", to: "file-one")
            try point(path, to: "file-current")
            try await GtkTesting.turnMainLoop { store.state.text == "one" }
            // Not the first link, but the next one.
            try point(path + "-current", to: "file-two")
            try await GtkTesting.turnMainLoop { store.state.text == "two" }
            try Files.replace(path + "-two", with: Array("changed".utf8), mode: 0o600)
            try await GtkTesting.turnMainLoop { store.state.text == "changed" }
        }
    }

    @Test func aRemovedFileIsReportedAndWrittenAgain() async throws {
        try await withStore { store, stored, path in
            try Files.remove(path)
            try await GtkTesting.turnMainLoop { stored.hasUnsavedChanges }
            #expect(store.state.text == "old")
            #expect(await stored.save())
            #expect(try Files.read(path) == Array("old".utf8))
        }
    }

    @Test func aRemovedFolderIsCreatedAgainWithTheValue() async throws {
        try await withStore { store, stored, path in
            let folder = String(path.dropLast("/file".count))
            func removeFolder() throws {
                for name in TestFolder.names(in: folder) { try Files.remove(folder + "/" + name) }
                try #require(rmdir(folder) == 0)
            }
            try removeFolder()
            try await GtkTesting.turnMainLoop { stored.hasUnsavedChanges }
            #expect(await stored.save())
            #expect(try Files.read(path) == Array("old".utf8))
            // A change that is made before anybody has noticed.
            try removeFolder()
            store.update { $0.text = "new" }
            #expect(await stored.save())
            #expect(try Files.read(path) == Array("new".utf8))
            #expect(store.state.text == "new")
        }
    }

    @Test func aFileOfThisProgramIsNotLoadedAgain() async throws {
        try await withStore { store, stored, path in
            store.update { $0.text = "mine" }
            #expect(await stored.save())
            // A change by another program is noticed after this program's own.
            try Files.replace(path, with: Array("theirs".utf8), mode: 0o600)
            try await GtkTesting.turnMainLoop { store.state.text == "theirs" }
            #expect(store.state.events == [.loaded, .saved, .changedByAnotherProgram])
        }
    }
}
