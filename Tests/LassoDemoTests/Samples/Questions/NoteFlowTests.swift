import LassoGtk
import LassoTestUtilities
import Testing

@testable import LassoDemo

@Suite(.resettingMocks)
struct NoteFlowTests: FlowTesting {
    let testableHierarchy = TestableHierarchy()
    private let storage = MemoryStorage("Two words")

    private func start() async throws -> (NoteFlow, NoteViewController) {
        mock(SampleData.$shared, with: SampleData { _ in storage })
        let flow = NoteFlow()
        flow.start(with: pushed(in: navigationController))
        try await flow.store.kept.load()
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
        #expect(note.state.kept.value == "Two words")
    }

    @Test func clearingIsConfirmed() async throws {
        let (flow, note) = try await start()
        try await perform("Clear…", in: window)
        try await answer("Clear", in: window)
        try await eventually { note.state.text == "" }
        #expect(await flow.store.kept.save())
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
        #expect(await flow.store.kept.save())
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
        #expect(await !flow.store.kept.save())
        #expect(note.state.hasChanges)
        assertCommand("Save Note", in: window, isEnabled: true)
        storage.writingFails = nil
        try await perform("Save Note", in: window)
        try await eventually { storage.text == "New" && !note.state.hasChanges }
        assertCommand("Save Note", in: window, isEnabled: false)
    }

    @Test(arguments: ["New", "Newer"])
    func discardingAfterAFailureLeavesTheFileAsItWas(typedAtLast text: String) async throws {
        let (flow, note) = try await start()
        storage.writingFails = .failed("The disk is full.")
        note.dispatchAction(.didType("New"))
        note.dispatchAction(.didTapSave)
        #expect(await !flow.store.kept.save())
        note.dispatchAction(.didType(text))
        let leaving = Task { await note.leave() }
        try await answer("Discard", in: window)
        #expect(await leaving.value)
        storage.writingFails = nil
        #expect(await flow.store.kept.save())
        #expect(storage.text == "Two words" && storage.keptAside.isEmpty)
    }

    @Test func theNoteCanNotBeChangedBeforeItWasLoaded() async throws {
        storage.readingFails = .failed("The disk is busy.")
        mock(SampleData.$shared, with: SampleData { _ in storage })
        let store = NoteStore(with: NoteModule.defaultInitialState)
        try await eventually { store.state.kept.banner?.text == "The disk is busy." }
        store.dispatchAction(.didType("New"))
        #expect(store.state.text == "" && !store.state.hasChanges && store.state.status == .notLoaded)
        storage.readingFails = nil
        store.dispatchAction(.didTapSave)
        try await eventually { store.state.text == "Two words" && store.state.kept.banner == nil }
        #expect(store.state.status == .saved)
        store.dispatchAction(.didType("New"))
        #expect(store.state.status == .notSaved)
        store.dispatchAction(.didTapSave)
        try await eventually { storage.text == "New" }
        #expect(storage.keptAside.isEmpty)
    }

    @Test func savingIsTriedOnceAtATime() async throws {
        let counted = CountedStorage(storage)
        mock(SampleData.$shared, with: SampleData { _ in counted })
        let store = NoteStore(with: NoteModule.defaultInitialState)
        try await store.kept.load()
        storage.writingFails = .failed("The disk is full.")
        store.dispatchAction(.didType("New"))
        for number in 1...3 {
            #expect(await !store.save())
            #expect(counted.attemptCount == number)
        }
        storage.writingFails = nil
        #expect(await store.save())
        #expect(counted.attemptCount == 4 && storage.text == "New")
    }

    @Test func aNoteThatIsStillBeingWrittenIsLeftWithoutAQuestion() async throws {
        let (_, note) = try await start()
        note.dispatchAction(.didType("New"))
        note.dispatchAction(.didTapSave)
        let leaving = Task { await note.leave() }
        try await eventually { navigationController.topController !== note }
        #expect(await leaving.value && storage.text == "New")
    }

    @Test func aNoteThatAnotherProgramHasRemovedIsLeftWithoutAQuestion() async throws {
        let (_, note) = try await start()
        storage.bytes = nil
        try await eventually { note.state.hasChanges }
        let leaving = Task { await note.leave() }
        try await eventually { navigationController.topController !== note }
        #expect(await leaving.value && storage.text == "Two words")
    }

    // MARK: Another text that was saved meanwhile

    /// Types a text, and waits until another program has saved a different one.
    private func startWithOtherText() async throws -> NoteViewController {
        let (_, note) = try await start()
        note.dispatchAction(.didType("New"))
        storage.text = "Theirs"
        try await eventually { note.state.kept.value == "Theirs" }
        #expect(note.state.text == "New" && note.state.hasChanges)
        return note
    }

