import LassoGtk
import LassoGtkTestUtilities
import Testing

private enum MemoModule: ScreenModule {
    enum Order: String, CaseIterable { case name, date }
    enum Action: Equatable { case didTapNew, didTapUndo, didShowDone(Bool), didChooseOrder(Order) }

    struct State: Equatable {
        var undoName: String?
        var showsDone = false
        var order = Order.name
        var actions: [Action] = []
    }

    static var defaultInitialState: State { State() }

    static func createScreen(with store: MemoStore) -> Screen { Screen(store, MemoController(store.asViewStore())) }
}

private final class MemoStore: LassoStore<MemoModule> {
    override func handleAction(_ action: Action) {
        update { state in
            state.actions.append(action)
            switch action {
            case .didTapNew: state.undoName = "New"
            case .didTapUndo: state.undoName = nil
            case .didShowDone(let shows): state.showsDone = shows
            case .didChooseOrder(let order): state.order = order
            }
        }
    }
}

private final class MemoController: ViewController, LassoView {
    let store: MemoModule.ViewStore
    let entry = Entry()
    private(set) lazy var newButton = Button(for: "new-note", of: self)

    init(_ store: MemoModule.ViewStore) {
        self.store = store
        super.init()
        title = "Notes"
    }

    override func loadView() -> Widget {
        let box = Box(.vertical) {
            entry; newButton
        }
        box.bindContextMenu(of: self)
        return box
    }

    override var commands: Commands {
        Commands(store) {
            Command("New Note", "<Control>n", .didTapNew)
            Command(
                { $0.undoName.map { "Undo \($0)" } ?? "Undo" },
                "<Control>z",
                .didTapUndo,
                isEnabled: { $0.undoName != nil },
                id: "undo"
            )
            Toggle("Show Done", \.showsDone) { .didShowDone($0) }
            Choice("Sort By", MemoModule.Order.allCases, \.order) { .didChooseOrder($0) }
        }
    }
}

/// A sidebar with a button for a command that shows other content beside it.
private final class SidebarController: ViewController {
    private(set) lazy var button = Button(for: "next", of: self)

    override func loadView() -> Widget { Box(.vertical) { button } }

    override var commands: Commands {
        Commands {
            Command("Next") { [weak self] in
                (self?.parent as? SplitController)?.setContentController(SortingController(), animated: false)
            }
        }
    }
}

/// Tests of the commands of controllers, with real keys.
@Suite(.display) struct CommandDrawingTests {
    private let window = WindowController()
    private let store = MemoStore(with: MemoModule.State())
    private let controller: MemoController

    init() {
        controller = MemoController(store.asViewStore())
    }

    private func show(_ root: Controller? = nil, width: Int = 400) async throws -> Window {
        window.setRootController(root ?? controller)
        window.present(in: GtkTesting.application, width: width, height: 300)
        let shown = try #require(window.window)
        try await GtkTesting.turnMainLoop(until: "it is drawn") { (shown.child?.height ?? 0) > 100 }
        try await UserInput.activate(shown)
        GtkTesting.settle()
        return shown
    }

    private func waitForActions(_ actions: [MemoModule.Action]) async throws {
        try await GtkTesting.turnMainLoop(until: "\(store.state.actions) is \(actions)") {
            store.state.actions == actions
        }
    }

    @Test(.userInput) func keysPerformCommandsUnlessATextFieldKeepsThem() async throws {
        defer { window.close() }
        _ = try await show()
        controller.newButton.grabFocus()
        try await UserInput.press("ctrl+n", "ctrl+z")
        try await waitForActions([.didTapNew, .didTapUndo])
        // It is disabled now.
        try await UserInput.press("ctrl+z")
        controller.entry.grabFocus()
        try await UserInput.press("ctrl+n", "ctrl+z", "ctrl+n")
        try await waitForActions([.didTapNew, .didTapUndo, .didTapNew, .didTapNew])
    }

    @Test(.userInput) func aButtonBelowADialogShowsItsCommand() async throws {
        defer { window.close() }
        window.setRootController(controller)
        Task { await controller.alert("Sync failed") }
        try await GtkTesting.turnMainLoop(until: "the alert is there") { controller.presentedController != nil }
        window.present(in: GtkTesting.application, width: 400, height: 300)
        try await GtkTesting.turnMainLoop(until: "the button is drawn") { controller.newButton.mapped }
        #expect(controller.newButton.label == "New Note")
        try WindowController.acceleratorSettings.set("<Control>t", for: "new-note", among: [])
        #expect(controller.newButton.tooltipText == "Ctrl+T")
        WindowController.acceleratorSettings = AcceleratorSettings()
        GtkTesting.settle()
    }

