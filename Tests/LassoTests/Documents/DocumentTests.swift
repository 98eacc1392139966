import LassoTestUtilities
import Testing

@testable import Lasso

/// Tests of documents by a small text editor.
@MainActor
struct DocumentTests {
    private enum EditorModule: StoreModule {
        enum Action: Equatable { case didType(String), didOpen, didSave }

        struct State: Equatable {
            var text = ""
            var events: [Action] = []
        }
    }

    private final class EditorStore: LassoStore<EditorModule> {
        override func handleAction(_ action: Action) {
            switch action {
            case .didType(let text): update { $0.text = text }
            case .didOpen, .didSave: update { $0.events.append(action) }
            }
        }
    }

    private final class EditorController: Controller {
        let store = EditorStore(with: .init())
        let document: Document<EditorModule, String>

        init(_ files: MemoryFiles) {
            document = Document(of: store, \.text, as: .text, in: files) { event in
                switch event {
                case .created, .restored: nil
                case .opened: .didOpen
                case .saved: .didSave
                }
            }
            super.init()
            document.show(in: self)
        }

        override var commands: Commands { document.commands }
        override var leaving: Leaving { document.leaving }
    }

    private let path = "/home/billie/Notes.txt"
    private let other = "/home/billie/Other.txt"
    private let files: MemoryFiles
    private let editor: EditorController
    private let window = WindowController()

    init() {
        files = MemoryFiles(["/home/billie/Notes.txt": "old", "/home/billie/Other.txt": "other"])
        editor = EditorController(files)
        window.setRootController(editor)
        window.open()
    }

    private var text: String { editor.store.state.text }

    private func open(_ path: String) async {
        await editor.document.perform(.openFile(FileReference(path: path)))
    }

    private func type(_ text: String) { editor.store.dispatchAction(.didType(text)) }

    @Test func theCommandsMayHaveOtherAccelerators() {
        let commands = editor.document.commands.withAccelerators([
            // The first one takes the keys of the second, and there is no recent file yet.
            "save": "<Control><Shift>s", "save-as": [], "revert": ["F5", "<Control>r"], "open-recent-1": "F6",
        ])
        let available = CommandedController { commands }.availableCommands
        #expect(available["save"]?.accelerators == "<Control><Shift>s")
        #expect(available["save-as"]?.accelerators == [])
        #expect(available["revert"]?.accelerators == ["F5", "<Control>r"])
        #expect(available["open"]?.accelerators == StandardCommand.open.accelerators)
        #expect(available["revert"]?.isEnabled == false)
        window.close()
    }

    @Test func aFileIsOpenedEditedAndSavedByCommands() async throws {
        assertCommand("Revert to Saved", in: window, isEnabled: false)
        try await perform("Open…", in: window)
        try await answer(paths: [path], in: window)
        try await eventually { text == "old" }
        #expect(editor.title == "Notes.txt" && editor.subtitle == "billie")
        assertCommand("Save", in: window, isEnabled: false)
        type("new")
        #expect(editor.title == "• Notes.txt")
        try await perform("Save", in: window)
        try await eventually { editor.title == "Notes.txt" }
        #expect(files[path] == "new")
        #expect(editor.store.state.events == [.didOpen, .didSave])
        type("newer")
        type("new")
        #expect(!editor.document.state.isEdited)
        window.close()
    }

    @Test func aDocumentIsNotUnusedWhileAFileComesInItsPlace() async throws {
        editor.document.dispatchAction(.openFile(FileReference(path: "/home/billie/Missing.txt")))
        #expect(!editor.document.state.isUnused)
        try await answer("OK", in: window)
        try await eventually { editor.document.state.isUnused }
        window.close()
    }

    @Test func aNewDocumentAsksForItsFile() async throws {
        type("new")
        #expect(editor.title == "• Untitled")
        try await perform("Save", in: window)
        let question = try await shownQuestion(in: window) as? FileQuestionController
        #expect(question?.proposedName == "Untitled" && question?.purpose == .saveFile)
        try await answer(paths: ["/home/billie/New.txt"], in: window)
        try await eventually { files["/home/billie/New.txt"] == "new" }
        try await perform("Save As…", in: window)
        try await answer(paths: [other], in: window)
        try await eventually { editor.title == "Other.txt" }
        #expect(files[other] == "new")
        try await perform("New", in: window)
        try await eventually { editor.title == "Untitled" && text.isEmpty }
        window.close()
    }

