import LassoTestUtilities
import Testing

@testable import Lasso

/// Tests of changes that survive the end of their program, by a small text editor.
@MainActor
struct DraftTests {
    private enum EditorModule: StoreModule {
        enum Action { case didType(String), didRestore(FileReference?) }

        struct State: Equatable {
            var text = ""
            var restored: [FileReference?] = []
        }
    }

    private final class EditorStore: LassoStore<EditorModule> {
        override func handleAction(_ action: Action) {
            switch action {
            case .didType(let text): update { $0.text = text }
            case .didRestore(let file): update { $0.restored.append(file) }
            }
        }
    }

    private final class EditorController: Controller {
        let store = EditorStore(with: .init())
        let document: Document<EditorModule, String>

        init(_ files: MemoryFiles, clock: TestClock) {
            store.effectClock = clock
            document = Document(of: store, \.text, as: .text, in: files) { event in
                if case .restored(let file) = event { .didRestore(file) } else { nil }
            }
            super.init()
            document.show(in: self)
        }

        override var leaving: Leaving { document.leaving }

        var text: String { store.state.text }
        func type(_ text: String) { store.dispatchAction(.didType(text)) }
        func open(_ path: String) async { await document.perform(.openFile(FileReference(path: path))) }
    }

    /// A run of the program, with one window.
    @MainActor private final class Run {
        let editor: EditorController
        let window = WindowController()

        init(_ files: MemoryFiles, clock: TestClock) {
            editor = EditorController(files, clock: clock)
            window.setRootController(editor)
            window.open()
        }

        isolated deinit { window.close() }

        /// Types as soon as the document reads something.
        func typeOnceBusy(_ text: String) {
            editor.document.observeState(\.isBusy) { [unowned self] old, isBusy in
                if old != nil, isBusy { editor.type(text) }
            }
        }
    }

    private let path = "/home/billie/Notes.txt"
    private let file = FileReference(path: "/home/billie/Notes.txt")
    private let drafts = MemoryDrafts()
    private let files: MemoryFiles
    private let clock = TestClock()

    init() { files = MemoryFiles(["/home/billie/Notes.txt": "old"], drafts: drafts) }

    private func run() -> Run { Run(files, clock: clock) }

    /// Runs the program, types, waits until the draft is written, and kills the program.
    private func killAfterTyping(_ text: String, in path: String?) async throws {
        let run = run()
        if let path { await run.editor.open(path) }
        run.editor.type(text)
        try await writeDraft()
        files.drafts = drafts.afterKill()
    }

    private func writeDraft() async throws {
        await clock.advance(by: .seconds(1))
        try await eventually("the draft is written") { drafts.names.count == 1 }
    }

    private var abandoned: [String] { (try? files.drafts.abandonedDrafts()) ?? [] }

    @Test func changesAreWrittenAfterASecondAndNotBefore() async throws {
        let run = run()
        await run.editor.open(path)
        run.editor.type("new")
        await clock.advance(by: .milliseconds(999))
        #expect(drafts.names.isEmpty)
        await clock.advance(by: .milliseconds(1))
        try await eventually { drafts.names.count == 1 }
        #expect(files[path] == "old")
        // The document has it, and no other one takes it.
        #expect(abandoned.isEmpty)
        #expect(try drafts.takeDraft(drafts.names[0]) == nil)
    }

    @Test(arguments: [true, false])
    func changesComeBackAfterAKill(hasFile: Bool) async throws {
        try await killAfterTyping("new", in: hasFile ? path : nil)
        let next = run()
        #expect(await next.editor.document.restoreDraft())
        #expect(next.editor.text == "new")
        #expect(next.editor.document.state.isEdited)
        #expect(next.editor.document.state.file == (hasFile ? file : nil))
        #expect(next.editor.title == (hasFile ? "• Notes.txt" : "• Untitled"))
        #expect(next.editor.store.state.restored == [hasFile ? file : nil])
        // It is the same draft, which the document goes on to write.
        #expect(abandoned.isEmpty)
        #expect(next.window.question == nil)
        if hasFile {
            #expect(await next.editor.document.perform(.save))
            #expect(files[path] == "new")
            try await eventually("the draft is removed") { (files.drafts as? MemoryDrafts)?.names == [] }
        }
    }

