import LassoTestUtilities
import Testing

@testable import LassoGtk

/// Tests of what the command palette finds and chooses.
struct CommandPaletteStoreTests: FlowTesting {
    let testableHierarchy = TestableHierarchy()
    private let controller = SortingController()

    private func makeStore(recent: [CommandMatch.ID] = []) -> CommandPaletteStore {
        window.setRootController(controller)
        return CommandPaletteStore(with: .init(controller.availableCommands, recentlyPerformed: recent))
    }

    @Test func anEmptyQueryFindsWhatCanBePerformedAndTheOptionsOfChoices() {
        window.windows.commands = Commands { Command(.commandPalette) {} }
        let rows = makeStore().state.rows
        #expect(rows.map(\.title) == ["New Task", "Show Done", "Sort By: Name", "Sort By: Date"])
        #expect(rows.map(\.place) == ["File", "View", "View", "View"])
        #expect(rows.map(\.isOn) == [nil, false, true, false])
        #expect(rows.map(\.name).prefix(2) == ["New Task, File, Ctrl+N", "Show Done, Off, View, Ctrl+H"])
    }

    @Test func whatWasPerformedRecentlyComesFirst() {
        let titles = makeStore(recent: ["sort-by:date", "show-done"]).state.rows.map(\.title)
        #expect(titles == ["Sort By: Date", "Show Done", "New Task", "Sort By: Name"])
    }

    @Test func theFirstRowIsChosenAndTheKeysChooseOthers() async {
        let store = makeStore()
        #expect(store.state.chosen == "new-task")
        let test = TestStore(store)
        test.send(.didPressUp)
        test.send(.didPressDown) { $0.chosen = "show-done" }
        test.send(.didPressDown) { $0.chosen = "sort-by:name" }
        test.send(.didPressDown) { $0.chosen = "sort-by:date" }
        test.send(.didPressDown)
        test.send(.didPressUp) { $0.chosen = "sort-by:name" }
        test.send(.didPressEnter)
        await test.receive(.didChoose("sort-by:name"))
        await test.finish()
    }

    @Test func typingChoosesTheBestRow() {
        let store = makeStore()
        store.dispatchAction(.didPressDown)
        store.dispatchAction(.didType("sbd"))
        #expect(store.state.rows.map(\.title) == ["Sort By: Date"])
        #expect(store.state.chosen == "sort-by:date")
        store.dispatchAction(.didType("xyz"))
        #expect(store.state.rows.isEmpty && store.state.chosen == nil)
        store.observeOutput { Issue.record("\($0)") }
        store.dispatchAction(.didPressEnter)
    }

    @Test func theRowsFollowTheCommandsAndTheChosenOneStays() {
        let store = makeStore()
        store.dispatchAction(.didPressDown)
        controller.store.dispatchAction(.didTapNew)
        controller.store.dispatchAction(.didShowDone(true))
        #expect(store.state.rows.map(\.title).prefix(3) == ["New Task", "Delete", "Show Done"])
        #expect(store.state.chosenRow?.isOn == true)
        #expect(store.state.chosen == "show-done")
    }

    @Test func theControllerPerformsAfterItHasBeenDismissed() {
        let recent = RecentCommands()
        window.setRootController(controller)
        let palette = CommandPaletteController(controller.availableCommands, recent)
        controller.present(palette)
        var wasPresented: Bool?
        controller.store.observeState(\.showsDone) { [weak window, unowned palette] (_: Bool) in
            wasPresented = window?.frontController === palette || palette.presentingController != nil
        }
        palette.store.dispatchAction(.didTapRow("show-done"))
        #expect(controller.store.state.showsDone)
        #expect(wasPresented == false)
        #expect(recent.all == ["show-done"])
    }

    @Test func escapeLeavesTheController() {
        window.setRootController(controller)
        let palette = CommandPaletteController(controller.availableCommands, RecentCommands())
        controller.present(palette)
        palette.store.dispatchAction(.didPressEscape)
        #expect(controller.presentedController == nil)
    }
}
