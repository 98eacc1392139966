import Lasso
import LassoTestUtilities
import Testing

/// Tests of which commands are available, and in which order.
@MainActor
struct AvailableCommandsTests: FlowTesting {
    let testableHierarchy = TestableHierarchy()

    private func split(sidebar: Controller, content: Controller) -> SplitController {
        let split = SplitController()
        split.setSidebarController(sidebar)
        split.setContentController(content)
        return split
    }

    @Test func theInnermostCommandsAreFirstAndTheApplicationsAreLast() {
        final class CommandedWindow: WindowController {
            override var commands: Commands { Commands { Command("Window") {} } }
        }
        final class CommandedTabs: TabController {
            override var commands: Commands { Commands { Command("Tabs") {} } }
        }
        let tabs = CommandedTabs()
        tabs.setControllers([CommandedController("Shown"), CommandedController("Hidden")])
        let window = ApplicationWindows.$scoped.withValue(ApplicationWindows()) { CommandedWindow() }
        window.windows.commands = Commands { Command("Application") {} }
        let sidebar = CommandedController("Sidebar")
        window.setRootController(split(sidebar: sidebar, content: tabs))
        window.open()
        #expect(window.availableCommands.identifiers == ["shown", "tabs", "sidebar", "window", "application"])
        #expect(sidebar.availableCommands == window.availableCommands)
        tabs.selectedIndex = 1
        #expect(window.availableCommands.identifiers == ["hidden", "tabs", "sidebar", "window", "application"])
        window.close()
    }