    @Test(arguments: ["save", "revert", "undo", "discard", "new"])
    func theDraftIsRemovedWithTheChanges(way: String) async throws {
        let run = run()
        await run.editor.open(path)
        run.editor.type("new")
        try await writeDraft()
        switch way {
        case "save": await run.editor.document.perform(.save)
        case "undo": run.editor.type("old")
        case "revert":
            let reverted = Task { await run.editor.document.perform(.revert) }
            try await answer("Revert", in: run.window)
            #expect(await reverted.value)
        case "new":
            let begun = Task { await run.editor.document.perform(.new) }
            try await answer("Discard", in: run.window)
            #expect(await begun.value)
        default:
            let left = Task { await run.window.leave() }
            try await answer("Discard", in: run.window)
            #expect(await left.value)
        }
        // Without another second.
        try await eventually("the draft is removed") { drafts.names.isEmpty }
    }

    @Test func aDiscardedDraftIsWrittenAgainIfTheDocumentStays() async throws {
        let run = run()
        run.editor.type("new")
        try await writeDraft()
        let opened = Task { await run.editor.open("/home/billie/Missing.txt") }
        try await answer("Discard", in: run.window)
        try await answer("OK", in: run.window)
        await opened.value
        #expect(run.editor.text == "new")
        try await writeDraft()
    }

    @Test func whatIsTypedWhileAFileIsReadIsAskedAbout() async throws {
        let run = run()
        run.typeOnceBusy("typed meanwhile")
        let opened = Task { await run.editor.open(path) }
        try await answer("Cancel", in: run.window)
        await opened.value
        #expect(run.editor.text == "typed meanwhile")
    }

    @Test(arguments: ["Load", "Keep Mine"])
    func aFileThatHasChangedSinceIsAskedAbout(button: String) async throws {
        try await killAfterTyping("mine", in: path)
        files[path] = "theirs"
        let next = run()
        await next.editor.document.restoreDraft()
        #expect(next.editor.text == "mine")
        try await answer(button, in: next.window)
        try await eventually { next.editor.text == (button == "Load" ? "theirs" : "mine") }
        #expect(next.editor.document.state.isEdited == (button == "Keep Mine"))
        #expect(files[path] == "theirs")
    }

    @Test(arguments: ["document-../../x -", "document-A -", "document-é -"])
    func aRecordThatNamesNoDraftIsNotRestored(record: String) {
        #expect(!run().editor.document.canRestore(from: record))
    }

    @Test func aFileThatHasGoneIsToldAndItsChangesComeBack() async throws {
        try await killAfterTyping("mine", in: path)
        files[path] = nil
        let next = run()
        await next.editor.document.restoreDraft()
        try await answer("OK", in: next.window)
        #expect(next.editor.text == "mine" && next.editor.title == "• Notes.txt")
        await next.editor.document.perform(.save)
        #expect(files[path] == "mine")
    }

    @Test func aKillBetweenSavingAndRemovingTheDraftIsNoChange() async throws {
        try await killAfterTyping("new", in: path)
        files[path] = "new"
        let next = run()
        await next.editor.document.restoreDraft()
        #expect(next.editor.document.state.file == file && !next.editor.document.state.isEdited)
        #expect(next.window.question == nil)
        try await eventually("the draft is removed") { (files.drafts as? MemoryDrafts)?.names == [] }
    }

    @Test(arguments: [Array("nonsense".utf8), Array("draft 1\nfile -\nversion -\nsize 9\nshort".utf8)])
    func aDamagedDraftIsKeptAsideAndTold(bytes: [UInt8]) async throws {
        try await killAfterTyping("new", in: nil)
        let found = try #require(files.drafts as? MemoryDrafts)
        let storage = try #require(found[found.names[0]])
        storage.bytes = bytes
        let next = run()
        let restored = Task { await next.editor.document.restoreDraft() }
        try await eventually { next.window.question is AlertController }
        let alert = try #require(next.window.question as? AlertController)
        #expect(alert.message == "Changes Could Not Be Restored")
        #expect(alert.detail?.contains("is damaged. That version was kept as “kept-1”.") == true)
        try await answer("OK", in: next.window)
        #expect(await restored.value == false)
        #expect(storage.keptAside == ["kept-1": bytes])
        #expect(!next.editor.document.state.isEdited)
    }