    @Test func theUserReturnsToTheSavedVersion() async throws {
        await open(path)
        type("new")
        try await perform("Revert to Saved", in: window)
        try await answer("Revert", in: window)
        try await eventually { text == "old" }
        #expect(!editor.document.state.isEdited)
        window.close()
    }

    @Test func recentFilesAreInTheMenuTheNewestFirst() async throws {
        files["/a_b.txt"] = "underscore"
        for path in [path, other, "/a_b.txt", path] { await open(path) }
        #expect(editor.document.state.recentFiles.map(\.name) == ["Notes.txt", "a_b.txt", "Other.txt"])
        assertCommand("a_b.txt", in: window)
        try await perform("a_b.txt", in: window)
        try await eventually { text == "underscore" }
        // A file that has gone is removed from the menu.
        files[other] = nil
        try await perform("Other.txt", in: window)
        try await answer("OK", in: window)
        try await eventually { editor.document.state.recentFiles.count == 2 }
        assertCommand("Other.txt", in: window, isAvailable: false)
        #expect(text == "underscore")
        window.close()
    }

    @Test func aFileWhoseNameIsASpaceIsInTheMenu() async throws {
        files["/home/billie/ "] = "space"
        await open("/home/billie/ ")
        assertCommand("“ ”", in: window)
        window.close()
    }

    @Test(arguments: ["Save", "Discard", "Cancel"], ["close", "new", "open"])
    func unsavedChangesAreAskedAboutOnEveryWayOut(button: String, way: String) async throws {
        await open(path)
        type("new")
        let left = Task { [editor, window, other] in
            switch way {
            case "close": await window.leave()
            case "new": await editor.document.perform(.new)
            default: await editor.document.perform(.openFile(FileReference(path: other)))
            }
        }
        let question = try #require(try await shownQuestion(in: window) as? AlertController)
        #expect(question.buttons.map(\.label) == ["Cancel", "Discard", "Save"])
        try await answer(button, in: window)
        #expect(await left.value == (button != "Cancel"))
        #expect(files[path] == (button == "Save" ? "new" : "old"))
        #expect(window.isOpen == (way != "close" || button == "Cancel"))
        window.close()
    }

    @Test(arguments: ["Save", "Discard", "Cancel"])
    func theEndOfTheSessionAsksUntilTheUserHasDecided(button: String) async throws {
        // Other tests have unsaved documents at the same time.
        try await ApplicationWindows.$scoped.withValue(ApplicationWindows()) {
            let window = WindowController(), editor = EditorController(files)
            window.setRootController(editor)
            window.open()
            await editor.document.perform(.openFile(FileReference(path: path)))
            #expect(UnsavedDocuments.names == [])
            editor.store.dispatchAction(.didType("new"))
            #expect(UnsavedDocuments.names == ["Notes.txt"])
            let asked = Task { await UnsavedDocuments.askAll() }
            try await answer(button, in: window)
            #expect(await asked.value == (button != "Cancel"))
            #expect(UnsavedDocuments.names == (button == "Cancel" ? ["Notes.txt"] : []))
            #expect(files[path] == (button == "Save" ? "new" : "old"))
            editor.store.dispatchAction(.didType("newer"))
            #expect(UnsavedDocuments.names == ["Notes.txt"])
            window.close()
        }
    }

    /// Opens two windows, each with a document that has changes.
    private func openChangedDocuments() -> (windows: [WindowController], stores: [EditorStore]) {
        let windows = [WindowController(), WindowController()]
        let stores = windows.map { window in
            let editor = EditorController(files)
            window.setRootController(editor)
            window.open()
            editor.store.dispatchAction(.didType("new"))
            return editor.store
        }
        return (windows, stores)
    }