    @Test(arguments: [
        ("Cancel", "New", "Theirs"), ("Show Saved Note", "Theirs", "Theirs"), ("Replace", "New", "New"),
    ])
    func savingAsksBeforeItReplacesATextThatWasNotShown(button: String, shown: String, saved: String) async throws {
        let note = try await startWithOtherText()
        try await perform("Save Note", in: window)
        try await answer(button, in: window)
        try await eventually {
            note.state.text == shown && storage.text == saved && note.state.hasChanges == (shown != saved)
        }
        #expect(storage.keptAside.isEmpty)
    }

    @Test(arguments: [("Cancel", "Theirs", true), ("Show Saved Note", "Theirs", true), ("Replace", "New", false)])
    func savingOnTheWayOutAsksBeforeItReplacesATextThatWasNotShown(
        button: String,
        saved: String,
        stays: Bool
    ) async throws {
        let note = try await startWithOtherText()
        let leaving = Task { await note.leave() }
        try await answer("Save", in: window)
        try await eventually { (window.question as? AlertController)?.message == "Replace the saved note?" }
        try await answer(button, in: window)
        #expect(await leaving.value == !stays)
        #expect((navigationController.topController === note) == stays)
        #expect(storage.text == saved && storage.keptAside.isEmpty)
    }

    @Test func aTextThatIsSavedDuringTheQuestionIsAskedAbout() async throws {
        let note = try await startWithOtherText()
        try await perform("Save Note", in: window)
        try await eventually { window.question != nil }
        storage.text = "Newest"
        try await eventually { note.state.kept.value == "Newest" }
        try await answer("Replace", in: window)
        try await answer("Show Saved Note", in: window)
        try await eventually { note.state.text == "Newest" && !note.state.hasChanges }
        #expect(storage.text == "Newest")
    }

    @Test func aTextThatIsSavedBeforeClearingIsConfirmedIsShownFirst() async throws {
        let (_, note) = try await start()
        try await perform("Clear…", in: window)
        try await eventually { window.question != nil }
        storage.text = "Theirs"
        try await eventually { note.state.text == "Theirs" }
        try await answer("Clear", in: window)
        try await cancelQuestion(in: window)
        #expect(note.state.text == "Theirs" && storage.text == "Theirs")
    }

    @Test func whatThisWindowHasSavedIsReplacedWithoutAQuestion() async throws {
        let (_, note) = try await start()
        for text in ["New", "Newer", "Newest"] {
            note.dispatchAction(.didType(text))
            note.dispatchAction(.didTapSave)
            #expect(window.question == nil)
        }
        try await eventually { storage.text == "Newest" && !note.state.hasChanges }
        #expect(window.question == nil && storage.keptAside.isEmpty)
    }

    // MARK: Several windows

    private func showNote(in navigation: NavigationController) throws -> NoteViewController {
        NoteFlow().start(with: pushed(in: navigation))
        return try #require(navigation.topController as? NoteViewController)
    }

    @Test func allWindowsShowTheSavedNoteAndOnlyOneAsks() async throws {
        let (_, note) = try await start()
        let navigation = NavigationController(rootController: Controller()), other = try showNote(in: navigation)
        other.dispatchAction(.didType("New"))
        #expect(note.state.text == "Two words" && !note.state.hasChanges)
        note.dispatchAction(.didTapCount)
        try await answer("OK", in: window)
        #expect(navigation.topController === other && other.presentedController == nil)
        other.dispatchAction(.didTapSave)
        try await eventually { storage.text == "New" && note.state.text == "New" && !note.state.hasChanges }
        #expect(storage.keptAside.isEmpty)
    }

    @Test func discardingInOneWindowLeavesWhatAnotherCouldNotSave() async throws {
        let (flow, note) = try await start()
        let navigation = NavigationController(rootController: Controller()), other = try showNote(in: navigation)
        storage.writingFails = .failed("The disk is full.")
        other.dispatchAction(.didType("New"))
        other.dispatchAction(.didTapSave)
        #expect(await !flow.store.kept.save())
        let leaving = Task { await note.leave() }
        try await answer("Discard", in: window)
        #expect(await leaving.value && other.state.text == "New" && other.state.hasChanges)
        #expect(navigation.topController === other)
    }

    @Test func leavingOneWindowLeavesTheChangesInAnother() async throws {
        let (_, note) = try await start()
        let navigation = NavigationController(rootController: Controller()), other = try showNote(in: navigation)
        note.dispatchAction(.didType("New"))
        let leaving = Task { await other.leave() }
        try await eventually { navigation.topController !== other }
        #expect(await leaving.value && note.state.text == "New" && note.state.hasChanges)
    }

    @Test func savingAsksBeforeItReplacesATextOfAnotherWindow() async throws {
        let (_, note) = try await start()
        let navigation = NavigationController(rootController: Controller()), other = try showNote(in: navigation)
        note.dispatchAction(.didType("Mine"))
        other.dispatchAction(.didType("Other"))
        other.dispatchAction(.didTapSave)
        try await eventually { storage.text == "Other" && !other.state.hasChanges }
        note.dispatchAction(.didTapSave)
        try await answer("Replace", in: window)
        try await eventually { storage.text == "Mine" && other.state.text == "Mine" }
    }
}