    @Test func aDraftThatCanNotBeReadNowComesBackLater() async throws {
        try await killAfterTyping("new", in: nil)
        let found = try #require(files.drafts as? MemoryDrafts)
        found[found.names[0]]?.readingFails = .failed("The disk is busy.")
        let next = run()
        let restored = Task { await next.editor.document.restoreDraft() }
        try await answer("OK", in: next.window)
        #expect(await restored.value == false)
        found[found.names[0]]?.readingFails = nil
        #expect(await next.editor.document.restoreDraft())
        #expect(next.editor.text == "new")
    }

    @Test func twoDocumentsNeverHaveOneDraft() async throws {
        try await killAfterTyping("new", in: nil)
        let first = run(), second = run()
        async let one = first.editor.document.restoreDraft()
        async let two = second.editor.document.restoreDraft()
        let restored = await [one, two]
        #expect(restored.filter { $0 }.count == 1)
        #expect([first.editor.text, second.editor.text].sorted() == ["", "new"])
    }

    @Test func aDraftThatCanNotBeWrittenIsToldUntilItIs() async throws {
        drafts.takingFails = .failed("The disk is full.")
        let run = run()
        run.editor.type("n")
        #expect(run.editor.document.state.draftProblem == "The disk is full.")
        drafts.takingFails = nil
        run.editor.type("new")
        try await writeDraft()
        try await eventually { run.editor.document.state.draftProblem == nil }
    }