    @Test(.userInput) func theMainMenuHasTheCommandsOfTheWindow() async throws {
        defer { window.close() }
        let shown = try await show()
        try await UserInput.press("F10")
        try await GtkTesting.turnMainLoop(until: "the menu is open") { shown.hasFocusInMenu }
        let texts = shown.menuTexts
        #expect(texts.prefix(6) == ["New Note", "Ctrl+N", "Undo", "Ctrl+Z", "Show Done", "Sort By"])
        #expect(texts.dropFirst(6) == ["_Keyboard Shortcuts", "Ctrl+?", "_Quit", "Ctrl+Q"])
        // A disabled item is skipped.
        try await UserInput.press("Down")
        try await GtkTesting.turnMainLoop(until: "the third item has the focus") {
            shown.focusWidget?.visibleTexts == ["Show Done"]
        }
        try await UserInput.press("Return")
        try await waitForActions([.didShowDone(true)])
        store.dispatchAction(.didTapNew)
        try await UserInput.press("F10")
        try await GtkTesting.turnMainLoop(until: "the title follows") { shown.menuTexts.contains("Undo New") }
        try await UserInput.press("Escape")
    }

    @Test(.userInput) func theMainMenuOfAPageThatMovesInOpensAtItsPlace() async throws {
        defer { window.close() }
        Settings.default?.gtkEnableAnimations = true
        let navigation = NavigationController(rootController: controller)
        navigation.pushTransition = .slide(from: .trailing, duration: .milliseconds(600))
        window.setRootController(navigation)
        window.present(in: GtkTesting.application, width: 400, height: 300)
        let shown = try #require(window.window)
        try await GtkTesting.turnMainLoop(until: "it is drawn") { (shown.child?.height ?? 0) > 100 }
        try await UserInput.activate(shown)
        GtkTesting.settle()
        navigation.push(ViewController.showing(Label("pushed")))
        GtkTesting.turnMainLoopOnce()
        try await UserInput.pressInTheMiddleOfATransition("F10")
        #expect(!shown.hasFocusInMenu)
        try await GtkTesting.turnMainLoop(until: "the menu is open") { shown.hasFocusInMenu }
        try await UserInput.press("Escape")
    }

