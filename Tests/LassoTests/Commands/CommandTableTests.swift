import Lasso
import LassoTestUtilities
import Testing

/// Tests of commands by themselves: what they show and send.
@MainActor @Suite(.ownWindows)
struct CommandTableTests {
    private let store = ChecklistStore(with: .init())

    private func available(
        @CommandBuilder<ChecklistModule.State, ChecklistModule.Action> _ content: () -> [CommandNode<
            ChecklistModule.State, ChecklistModule.Action
        >]
    ) -> AvailableCommands {
        let commands = Commands(store, content)
        return CommandedController { commands }.availableCommands
    }

    @Test func aCommandSendsItsActionOnlyWhileItIsEnabled() throws {
        let undo = try #require(available { Command("Undo", .didTapUndo, isEnabled: \.canUndo) }["undo"])
        #expect(!undo.isEnabled)
        #expect(!undo.perform())
        #expect(store.actions == [])
        store.update { $0.undoName = "Rename" }
        #expect(undo.isEnabled)
        #expect(undo.perform())
        #expect(store.actions == [.didTapUndo])
        #expect(!undo.perform("option"))
    }

    @Test func aToggleFollowsTheStateAndTurnsItAround() throws {
        let toggle = try #require(available { Toggle("Show Done", \.showsDone) { .didShowDone($0) } }["show-done"])
        #expect(toggle.kind == .toggle(isOn: false))
        toggle.perform()
        #expect(toggle.kind == .toggle(isOn: true))
        toggle.perform()
        #expect(store.actions == [.didShowDone(true), .didShowDone(false)])
    }

    @Test func aChoiceOffersItsValuesAndHasAnOptionForNone() throws {
        let commands = available {
            Choice("Sort By", [.name, .date], \.sorting, title: { "By \($0)" }) { .didSort($0) }
            Choice("Size", ChecklistModule.Size.allCases, none: "Any", \.size) { .didChooseSize($0) }
        }
        let sorting = try #require(commands["sort-by"])
        let names = [CommandOption(id: "by-name", title: "By name"), CommandOption(id: "by-date", title: "By date")]
        #expect(sorting.kind == .choice(options: names, chosen: "by-name"))
        #expect(sorting.perform("by-date"))
        #expect(sorting.kind == .choice(options: names, chosen: "by-date"))
        store.update { $0.sorting = .hand }
        #expect(sorting.kind == .choice(options: names, chosen: nil))
        #expect(!sorting.perform())
        #expect(!sorting.perform("by-hand"))

        let size = try #require(commands["size"])
        let sizes = [("", "Any"), ("small", "small"), ("large", "large")].map(CommandOption.init)
        #expect(size.kind == .choice(options: sizes, chosen: ""))
        size.perform("large")
        size.perform("")
        #expect(store.actions == [.didSort(.date), .didChooseSize(.large), .didChooseSize(nil)])
    }

    @Test func theOptionForNoneDiffersFromAValueWithAnEmptyRawValue() throws {
        enum Folder: String, CaseIterable { case unnamed = "", inbox }
        let commands = available {
            Choice("Folder", Folder.allCases, none: "Any", { _ in Folder?.none }) { .didOpen($0?.rawValue ?? "any") }
        }
        let folder = try #require(commands["folder"])
        let options = [("-", "Any"), ("", "unnamed"), ("inbox", "inbox")].map(CommandOption.init)
        #expect(folder.kind == .choice(options: options, chosen: "-"))
        options.forEach { folder.perform($0.id) }
        #expect(store.actions == [.didOpen("any"), .didOpen(""), .didOpen("inbox")])
    }

