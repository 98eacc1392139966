import LassoGtk
import LassoTestUtilities
import Testing

@testable import LassoDemo

@Suite(.resettingMocks)
struct NoteFlowTests: FlowTesting {
    let testableHierarchy = TestableHierarchy()
    private let storage = MemoryStorage("Two words")

    private func start() async throws -> (NoteFlow, NoteViewController) {
        mock(NoteDocumentStore.$shared, with: SharedStore { [storage] in NoteDocumentStore(in: storage) })
        let flow = NoteFlow()
        flow.start(with: pushed(in: navigationController))
        try await flow.store.document.stored.load()
        return (flow, try #require(navigationController.topController as? NoteViewController))
    }

    @Test func theWordsAreCountedInAnAlert() async throws {
        _ = try await start()
        try await perform("Count Words", in: window)
        let alert = try #require(try await shownQuestion(in: window) as? AlertController)
        #expect(alert.message == "2 words" && alert.detail == "9 characters")
        try await answer("OK", in: window)
    }

    @Test func theUserChoosesAmongSeveralAnswers() async throws {
        let (_, note) = try await start()
        try await perform("Change Letters…", in: window)
        try await cancelQuestion(in: window)
        #expect(!note.state.hasChanges)
        try await perform("Change Letters…", in: window)
        try await answer("Capital Letters", in: window)
        try await eventually { note.state.text == "TWO WORDS" }
        #expect(note.state.document.saved == "Two words")
    }

    @Test func clearingIsConfirmed() async throws {
        let (flow, note) = try await start()
        try await perform("Clear…", in: window)
        try await answer("Clear", in: window)
        try await eventually { note.state.text == "" }
        #expect(await flow.store.document.stored.save())
        #expect(storage.text == "")
        assertCommand("Clear…", in: window, isEnabled: false)
    }

    @Test(arguments: [("Cancel", "Two words", true), ("Discard", "Two words", false), ("Save", "New", false)])
    func leavingAsksWhatToDoWithChanges(button: String, saved: String, stays: Bool) async throws {
        let (flow, note) = try await start()
        note.dispatchAction(.didType("New"))
        let leaving = Task { await note.leave() }
        try await answer(button, in: window)
        #expect(await leaving.value == !stays)
        #expect((navigationController.topController === note) == stays)
        #expect(await flow.store.document.stored.save())
        #expect(storage.text == saved)
    }

    @Test func whoeverSavesOnTheWayOutStaysIfThatFails() async throws {
        let (_, note) = try await start()
        storage.writingFails = .failed("The disk is full.")
        note.dispatchAction(.didType("New"))
        let leaving = Task { await note.leave() }
        try await answer("Save", in: window)
        #expect(await !leaving.value)
        #expect(navigationController.topController === note && note.state.text == "New")
        try await assertBanner("The disk is full.", in: window)
        storage.writingFails = nil
        try await pressBannerButton("Try Again", in: window)
        try await eventually { !note.state.hasChanges }
        #expect(storage.text == "New")
        assertNoBanner(in: window)
        #expect(await note.leave())
    }

    @Test func aNoteThatCouldNotBeSavedIsNotCalledSavedAndCanBeSavedAgain() async throws {
        let (flow, note) = try await start()
        storage.writingFails = .failed("The disk is full.")
        note.dispatchAction(.didType("New"))
        try await perform("Save Note", in: window)
        try await assertBanner("The disk is full.", in: window)
        #expect(await !flow.store.document.stored.save())
        #expect(note.state.hasChanges)
        assertCommand("Save Note", in: window, isEnabled: true)
        storage.writingFails = nil
        try await perform("Save Note", in: window)
        try await eventually { storage.text == "New" && !note.state.hasChanges }
        assertCommand("Save Note", in: window, isEnabled: false)
    }

    @Test func discardingAfterAFailureLeavesTheFileAsItWas() async throws {
        let (flow, note) = try await start()
        storage.writingFails = .failed("The disk is full.")
        note.dispatchAction(.didType("New"))
        note.dispatchAction(.didTapSave)
        #expect(await !flow.store.document.stored.save())
        let leaving = Task { await note.leave() }
        try await answer("Discard", in: window)
        #expect(await leaving.value)
        storage.writingFails = nil
        #expect(await flow.store.document.stored.save())
        #expect(storage.text == "Two words" && storage.keptAside.isEmpty)
    }

    @Test func nothingIsSavedBeforeTheNoteWasLoaded() async throws {
        storage.readingFails = .failed("The disk is busy.")
        mock(NoteDocumentStore.$shared, with: SharedStore { [storage] in NoteDocumentStore(in: storage) })
        let store = NoteStore(with: NoteModule.defaultInitialState)
        try await eventually { store.state.document.banner?.text == "The disk is busy." }
        store.dispatchAction(.didType("New"))
        storage.readingFails = nil
        store.dispatchAction(.didTapSave)
        try await eventually { store.state.document.saved == "Two words" }
        #expect(store.state.text == "New" && store.state.hasChanges && store.state.document.banner == nil)
        store.dispatchAction(.didTapSave)
        try await eventually { storage.text == "New" }
        #expect(storage.keptAside.isEmpty)
    }

    @Test func allWindowsShareTheNoteAndOnlyOneAsks() async throws {
        let (_, note) = try await start()
        let other = NoteFlow(), navigation = NavigationController()
        other.start(with: root(of: navigation))
        other.store.dispatchAction(.didType("New"))
        #expect(note.state.text == "New" && note.state.hasChanges)
        note.dispatchAction(.didTapCount)
        try await answer("OK", in: window)
        #expect(other.initialController?.presentedController == nil)
        note.dispatchAction(.didTapSave)
        try await eventually { storage.text == "New" && !other.store.state.hasChanges }
        #expect(storage.keptAside.isEmpty)
    }
}
