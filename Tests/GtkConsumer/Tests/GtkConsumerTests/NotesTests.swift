import LassoGtk
import LassoTestUtilities
import Notes
import Testing

/// Tests of the flow of the notes without a display: explorations, walks, and recorded runs.
@MainActor
struct NotesTests {
    /// The flow of the walk that was started last.
    @MainActor
    private final class Started {
        private weak var flow: NotesFlow?

        func makeFlow() -> NotesFlow {
            let flow = NotesFlow()
            self.flow = flow
            return flow
        }

        var shelf: TabController? { flow?.shelf }

        /// The note in the first tab of the shelf.
        var note: NoteViewController? { shelf?.controllers.first?.firstChild() }
    }

    // MARK: Explorations

    @Test func eachScreenButADialogHasAPath() async {
        let map = await explore(depth: 1) {
            NotesFlow()
        } inputs: {
            Inputs(NotesModule.self) { state in
                state.notes.map { NotesModule.Action.didTapNote($0.id) } + [.didTapPreferences]
            }
        }
        map.expectAllScreensReached([NotesModule.self, NoteModule.self, PreferencesModule.self])
        map.expectAllScreensHavePaths(except: [PreferencesModule.self])
        let failures = withFailuresCaptured { map.expectAllScreensHavePaths() }
        let message = "PreferencesModule has no path of its own. It is shown at /, "
        #expect(failures.map(\.message) == [message + "which is the path of “Notes” (NotesModule)."])
    }

    @Test(arguments: [1, 2]) func aLinkLeadsOnlyWhereTheUserCanGo(tapped: Int) async {
        let walk = await FlowWalk { NotesFlow() }
        let outcome = await walk.go(to: "/2")
        #expect(outcome?.kind == .arrived)
        let failures = await withFailuresCaptured {
            await walk.expectStepsLeadHere(depth: 1) {
                Inputs(NotesModule.self) { [.didTapNote(tapped)] }
            }
        }
        let message = "No step of the user leads to “Bread” (NoteModule)."
        #expect(failures.map(\.message) == (tapped == 2 ? [] : [message]))
    }

    @Test func aTitleThatFollowsTheStateIsNoOtherScreen() async throws {
        let walk = await FlowWalk { NotesFlow() }
        _ = await walk.go(to: "/2")
        try await walk.send(.didType("Rye"), to: NoteModule.self)
        try await walk.perform("keep")
        #expect(walk.window.visibleController.title == "Rye")
        await walk.expectStepsLeadHere(depth: 1) {
            Inputs(NotesModule.self) { [.didTapNote(2)] }
        }
    }

    // MARK: Walks

