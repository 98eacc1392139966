import LassoTestUtilities
import Testing

@testable import Lasso

/// Tests of documents whose files don't answer.
@MainActor
struct SilentFilesTests {
    private enum EditorModule: StoreModule {
        enum Action { case didType(String) }

        struct State: Equatable { var text = "" }
    }

    private final class EditorStore: LassoStore<EditorModule> {
        override func handleAction(_ action: Action) {
            switch action {
            case .didType(let text): update { $0.text = text }
            }
        }
    }

    private final class EditorController: Controller {
        let store = EditorStore(with: .init())
        let document: Document<EditorModule, String>

        init(_ files: SilentFiles, _ clock: TestClock) {
            store.effectClock = clock
            document = Document(of: store, \.text, as: .text, in: files)
            super.init()
            document.show(in: self)
        }

        override var leaving: Leaving { document.leaving }
    }

    /// Files that answer when the test says so, and notice no cancellation.
    private final class SilentFiles: DocumentFiles {
        let files: MemoryFiles
        private var waiting: [CheckedContinuation<Void, Never>] = []

        init(_ files: MemoryFiles) { self.files = files }

        var askedCount: Int { waiting.count }

        func answer() {
            let waiting = waiting
            self.waiting = []
            waiting.forEach { $0.resume() }
        }

        /// Lets the call that waits longest go on.
        func answerFirst() { waiting.removeFirst().resume() }

        private func waitForTest() async { await withCheckedContinuation { waiting.append($0) } }

        var drafts: any DocumentDrafts { files.drafts }
        var recentFiles: [FileReference] { [] }

        func read(_ file: FileReference) async throws(DocumentFileError) -> DocumentFileContents {
            await waitForTest()
            return try await files.read(file)
        }

        func replace(
            _ file: FileReference,
            with bytes: [UInt8],
            version: String?
        ) async throws(DocumentFileError) -> String? {
            await waitForTest()
            return try await files.replace(file, with: bytes, version: version)
        }

        func version(of file: FileReference) async throws(DocumentFileError) -> String? { nil }
        func shownPlace(of file: FileReference) async -> (name: String, folder: String?) { (file.name, nil) }
        func addRecentFile(_ file: FileReference) {}
        func removeRecentFile(_ file: FileReference) {}
        func observeRecentFiles(_ observer: @escaping @MainActor () -> Void) -> Observation { .stopping {} }

        func observeChanges(of file: FileReference, _ observer: @escaping @MainActor () -> Void) -> Observation {
            .stopping {}
        }
    }

    private let file = FileReference(path: "/net/Notes.txt")
    private let memory = MemoryFiles(["/net/Notes.txt": "old"])
    private let files: SilentFiles
    private let clock = TestClock()
    private let editor: EditorController
    private let window = WindowController()

    init() {
        files = SilentFiles(memory)
        editor = EditorController(files, clock)
        window.setRootController(editor)
        window.open()
    }

    private func openFile() async throws {
        let opened = Task { await editor.document.perform(.openFile(file)) }
        try await eventually { files.askedCount == 1 }
        files.answer()
        #expect(await opened.value)
    }

    /// Wants to close the window, and waits until the user is asked about the files.
    private func close() async throws -> Task<Bool, Never> {
        let closed = Task { await window.leave() }
        try await eventually { editor.isBeingAsked }
        while window.question == nil { await clock.advance(by: .seconds(2)) }
        #expect((window.question as? AlertController)?.message == "Stop Waiting for “\(editor.document.state.name)”?")
        return closed
    }

    @Test func aFileThatIsNeverReadLetsTheWindowClose() async throws {
        let opened = Task { await editor.document.perform(.openFile(file)) }
        try await eventually { files.askedCount == 1 }
        let closed = try await close()
        try await answer("Stop", in: window)
        #expect(await closed.value)
        #expect(await opened.value == false)
        #expect(!window.isOpen)
        // The answer comes when nobody needs it any more.
        files.answer()
        for _ in 1...20 { await Task.yield() }
        #expect(editor.store.state.text == "" && editor.document.state.file == nil)
    }

    @Test func aFileThatIsNeverWrittenLosesNothing() async throws {
        try await openFile()
        editor.store.dispatchAction(.didType("new"))
        let saved = Task { await editor.document.perform(.save) }
        try await eventually { files.askedCount == 1 }
        let waiting = try await close()
        try await answer("Wait", in: window)
        #expect(await waiting.value == false)
        #expect(editor.document.state.isBusy && editor.document.state.isEdited)

        let closed = try await close()
        try await answer("Stop", in: window)
        #expect(await saved.value == false)
        #expect(!editor.document.state.isBusy && editor.document.state.isEdited)
        try await answer("Cancel", in: window)
        #expect(await closed.value == false)
        #expect(window.isOpen)

        // What was given up is written late, like a change by another program.
        editor.store.dispatchAction(.didType("newer"))
        let again = Task { await editor.document.perform(.save) }
        try await eventually { files.askedCount == 2 }
        files.answerFirst()
        try await eventually { memory["/net/Notes.txt"] == "new" }
        files.answer()
        try await answer("Replace", in: window)
        try await eventually { files.askedCount == 1 }
        files.answer()
        #expect(await again.value)
        #expect(memory["/net/Notes.txt"] == "newer" && !editor.document.state.isEdited)
        window.close()
    }

    @Test func whatIsTypedWhileTheFileIsSavedIsAskedAboutToo() async throws {
        try await openFile()
        editor.store.dispatchAction(.didType("new"))
        let left = Task { await window.leave() }
        try await answer("Save", in: window)
        try await eventually { files.askedCount == 1 }
        editor.store.dispatchAction(.didType("newer"))
        files.answer()
        try await answer("Cancel", in: window)
        #expect(await left.value == false)
        #expect(window.isOpen && memory["/net/Notes.txt"] == "new" && editor.document.state.isEdited)
        window.close()
    }

    @Test func aDraftThatIsBeingRestoredStaysIfItsWindowGoes() async throws {
        try await openFile()
        editor.store.dispatchAction(.didType("new"))
        await clock.advance(by: .seconds(1))
        let written = try #require(memory.drafts as? MemoryDrafts)
        try await eventually { written.names.count == 1 }
        let drafts = written.afterKill()
        memory.drafts = drafts
        weak var store: EditorStore?
        func restore() async throws -> Task<Bool, Never> {
            let next = EditorController(files, clock), window = WindowController()
            window.setRootController(next)
            window.open()
            store = next.store
            let restored = Task { [document = next.document] in await document.restoreDraft() }
            try await eventually { files.askedCount == 1 }
            window.close()
            return restored
        }
        let restored = try await restore()
        try await eventually { store == nil }
        files.answer()
        #expect(await restored.value == false)
        #expect(try drafts.abandonedDrafts().count == 1 && drafts[drafts.names[0]]?.text?.contains("new") == true)
        window.close()
    }

    @Test func theQuestionGoesWhenTheAnswerComes() async throws {
        let opened = Task { await editor.document.perform(.openFile(file)) }
        try await eventually { files.askedCount == 1 }
        let closed = try await close()
        files.answer()
        #expect(await opened.value)
        #expect(await closed.value)
        #expect(!window.isOpen)
    }
}
