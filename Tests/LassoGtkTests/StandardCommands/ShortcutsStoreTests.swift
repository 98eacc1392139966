import LassoTestUtilities
import Testing

@testable import LassoGtk

/// Tests of the changes that the user makes in the shortcuts window.
struct ShortcutsStoreTests: FlowTesting {
    let testableHierarchy = TestableHierarchy()
    private let controller = SortingController()

    private func makeStore() -> ShortcutsStore {
        window.setRootController(controller)
        let settings = WindowController.acceleratorSettings
        return ShortcutsStore(with: .init(controller.availableCommands, settings: settings))
    }

    private func press(_ keys: String, in store: ShortcutsStore) throws {
        store.dispatchAction(.didPressKeys(try #require(Accelerator(keys))))
    }

    private func shortcut(_ id: String, in store: ShortcutsStore) throws -> CommandShortcut {
        try #require(store.state.shortcuts.first { $0.id == id })
    }

    @Test func theCommandsAreListedByGroupsAndThenTheFixedKeysThatNoneHas() {
        window.windows.commands = Commands { Command(.closeWindow) {} }
        let shortcuts = makeStore().state.shortcuts
        #expect(
            shortcuts.map { "\($0.group)/\($0.title)/\($0.accelerators.label)" } == [
                "File/New Task/Ctrl+N", "File/Delete/Delete", "View/Show Done/Ctrl+H", "General/Close Window/Ctrl+W",
                "Navigation/Back/Alt+Left", "Navigation/Back, or Close the Dialog/Escape",
                "Navigation/Choose a Tab/Alt+1 or Alt+9", "Navigation/Previous Tab/Ctrl+Page Up",
                "Navigation/Next Tab/Ctrl+Page Down", "Navigation/Main Menu/F10",
            ]
        )
    }

    @Test(
        arguments: [
            ("task", ["New Task"]), ("ctrl h", ["Show Done"]), ("navigation f10", ["Main Menu"]), ("xyz", []),
        ]
    )
    func aSearchFindsTitlesGroupsAndKeys(query: String, titles: [String]) {
        let store = makeStore()
        store.dispatchAction(.didType(query))
        #expect(store.state.rows.map(\.shortcut.title) == titles)
    }

    @Test func keysWithoutANameAreRefused() {
        let store = makeStore()
        store.dispatchAction(.didTapEdit("new-task"))
        store.dispatchAction(.didPressKeys(Accelerator(key: 0x1008_1249, modifiers: .controlMask)))
        #expect(store.state.rows.first?.step == .waiting(note: "These keys can't be used. Press others."))
    }

    @Test func thePressedKeysAreTheUsersAndAreResetAgain() throws {
        let store = makeStore()
        store.dispatchAction(.didTapEdit("new-task"))
        #expect(store.state.rows.first?.step == .waiting(note: nil))
        try press("<Control><Shift>t", in: store)
        #expect(store.state.editing == nil && store.state.hasChanges)
        #expect(try shortcut("new-task", in: store).accelerators == "<Control><Shift>t")
        #expect(window.availableCommands["new-task"]?.accelerators == "<Control><Shift>t")
        store.dispatchAction(.didTapReset("new-task"))
        #expect(try !shortcut("new-task", in: store).isChanged)
        #expect(WindowController.acceleratorSettings == AcceleratorSettings())
    }

    @Test func escapeCancelsAndBackspaceTakesTheKeysAway() throws {
        let store = makeStore()
        store.dispatchAction(.didTapEdit("new-task"))
        try press("Escape", in: store)
        #expect(store.state.editing == nil && !store.state.hasChanges)
        store.dispatchAction(.didTapEdit("new-task"))
        try press("BackSpace", in: store)
        #expect(WindowController.acceleratorSettings["new-task"] == [])
        #expect(try shortcut("new-task", in: store).accelerators == [])
    }

    @Test(
        arguments: [
            "a", "<Shift>question", "Return", "Tab", "Left", "<Alt>Left", "<Alt>5", "<Control>Page_Up", "F10",
        ]
    )
    func keysForTypingAndForNavigationAreRefused(keys: String) throws {
        let store = makeStore()
        store.dispatchAction(.didTapEdit("new-task"))
        try press(keys, in: store)
        let label = try #require(Accelerator(keys)).label
        #expect(store.state.editing?.step.isWaiting == true)
        #expect(store.state.editing?.step.note.hasPrefix(label) == true)
        #expect(!store.state.hasChanges)
    }

    @Test func aCommandMayHaveAFixedKeyThatItHasByDefault() throws {
        window.windows.commands = Commands { Command(.mainMenu) {} }
        let store = makeStore()
        store.dispatchAction(.didTapEdit("main-menu"))
        try press("<Control>m", in: store)
        store.dispatchAction(.didTapEdit("main-menu"))
        try press("F10", in: store)
        #expect(WindowController.acceleratorSettings == AcceleratorSettings())
    }

    @Test func aConflictNamesTheOtherCommandAndTheKeysAreTakenFromIt() throws {
        let store = makeStore()
        // The shortcuts window is a dialog, but what counts is below it.
        controller.present(Controller())
        store.dispatchAction(.didTapEdit("new-task"))
        try press("<Control>h", in: store)
        #expect(store.state.editing?.step.note == "Ctrl+H belongs to “Show Done”.")
        #expect(!store.state.hasChanges)
        store.dispatchAction(.didTapTake)
        #expect(store.state.editing == nil)
        #expect(try shortcut("new-task", in: store).accelerators == "<Control>h")
        #expect(try shortcut("show-done", in: store).accelerators == [])
        // The original keys of the other command are in use now.
        store.dispatchAction(.didTapReset("show-done"))
        #expect(store.state.editing?.step.note == "Ctrl+H belongs to “New Task”.")
        store.dispatchAction(.didTapTake)
        #expect(WindowController.acceleratorSettings["show-done"] == nil)
        #expect(WindowController.acceleratorSettings["new-task"] == [])
    }

    @Test func allAreResetAfterAQuestion() async throws {
        window.setRootController(controller)
        var settings = AcceleratorSettings()
        try settings.set("F5", for: "elsewhere", among: [])
        WindowController.acceleratorSettings = settings
        let shortcuts = ShortcutsController(for: controller)
        controller.present(shortcuts)
        shortcuts.store.dispatchAction(.didTapResetAll)
        try await answer("Reset", in: window)
        try await eventually { WindowController.acceleratorSettings == AcceleratorSettings() }
        #expect(!shortcuts.store.state.hasChanges)
    }

    @Test func theFocusElsewhereEndsTheWaitButNotAConflict() throws {
        let store = makeStore()
        store.dispatchAction(.didTapEdit("new-task"))
        store.dispatchAction(.didMoveFocus)
        #expect(store.state.editing == nil)
        store.dispatchAction(.didTapEdit("new-task"))
        try press("<Control>h", in: store)
        store.dispatchAction(.didMoveFocus)
        #expect(store.state.editing?.step.note.isEmpty == false)
    }
}