    @Test func theCommandsOfAnEmbeddedHierarchyAreAvailableInTheWindowAroundItWhileItIsShown() {
        let host = CommandedController("Host")
        let embedded = WindowController(), navigation = NavigationController()
        navigation.setControllers([CommandedController("First")])
        embedded.setRootController(navigation)
        embedded.observeHierarchy { [weak embedded] in embedded?.forwardToEmbeddingController($0) }
        window.setRootController(host)
        var seen: [[String]] = []
        let observation = window.observeAvailableCommands { seen.append($0.identifiers) }
        defer { observation.cancel() }
        embedded.setOnScreen(true)
        embedded.embed(in: host)
        navigation.push(CommandedController("Second"))
        #expect(navigation.topController?.availableCommands == window.availableCommands)
        // A dialog of the embedded hierarchy is in front of the window.
        let dialog = CommandedController("Dialog")
        navigation.present(dialog)
        #expect(window.visibleController === dialog)
        navigation.dismiss()
        embedded.embed(in: nil)
        #expect(
            seen == [
                ["host"], ["first", "host"], ["second", "host"], ["dialog"], ["second", "host"], ["host"],
            ]
        )
    }

    @Test func belowADialogOnlyTheCommandsOfTheApplicationAreAvailable() {
        let below = CommandedController("Below")
        let (first, second) = (CommandedController("First"), CommandedController("Second"))
        window.setRootController(below)
        window.windows.commands = Commands { Command("Application") {} }
        window.present(first)
        below.present(second)
        // What is presented on a container is in front of what is presented on its children.
        #expect(window.availableCommands.identifiers == ["first", "application"])
        window.dismiss()
        #expect(window.availableCommands.identifiers == ["second", "application"])
        let tip = CommandedController("Tip")
        second.present(tip, as: .popover)
        #expect(window.availableCommands.identifiers == ["tip", "second", "application"])
        below.dismiss()
        #expect(window.availableCommands.identifiers == ["below", "application"])
    }

    @Test func aPopoverIsFurtherInsideThanEverythingElse() {
        let (content, sidebar) = (CommandedController("Content"), CommandedController("Sidebar"))
        window.setRootController(split(sidebar: sidebar, content: content))
        let (outer, inner) = (CommandedController("Outer"), CommandedController("Inner"))
        sidebar.present(outer, as: .popover)
        outer.present(inner, as: .popover)
        #expect(window.availableCommands.identifiers == ["inner", "outer", "content", "sidebar"])
    }

    @Test func theInnermostCommandHasAnIdentifierAndAnAccelerator() throws {
        let store = ChecklistStore(with: .init())
        let content = CommandedController {
            Commands(store) {
                Command("Undo Typing", "<Control>z", .didTapUndo, isEnabled: \.canUndo, id: "undo")
                Command("Find", "F3", .didTapNew)
            }
        }
        window.setRootController(content)
        window.windows.commands = Commands {
            Command("Undo", ["<Control>z", "F9"]) { Issue.record("The outer command was performed.") }
            Command("Find Again", ["F3", "F4"]) {}
        }
        let available = window.availableCommands
        #expect(available.all.map(\.title) == ["Undo Typing", "Find", "Find Again"])
        // A disabled command keeps its accelerator from others.
        #expect(available.command(for: "<Control>z")?.perform() == false)
        #expect(available.command(for: "F9") == nil)
        #expect(available["find-again"]?.accelerators == "F4")
    }

    @Test func theTableIsMadeOncePerAppearance() {
        var title = "First"
        let controller = CommandedController { Commands { Command("\(title)") {} } }
        navigationController.push(controller)
        #expect(controller.makingCount == 0)
        title = "Second"
        #expect(window.availableCommands.identifiers == ["second"])
        title = "Third"
        #expect(window.availableCommands.identifiers == ["second"])
        #expect(controller.makingCount == 1)
        controller.commandsDidChange()
        #expect(window.availableCommands.identifiers == ["third"])
        title = "Fourth"
        navigationController.push(Controller())
        #expect(window.availableCommands.identifiers == [])
        navigationController.pop()
        #expect(window.availableCommands.identifiers == ["fourth"])
    }

    @Test func aControllerThatDisappearsReleasesItsTable() {
        weak var store: ChecklistStore?
        let controller = CommandedController {
            let new = ChecklistStore(with: .init())
            store = new
            return Commands(new) { Command("New", .didTapNew) }
        }
        navigationController.push(controller)
        _ = window.availableCommands
        #expect(store != nil)
        navigationController.push(Controller())
        #expect(store == nil)
    }

    @Test func commandsAreAvailableInAHierarchyThatIsNotOnTheScreen() {
        let tabs = TabController()
        tabs.setControllers([CommandedController("New")])
        #expect(tabs.availableCommands.identifiers == ["new"])
    }

    @Test func anObserverIsCalledWhenOtherCommandsAreAvailable() throws {
        let below = CommandedController("Below")
        window.setRootController(below)
        var seen: [[String]] = []
        let observation = window.observeAvailableCommands { seen.append($0.identifiers) }
        #expect(seen == [["below"]])
        seen = []

        let dialog = CommandedController("Dialog")
        window.present(dialog)
        window.title = "Title"
        dialog.commandsDidChange()
        window.dismiss()
        #expect(seen == [["dialog"], ["dialog"], ["below"]])
        seen = []

        // A change that leaves the commands as they are.
        window.present(Controller(), as: .popover)
        #expect(seen == [])
        window.windows.commands = Commands { Command("Application") {} }
        try WindowController.acceleratorSettings.set("F5", for: "below", among: WindowController.commandScopes)
        #expect(seen == [["below", "application"], ["below", "application"]])
        seen = []

        observation.cancel()
        window.windows.commands = .none
        window.setRootController(nil)
        #expect(seen == [])
    }

    @Test func anObserverDoesNotKeepTheWindowAlive() {
        let windows = ApplicationWindows()
        weak var released: WindowController?
        do {
            let window = ApplicationWindows.$scoped.withValue(windows) { WindowController() }
            window.observeAvailableCommands { _ in }
            released = window
        }
        #expect(released == nil)
        windows.commands = Commands { Command("Application") {} }
    }

    @Test func aMenuHasSectionsOfAllTables() {
        let content = CommandedController {
            Commands {
                Command("New") {}
                Command("Hidden", isInMenus: false) {}
                Section("Edit") { Command("Cut") {} }
                Submenu("Empty") { Command("Hidden Too", isInMenus: false) {} }
                Submenu("Export") {
                    Command("PNG") {}
                    Section { Command("All") {} }
                }
            }
        }
        window.setRootController(content)
        window.windows.commands = Commands {
            Command("New") {}
            Command("Quit") {}
            Section("Edit") { Command("Paste") {} }
        }
        #expect(
            window.availableCommands.menu.map(\.text) == [
                "[New]", "Edit[Cut, Paste]", "[Export([PNG], [All])]", "[Quit]",
            ]
        )
        #expect(content.commandMenu.map(\.text) == ["[New]", "Edit[Cut]", "[Export([PNG], [All])]"])
    }
}

extension CommandMenuItem {
    /// The item as text: sections in brackets, submenus in parentheses.
    @MainActor
    fileprivate var text: String {
        switch self {
        case .command(let command): command.title
        case .submenu(let title, let items): "\(title)(\(items.map(\.text).joined(separator: ", ")))"
        case .section(let title, let items): "\(title ?? "")[\(items.map(\.text).joined(separator: ", "))]"
        }
    }
}