    @Test func aNoteIsEditedOnTheShelf() async throws {
        let started = Started()
        let walk = await FlowWalk { started.makeFlow() }
        try await walk.perform("open-shelf")
        try await walk.send(.didType("one"), to: NoteModule.self, inWindow: 1)
        #expect(started.note?.state.text == "one")
        try await walk.send(.didType("two"), to: NoteViewController.self, inWindow: 1)
        #expect(started.note?.state.text == "two")
        try await walk.send(json: #"{"didType":{"_0":"three"}}"#, to: NoteModule.self, inWindow: 1)
        #expect(started.note?.state.text == "three")
        try await walk.send(json: #"{"didType":{"_0":"four"}}"#, to: NoteViewController.self, inWindow: 1)
        #expect(started.note?.state.text == "four")
        try await walk.send(json: #"{"didTapKeep":{}}"#, to: NoteModule.self, inWindow: 1)
        #expect(started.note?.state.hasChanges == false)
        try await walk.perform("attach-file", inWindow: 1)
        try await walk.answer(paths: ["/home/billie/List.txt"], inWindow: 1)
        #expect(started.note?.state.text == "four\nList.txt")
        try await walk.perform("keep", inWindow: 1)
        #expect(started.note?.state.hasChanges == false)
        await walk.finish()
    }

    @Test func theShelfIsAWindowOfItsOwn() async throws {
        let started = Started()
        let walk = await FlowWalk { started.makeFlow() }
        try await walk.perform("open-shelf")
        try await walk.perform("show-details", inWindow: 1)
        #expect(started.shelf?.visibleController is DetailsViewController)
        try await walk.goBack(inWindow: 1)
        #expect(started.shelf?.visibleController is NoteViewController)
        try await walk.perform("preferences", inWindow: 1)
        #expect(started.shelf?.visibleController is PreferencesViewController)
        try await walk.closeDialog(inWindow: 1)
        #expect(started.shelf?.visibleController is NoteViewController)

        try await walk.send(.didType("one"), to: NoteModule.self, inWindow: 1)
        try await walk.select(1, inWindow: 1)
        #expect(started.shelf?.selectedIndex == 1)
        try await walk.closeTab(0, inWindow: 1)
        try await walk.answer("Cancel", inWindow: 1)
        #expect(started.shelf?.controllers.count == 2)
        try await walk.closeTab(0, inWindow: 1)
        try await walk.answer("Discard", inWindow: 1)
        #expect(started.shelf?.controllers.count == 1)
        await walk.finish()
    }

    @Test func theShelfIsTheSecondWindow() async throws {
        let started = Started()
        let walk = await FlowWalk { started.makeFlow() }
        #expect(walk.windows.count == 1)
        try await walk.perform("open-shelf")
        try #require(walk.windows.count == 2)
        #expect(walk.windows[0] === walk.window && walk.windows[1].rootController === started.shelf)
        try await walk.closeWindow(1)
        #expect(walk.windows.count == 1)
        await walk.finish()
    }

    @Test(arguments: [(0, 1), (1, 0)])
    func onlyTheTabsOfTheShelfLeadElsewhereByThemselves(window: Int, failureCount: Int) async throws {
        let walk = await FlowWalk { NotesFlow() }
        try await walk.perform("open-shelf")
        let failures = await withFailuresCaptured { await walk.expectWayOut(inWindow: window) }
        #expect(failures.count == failureCount)
    }

    // MARK: Recorded runs

    @Test func theCountIsShownUntilItsTimeIsOver() async throws {
        let run = await RecordedRun { NotesFlow() }
        try await assertToast("2 notes", in: run.window)
        try await run.timeOutToast("2 notes")
        assertNoToast(in: run.window)
        await run.finish()
    }

    @Test func eachStepIsTakenInItsWindow() async throws {
        let run = await RecordedRun(in: { window in
            NotesFlow().start(with: root(of: window).withNavigationEmbedding())
            NotesFlow().start(with: newWindow(besides: window).withNavigationEmbedding())
        })
        try #require(run.windows.count == 2)
        let other = run.windows[1]
        #expect(run.windows[0] === run.window)
        // Both show the count.
        try await run.endToast("2 notes", byButton: false, inWindow: 1)
        assertNoToast(in: other)
        try await assertToast("2 notes", in: run.window)
        try await run.follow("/1", in: "NotesFlow", inWindow: 1)
        #expect(run.window.path == "/" && other.path == "/1")
        try await run.perform("preferences", inWindow: 0)
        #expect(run.window.visibleController is PreferencesViewController)
        #expect(other.visibleController is NoteViewController)
        await run.finish()
    }

    @Test func anActionIsSentAsTheTapeHasIt() async throws {
        let run = await RecordedRun { NotesFlow() }
        let notes: NotesViewController = try run.window.firstChildOfType()
        try await run.send(json: #"{"didReceive":{"_0":{"id":3,"text":"Tea"}}}"#, to: NotesModule.self)
        #expect(notes.state.notes.last == Note(id: 3, text: "Tea"))
        try await run.send(json: #"{"didTapNote":{"_0":3}}"#, to: NotesModule.self)
        #expect(run.window.visibleController.title == "Tea")
        await run.finish()
    }
}