    @Test func nothingIsDiscardedIfTheSessionGoesOn() async throws {
        try await ApplicationWindows.$scoped.withValue(ApplicationWindows()) {
            let (windows, _) = openChangedDocuments()
            let asked = Task { await UnsavedDocuments.askAll() }
            try await answer("Discard", in: windows[0])
            try await answer("Cancel", in: windows[1])
            #expect(await asked.value == false)
            #expect(UnsavedDocuments.names == ["Untitled", "Untitled"])
            windows.forEach { $0.close() }
        }
    }

    @Test(arguments: [true, false])
    func changesThatWereDiscardedWithTheirWindowStayDiscarded(areAskedAboutFirst: Bool) async throws {
        try await ApplicationWindows.$scoped.withValue(ApplicationWindows()) {
            let (windows, stores) = openChangedDocuments()
            var asked: Task<Bool, Never>?
            if areAskedAboutFirst {
                asked = Task { await UnsavedDocuments.askAll() }
                try await answer("Discard", in: windows[0])
                try await shownQuestion(in: windows[1])
            }
            let left = Task { await windows[0].leave() }
            try await answer("Discard", in: windows[0])
            #expect(await left.value)
            if asked == nil { asked = Task { await UnsavedDocuments.askAll() } }
            try await answer("Cancel", in: windows[1])
            #expect(await asked?.value == false)
            #expect(UnsavedDocuments.names == ["Untitled"])
            // The application has held its store longer than the window.
            #expect(stores[0].state.text == "new")
            windows[1].close()
        }
    }

    @Test func aSaveThatFailsKeepsTheChangesAndTheWindow() async throws {
        await open(path)
        type("new")
        files.writingFails = .failed("The disk is full.")
        let left = Task { await window.leave() }
        try await answer("Save", in: window)
        let alert = try #require(try await question("“Notes.txt” Could Not Be Saved"))
        #expect(alert.detail == "The disk is full.")
        alert.answer(1)
        try await eventually { window.question is FileQuestionController }
        files.writingFails = nil
        try await answer(paths: ["/media/stick/Notes.txt"], in: window)
        #expect(await left.value)
        #expect(files["/media/stick/Notes.txt"] == "new" && files[path] == "old")
    }

    @Test func whatCanNotBeOpenedLeavesTheDocument() async throws {
        let damaged = Document(
            of: editor.store,
            \.text,
            as: StorageFormat {
                Array($0.utf8)
            } decode: { _ in
                throw UnusableContents.damaged()
            },
            in: files
        )
        let controller = Controller()
        damaged.show(in: controller)
        window.present(controller)
        type("mine")
        let opened = Task { await damaged.perform(.openFile(FileReference(path: path))) }
        try await answer("Discard", in: window)
        let alert = try #require(try await question("“Notes.txt” Could Not Be Opened"))
        #expect(alert.detail == "The file is damaged.")
        alert.answer(0)
        #expect(await opened.value == false)
        #expect(text == "mine" && damaged.state.file == nil && damaged.state.isEdited)
        window.close()
    }

    @Test(arguments: [true, false], ["Load", "Keep Mine"])
    func aChangeByAnotherProgramIsAskedAbout(isEdited: Bool, button: String) async throws {
        await open(path)
        if isEdited { type("mine") }
        let mine = text
        files[path] = "theirs"
        try await answer(button, in: window)
        try await eventually { text == (button == "Load" ? "theirs" : mine) && !editor.document.state.isBusy }
        #expect(files[path] == "theirs")
        #expect(editor.document.state.isEdited == (button == "Keep Mine"))
        // The user has decided, so saving doesn't ask again.
        await editor.document.perform(.save)
        #expect(files[path] == (button == "Load" ? "theirs" : mine))
        window.close()
    }

    @Test func savingNeverOverwritesWhatCouldNotBeLoaded() async throws {
        await open(path)
        type("mine")
        files[path] = "theirs"
        _ = try #require(try await question("Load the Changed File?"))
        files.readingFails = .failed("The server is busy.")
        try await answer("Load", in: window)
        try #require(try await question("“Notes.txt” Could Not Be Opened")).answer(0)
        files.readingFails = nil
        let saved = Task { await editor.document.perform(.save) }
        try await answer("Cancel", in: window)
        #expect(await saved.value == false)
        #expect(files[path] == "theirs" && text == "mine")
        window.close()
    }