    @Test func anObserverIsCalledForChangesOfWhatIsShownOnly() throws {
        let undo = try #require(
            available { Command(\.undoTitle, .didTapUndo, isEnabled: \.canUndo, id: "undo") }["undo"]
        )
        var seen: [String] = []
        let observation = undo.observe { seen.append("\($0.title) \($0.isEnabled)") }
        store.update { $0.unrelated += 1 }
        store.update { $0.undoName = "Rename" }
        store.update { $0.undoName = "Delete" }
        #expect(seen == ["Undo Nothing false", "Undo Rename true", "Undo Delete true"])
        #expect(undo.content.mnemonicTitle == "_Undo Delete")
        observation.cancel()
        store.update { $0.undoName = nil }
        #expect(seen.count == 3)
    }

    @Test(
        arguments: [
            ("New Task", "new-task"), ("_As JSON…", "as-json"), ("Read__Me", "read-me"), ("What’s New?", "whats-new"),
            ("Öffnen", "offnen"), ("Łódź 2", "lodz-2"), ("Straße", "strasse"),
        ]
    )
    func theIdentifierIsDerivedFromTheTitle(title: String, id: String) {
        #expect(available { Command("\(title)", .didTapNew) }.identifiers == [id])
    }

    @Test func theTableIsMadeWithConditionsAndLoops() {
        func commands(files: [String], isEmpty: Bool) -> [String] {
            available {
                if isEmpty { Command("Add Sample", .didTapNew) } else { Command("Clear", .didTapNew) }
                if let first = files.first { Command("Open Last", .didOpen(first)) }
                Submenu("Open") {
                    for file in files { Command("\(file)", .didOpen(file)) }
                }
            }.identifiers
        }
        #expect(commands(files: [], isEmpty: true) == ["add-sample"])
        #expect(commands(files: ["a", "b"], isEmpty: false) == ["clear", "open-last", "a", "b"])
    }

    @Test func aCommandKnowsItsSectionAndSubmenus() throws {
        let commands = available {
            Section("_File") {
                Submenu("_Export") {
                    Submenu("Pictures") { Command("PNG", .didTapNew) }
                }
            }
        }
        let command = try #require(commands["png"])
        #expect(command.section == "File")
        #expect(command.submenus == ["Export", "Pictures"])
    }

    @Test func theCommandsOfSeveralStoresAreOneTable() {
        let other = ChecklistStore(with: .init())
        let history = StoreHistory(of: other, \.unrelated)
        let commands =
            Commands(store) { Command("New", .didTapNew) }
            + Commands(history) { Command("Undo", "<Control>z", .undo, isEnabled: \.canUndo) }
        let available = CommandedController { commands }.availableCommands
        #expect(available.identifiers == ["new", "undo"])
        other.update { $0.unrelated = 1 }
        available["new"]?.perform()
        available["undo"]?.perform()
        #expect(store.actions == [.didTapNew])
        #expect(other.state.unrelated == 0)
    }

    @Test func aTableWithoutAStoreCallsClosures() throws {
        var calls: [String] = []
        let commands = Commands {
            Command(.help) { calls.append("help") }
            Command("Print…", "<Control>p") { calls.append("print") }
        }
        let available = CommandedController { commands }.availableCommands
        #expect(available["help"]?.title == "Help")
        #expect(available["help"]?.accelerators == "F1")
        var observed = 0
        available["help"]?.observe { _ in observed += 1 }
        available.all.forEach { $0.perform() }
        #expect(calls == ["help", "print"])
        #expect(observed == 1)
    }

    @Test func aCommandKeepsItsStoreAliveAndItsObserverDoesNot() {
        weak var released: ChecklistStore?
        var command: AvailableCommand?
        do {
            let store = ChecklistStore(with: .init())
            released = store
            let commands = Commands(store) { Command("New", .didTapNew) }
            command = CommandedController { commands }.availableCommands["new"]
            command?.observe { _ in }
        }
        #expect(released != nil)
        command = nil
        #expect(released == nil)
    }

    @Test func theStandardCommandsDifferAndLeaveAltWithADigitToTheDesktop() {
        let commands = Commands {
            for standard in StandardCommand.all { Command(standard) {} }
        }
        let available = CommandedController { commands }.availableCommands
        #expect(available.all.count == StandardCommand.all.count)
        let texts = available.all.flatMap(\.accelerators.all).map(\.text)
        #expect(!texts.contains { $0.hasPrefix("<Alt>") && $0.last?.isNumber == true })
        #expect(available.command(for: "<Primary>Q")?.id == StandardCommand.quit.id)
    }
}
