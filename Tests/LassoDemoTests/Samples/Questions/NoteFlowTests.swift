import LassoGtk
import LassoTestUtilities
import Testing

@testable import LassoDemo

@Suite(.resettingMocks)
struct NoteFlowTests: FlowTesting {
    let testableHierarchy = TestableHierarchy()
    private let storage = MemoryStorage("Two words")

    private func start() async throws -> (NoteFlow, NoteViewController) {
        mock(NoteStore.$storage, with: storage)
        let flow = NoteFlow()
        flow.start(with: pushed(in: navigationController))
        try await flow.store.stored.load()
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
        #expect(note.state.saved == "Two words")
    }

    @Test func clearingIsConfirmed() async throws {
        let (flow, note) = try await start()
        try await perform("Clear…", in: window)
        try await answer("Clear", in: window)
        try await eventually { note.state.text == "" }
        #expect(await flow.store.stored.save())
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
        #expect(await flow.store.stored.save())
        #expect(storage.text == saved)
    }
}