    @Test func discardedChangesThatStayAreUnsavedAgain() async throws {
        final class Refusing: Controller {
            override var leaving: Leaving { .refused }
        }
        try await ApplicationWindows.$scoped.withValue(ApplicationWindows()) {
            let window = WindowController(), editor = EditorController(files), root = Refusing()
            window.setRootController(root)
            window.open()
            root.present(editor)
            editor.store.dispatchAction(.didType("new"))
            let left = Task { await window.leave() }
            try await answer("Discard", in: window)
            #expect(await left.value == false)
            #expect(UnsavedDocuments.names == ["Untitled"])
            window.close()
        }
    }

    @Test func changesAreUnsavedAgainIfTheyAreDiscardedForAnOvertakenPath() async throws {
        final class ListFlow: Flow<NoOutputNavigationFlow> {
            override func createInitialController() -> Controller { Controller() }
        }
        let window = WindowController(), navigation = NavigationController()
        let editor = EditorController(files), flow = ListFlow()
        window.setRootController(navigation)
        window.open()
        flow.start(with: root(of: navigation))
        editor.pathComponent = "editor"
        navigation.push(editor)
        editor.store.dispatchAction(.didType("new"))
        async let older = flow.go(to: "/")
        _ = try await shownQuestion(in: window)
        await flow.go(to: "/elsewhere")
        #expect(await older.kind == .overtaken)
        try await answer("Discard", in: window)
        try await eventually { !editor.isBeingAsked }
        #expect(navigation.topController === editor && editor.document.isWorthAsking)
        window.close()
    }

    @Test func theQuestionGoesWhenTheWindowIsNotLeftAnyMore() async throws {
        await open(path)
        type("new")
        let left = Task { await window.leave() }
        _ = try await shownQuestion(in: window)
        left.cancel()
        #expect(await left.value == false)
        try await eventually { window.question == nil && !editor.isBeingAsked }
        #expect(window.isOpen && editor.document.state.isEdited)
        window.close()
    }

    @Test func savingNeverOverwritesWhatWasNotSeen() async throws {
        await open(path)
        type("mine")
        // The other program saves at the same moment.
        files.readingFails = .failed("The server is busy.")
        files[path] = "theirs"
        let saved = Task { await editor.document.perform(.save) }
        try await answer("Cancel", in: window)
        #expect(await saved.value == false)
        #expect(files[path] == "theirs" && editor.document.state.isEdited)
        let again = Task { await editor.document.perform(.save) }
        try await answer("Replace", in: window)
        #expect(await again.value)
        #expect(files[path] == "mine")
        window.close()
    }

    @Test func aFileThatWasNotSavedCompletelyIsTold() async throws {
        files.versionsBefore[FileReference(path: path)] = "/state/Notes.txt.kept-1"
        let opened = Task { await open(path) }
        let alert = try #require(try await question("“Notes.txt” Was Not Saved Completely"))
        #expect(alert.detail?.contains("“/state/Notes.txt.kept-1”") == true)
        alert.answer(0)
        await opened.value
        #expect(text == "old")
        window.close()
    }

    @Test func aRemovedFileIsToldAndCanBeSavedAgain() async throws {
        await open(path)
        files[path] = nil
        try await answer("OK", in: window)
        #expect(editor.title == "• Notes.txt")
        await editor.document.perform(.save)
        #expect(files[path] == "old" && editor.title == "Notes.txt")
        window.close()
    }

    @Test func aFileOfASandboxIsShownByTheUsersName() async throws {
        let portal = FileReference(path: "/run/user/1000/doc/1a2b/Notes.txt")
        files["/run/user/1000/doc/1a2b/Notes.txt"] = "inside"
        files.shownPlaces[portal] = ("Notes.txt", nil)
        await editor.document.perform(.openFile(portal))
        #expect(editor.title == "Notes.txt" && editor.subtitle == nil)
        window.close()
    }

    private func question(_ message: String) async throws -> AlertController? {
        try await eventually { (window.question as? AlertController)?.message == message }
        return window.question as? AlertController
    }
}