    @Test func aDraftThatCouldNotBeTakenIsWrittenWhenTheProgramEnds() async {
        // In a process of its own, whose values are all saved.
        await #expect(processExitsWith: .success) { @MainActor in
            let drafts = MemoryDrafts()
            let editor = EditorController(MemoryFiles(drafts: drafts), clock: TestClock())
            drafts.takingFails = .failed("Too many open files.")
            editor.type("new")
            try #require(UnsavedValues.saveAllBlocking() == ["Too many open files."])
            drafts.takingFails = nil
            try #require(UnsavedValues.saveAllBlocking() == [])
            try #require(drafts.names.count == 1)
            // Without changes, there is no problem.
            let other = EditorController(MemoryFiles(drafts: drafts), clock: TestClock())
            drafts.takingFails = .failed("Too many open files.")
            other.type("n")
            other.type("")
            try #require(other.document.state.draftProblem == nil)
            try #require(!UnsavedValues.exist)
        }
    }

    @Test func whatTheUserTypesBeforeTheDraftIsBackStays() async throws {
        try await killAfterTyping("older", in: path)
        let next = run()
        next.typeOnceBusy("typed first")
        #expect(await next.editor.document.restoreDraft() == false)
        #expect(next.editor.text == "typed first")
        #expect(abandoned.count == 1)
    }

    @Test func theDraftIsWrittenWhenTheProgramEnds() async {
        // In a process of its own, whose values are all saved.
        await #expect(processExitsWith: .success) { @MainActor in
            let drafts = MemoryDrafts(), clock = TestClock()
            let editor = EditorController(MemoryFiles(drafts: drafts), clock: clock)
            // The store still holds the change.
            editor.store.batchUpdate { $0.text = "new" }
            try #require(drafts.names.isEmpty)
            try #require(UnsavedValues.saveAllBlocking() == [])
            try #require(drafts.names.count == 1)
            editor.document.setDiscarded(true)
            try #require(UnsavedValues.saveAllBlocking() == [])
            try #require(drafts.names.isEmpty)
        }
    }

    // MARK: Windows

    /// Runs the program with windows that a session opens again, until the session is saved.
    ///
    /// - Parameters:
    ///   - storage: The storage of the session.
    ///   - fill: A closure that changes what a window shows, before its documents come back.
    ///   - body: A closure that tests the windows.
    private func withSession(
        in storage: MemoryStorage,
        filling fill: (Run) -> Void = { _ in },
        _ body: (WindowSession, [Run]) async throws -> Void
    ) async throws {
        try await ApplicationWindows.$scoped.withValue(ApplicationWindows()) {
            let session = WindowSession(in: storage)
            var windows = session.windowsToRestore(or: "main", drafts: files.drafts)
            var runs: [Run] = []
            while !windows.isEmpty {
                let run = run()
                fill(run)
                session.keep(run.window, as: windows.removeFirst())
                windows += session.windowsForRemainingDrafts(of: run.window, in: files.drafts)
                runs.append(run)
            }
            try await body(session, runs)
        }
    }

    /// Runs the program, types, waits until the draft is written, and kills the program, whose session is kept.
    private func killAfterTyping(_ text: String, keptIn storage: MemoryStorage) async throws {
        try await withSession(in: storage) { session, runs in
            runs[0].editor.type(text)
            try await writeDraft()
            await session.save()
            files.drafts = drafts.afterKill()
        }
    }

    /// Shows another editor beside that of a window.
    private func addEditor(to run: Run) -> EditorController {
        let tabs = TabController(), editor = EditorController(files, clock: clock)
        run.window.setRootController(tabs)
        tabs.setControllers([run.editor, editor])
        return editor
    }

    /// Runs the program, types in two editors of one window, waits until the drafts are written, and kills the program.
    ///
    /// - Parameters:
    ///   - names: The names of the editors in paths.
    ///   - storage: The storage of the session.
    private func killWithTwoEditors(_ names: [String?] = [nil, nil], in storage: MemoryStorage) async throws {
        try await withSession(in: storage) { session, runs in
            let first = runs[0].editor, second = addEditor(to: runs[0])
            (first.pathComponent, second.pathComponent) = (names[0], names[1])
            first.type("first")
            second.type("second")
            await clock.advance(by: .seconds(1))
            try await eventually { drafts.names.count == 2 }
            await session.save()
            files.drafts = drafts.afterKill()
        }
    }

    @Test func eachWindowHasItsDocumentAgain() async throws {
        files["/home/billie/Plan.txt"] = "plan"
        let storage = MemoryStorage()
        try await withSession(in: storage) { session, runs in
            await runs[0].editor.open("/home/billie/Plan.txt")
            let second = run(), third = run()
            for run in [second, third] { session.keep(run.window, as: "main") }
            third.editor.type("untitled")
            await second.editor.open(path)
            second.editor.type("new")
            await clock.advance(by: .seconds(1))
            try await eventually { drafts.names.count == 2 }
            await session.save()
            files.drafts = drafts.afterKill()
        }
        try await withSession(in: storage) { _, runs in
            // None is a new document, in whose place a file could be opened.
            #expect(runs.map(\.editor.document.state.isUnused) == [false, false, false])
            try await eventually("the documents are back") {
                runs.map(\.editor.title) == ["Plan.txt", "• Notes.txt", "• Untitled"]
            }
            #expect(runs.map(\.editor.text) == ["plan", "new", "untitled"])
        }
    }

    @Test(arguments: [false, true])
    func theDraftOfASecondTabThatIsNotThereHasAWindowOfItsOwn(haveNames: Bool) async throws {
        let storage = MemoryStorage()
        try await killWithTwoEditors(haveNames ? ["doc-1", "doc-2"] : [nil, nil], in: storage)
        let name = haveNames ? "doc-1" : nil
        try await withSession(in: storage, filling: { $0.editor.pathComponent = name }) { session, runs in
            try await eventually("both are back") { runs.map(\.editor.text) == ["first", "second"] }
            // Each has one place the next time, too.
            files.drafts = try #require(files.drafts as? MemoryDrafts).afterKill()
            #expect(session.windowsToRestore(or: "main", drafts: files.drafts).count == 2)
        }
    }

    @Test func bothDocumentsOfAWindowComeBackInItIfTheyAreThere() async throws {
        let storage = MemoryStorage()
        try await killWithTwoEditors(in: storage)
        var seconds: [EditorController] = []
        try await withSession(in: storage, filling: { seconds.append(addEditor(to: $0)) }) { _, runs in
            try await eventually("both are back") {
                runs.map(\.editor.text) == ["first"] && seconds.map(\.text) == ["second"]
            }
        }
    }

    @Test(arguments: [nil, "document"] as [String?])
    func theDraftOfADocumentThatComesLaterStaysInItsWindow(name: String?) async throws {
        let storage = MemoryStorage()
        try await killAfterTyping("new", keptIn: storage)
        // Nothing is there before a login.
        try await withSession(in: storage, filling: { $0.window.setRootController(Controller()) }) { session, runs in
            #expect(runs.count == 1)
            runs[0].editor.pathComponent = name
            runs[0].window.setRootController(runs[0].editor)
            try await eventually("the changes are back") { runs.map(\.editor.text) == ["new"] }
            #expect(session.windowsForRemainingDrafts(of: runs[0].window, in: files.drafts).isEmpty)
        }
    }

    @Test func theFirstDocumentThatComesLaterTakesOneOfTwoDrafts() async throws {
        let storage = MemoryStorage()
        try await killWithTwoEditors(["doc-1", "doc-2"], in: storage)
        try await withSession(in: storage, filling: { $0.window.setRootController(Controller()) }) { session, runs in
            #expect(runs.count == 1 && session.hasRemainingDrafts(of: runs[0].window))
            // It is the second one's own draft.
            runs[0].editor.pathComponent = "doc-2"
            runs[0].window.setRootController(runs[0].editor)
            try await eventually("one is back") { runs.map(\.editor.text) == ["second"] }
            #expect(session.windowsForRemainingDrafts(of: runs[0].window, in: files.drafts).count == 1)
            #expect(!session.hasRemainingDrafts(of: runs[0].window))
        }
    }

    @Test func aDocumentThatOpensAFileTakesNoDraftOfAnother() async throws {
        files["/home/billie/Plan.txt"] = "plan"
        let storage = MemoryStorage()
        try await killAfterTyping("new", keptIn: storage)
        try await withSession(in: storage, filling: { $0.window.setRootController(Controller()) }) { session, runs in
            let (window, editor) = (runs[0].window, runs[0].editor)
            editor.pathComponent = "plan"
            let opening = Task { await editor.open("/home/billie/Plan.txt") }
            try await eventually { editor.document.state.isBusy || editor.text == "plan" }
            window.setRootController(editor)
            await opening.value
            #expect(editor.text == "plan")
            // The draft gets a window of its own.
            #expect(session.windowsForRemainingDrafts(of: window, in: files.drafts).count == 1)
        }
    }

    @Test func theOtherDraftsGetWindowsOnceADocumentIsThereAfterALogin() async throws {
        let storage = MemoryStorage()
        try await killWithTwoEditors(in: storage)
        try await ApplicationWindows.$scoped.withValue(ApplicationWindows()) {
            let session = WindowSession(in: storage)
            var windows: [WindowController] = []
            session.restoreWindows(or: "main", drafts: files.drafts) { _ in
                let window = WindowController()
                window.setRootController(Controller())
                return window
            } showing: { window in
                window.openAndStay()
                windows.append(window)
            }
            // Time for the session to find no document.
            for _ in 0..<10 { await Task.yield() }
            #expect(windows.count == 1)
            let editors = (1...2).map { _ in EditorController(files, clock: clock) }
            windows[0].setRootController(editors[0])
            try await eventually("the other draft has a window") { windows.count == 2 }
            windows[1].setRootController(editors[1])
            try await eventually("both are back") { editors.map(\.text) == ["first", "second"] }
            windows.forEach { $0.close() }
        }
    }

    @Test func aNewDocumentOpensNoFileOfADocumentThatALifeCycleMethodHasRemoved() async throws {
        final class AppearingController: Controller {
            var onDidAppear: () -> Void = {}
            override func viewDidAppear() { onDidAppear() }
        }
        try await withSession(in: MemoryStorage()) { _, runs in
            let navigation = NavigationController(rootController: Controller()), tabs = TabController()
            let other = WindowController(), appearing = AppearingController()
            runs[0].window.setRootController(navigation)
            navigation.push(tabs)
            @MainActor func openDocument() async {
                let editor = EditorController(files, clock: clock)
                tabs.setControllers([editor])
                await editor.open(path)
            }
            await openDocument()
            // The session hears of the changes only after the document has been released.
            appearing.onDidAppear = {
                tabs.setControllers([])
                navigation.pop()
            }
            other.setRootController(appearing)
            other.open()
            let new = EditorController(files, clock: clock)
            navigation.push(new)
            #expect(new.document.state.isUnused)
            other.close()
        }
    }

    @Test func aDraftThatNoWindowKnowsHasAWindowOfItsOwn() async throws {
        let storage = MemoryStorage()
        try await withSession(in: storage) { session, runs in
            await runs[0].editor.open(path)
            await session.save()
        }
        try await killAfterTyping("new", in: nil)
        try await withSession(in: storage) { session, runs in
            #expect(runs.count == 2)
            try await eventually { runs.map(\.editor.title) == ["Notes.txt", "• Untitled"] }
            await session.save()
            // The window has it now, and there is not another one the next time.
            files.drafts = try #require(files.drafts as? MemoryDrafts).afterKill()
        }
        try await withSession(in: storage) { _, runs in #expect(runs.count == 2) }
    }
}