    @Test(.userInput) func keysShowTheShortcutsAndTheCommandPalette() async throws {
        defer { window.close() }
        _ = try await show()
        try await UserInput.press("ctrl+question")
        try await GtkTesting.turnMainLoop(until: "the shortcuts are shown") {
            controller.presentedController is ShortcutsController
        }
        try await UserInput.activate(try #require(controller.presentedController?.window))
        try await UserInput.press("Escape")
        try await GtkTesting.turnMainLoop(until: "they are gone") { controller.presentedController == nil }
        try await UserInput.activate(try #require(window.window))
        try await UserInput.press("ctrl+shift+p")
        try await GtkTesting.turnMainLoop(until: "the palette is shown") {
            controller.presentedController is CommandPaletteController
        }
        GtkTesting.settle()
        try await UserInput.press("n", "e", "w", "Return")
        try await waitForActions([.didTapNew])
    }

    @Test(.userInput) func aButtonPerformsItsCommand() async throws {
        defer { window.close() }
        _ = try await show()
        #expect(controller.newButton.label == "New Note" && controller.newButton.tooltipText == "Ctrl+N")
        try await UserInput.click(controller.newButton)
        try await waitForActions([.didTapNew])
        let undo = Button(for: "undo", of: controller)
        (controller.view as? Box)?.append(undo)
        GtkTesting.settle()
        #expect(undo.label == "Undo New" && undo.isSensitive)
        store.dispatchAction(.didTapUndo)
        GtkTesting.settle()
        #expect(undo.label == "Undo" && !undo.isSensitive)
    }

    @Test(.userInput) func aButtonKeepsTheFocusWhileOtherCommandsComeAndGo() async throws {
        defer { window.close() }
        let split = SplitController(), sidebar = SidebarController()
        split.narrowWidth = 0
        split.setSidebarController(sidebar, animated: false)
        let shown = try await show(split, width: 640)
        sidebar.button.grabFocus()
        try await UserInput.press("space")
        try await GtkTesting.turnMainLoop(until: "the content is there") { split.contentController != nil }
        GtkTesting.settle()
        #expect(split.availableCommands["sort-by"] != nil)
        #expect(shown.focusWidget === sidebar.button)

        // The table is made again, with a command in place of the one that the button performs.
        sidebar.commandsDidChange()
        GtkTesting.settle()
        #expect(shown.focusWidget === sidebar.button)
        let content = split.contentController
        sidebar.button.emit("clicked")
        #expect(split.contentController !== content)

        split.setContentController(nil, animated: false)
        GtkTesting.settle()
        #expect(split.availableCommands["sort-by"] == nil)
        #expect(shown.focusWidget === sidebar.button)
    }

    @Test(.userInput) func aDialogHasTheCommandsOfItsControllersAndOfTheApplication() async throws {
        let application = GtkTesting.application
        defer {
            application.commands = .none
            window.close()
        }
        var helpCount = 0
        application.commands = Commands { Command(.help) { helpCount += 1 } }
        _ = try await show()
        let dialog = ViewController.showing(Entry())
        controller.present(dialog)
        try await UserInput.activate(try #require(dialog.window))
        try await UserInput.press("ctrl+n", "F1")
        try await GtkTesting.turnMainLoop(until: "the help is shown") { helpCount == 1 }
        #expect(store.state.actions == [])
        try await UserInput.press("ctrl+w")
        try await GtkTesting.turnMainLoop(until: "the dialog is closed") { controller.presentedController == nil }
        #expect(window.isOpen)
    }

    @Test(.userInput) func aContextMenuHasTheCommandsOfTheControllerAlone() async throws {
        defer { window.close() }
        let shown = try await show()
        try await UserInput.click(controller.newButton, button: 3)
        try await GtkTesting.turnMainLoop(until: "the menu is open") { shown.hasFocusInMenu }
        #expect(shown.menuTexts.contains("Sort By"))
        #expect(!shown.menuTexts.contains("_Quit"))
        try await UserInput.press("Return")
        try await waitForActions([.didTapNew])
    }

    @Test(.userInput) func theFocusReturnsWhenAContextMenuIsClosed() async throws {
        defer { window.close() }
        let shown = try await show()
        controller.newButton.grabFocus()
        try await UserInput.press("shift+F10")
        try await GtkTesting.turnMainLoop(until: "the menu is open") { shown.hasFocusInMenu }
        try await UserInput.press("Escape")
        try await GtkTesting.turnMainLoop(until: "the menu is closed") { shown.menuTexts.isEmpty }
        GtkTesting.settle()
        #expect(shown.focusWidget === controller.newButton)

        // With an item, too.
        try await UserInput.press("shift+F10")
        try await GtkTesting.turnMainLoop(until: "the menu is open again") { shown.hasFocusInMenu }
        try await UserInput.press("Return")
        try await waitForActions([.didTapNew])
        GtkTesting.settle()
        #expect(shown.focusWidget === controller.newButton)
    }

    @Test(.userInput) func theUsersOwnKeysReplaceThoseOfTheCommand() async throws {
        defer {
            WindowController.acceleratorSettings = AcceleratorSettings()
            window.close()
        }
        _ = try await show()
        controller.newButton.grabFocus()
        var settings = WindowController.acceleratorSettings
        try settings.set("<Control>t", for: "new-note", among: WindowController.commandScopes)
        WindowController.acceleratorSettings = settings
        try await UserInput.press("ctrl+n", "ctrl+t")
        try await waitForActions([.didTapNew])
    }

    @Test func aButtonThatWasNeverShownReleasesTheStore() {
        weak var released: MemoStore?
        do {
            let store = MemoStore(with: MemoModule.State())
            let controller = MemoController(store.asViewStore())
            #expect(controller.newButton.label == "New Note")
            released = store
        }
        #expect(released == nil)
    }
}

extension ViewController {
    fileprivate static func showing(_ widget: Widget) -> ViewController { WidgetController(widget) }
}

private final class WidgetController: ViewController {
    private let widget: Widget

    init(_ widget: Widget) { self.widget = widget }

    override func loadView() -> Widget { widget }
}

extension Window {
    /// Whether an item of a menu has the focus, which is soon after the menu has opened.
    fileprivate var hasFocusInMenu: Bool {
        sequence(first: focusWidget, next: { $0?.parent }).prefix { $0 != nil }
            .contains { ($0 as? PopoverMenu)?.mapped == true }
    }

    /// The texts of the open menus.
    fileprivate var menuTexts: [String] {
        descendants.filter { $0 is PopoverMenu && $0.mapped }.flatMap(\.visibleTexts)
    }
}
