import LassoGtkTestUtilities
import LassoTestUtilities
import Testing

@testable import LassoGtk

/// Tests of the command palette with real keys.
@Suite(.display, .userInput)
struct CommandPaletteDrawingTests: FlowTesting {
    let testableHierarchy = TestableHierarchy(on: { GtkFlowStage() })
    private let controller = SortingController()

    private func present(as style: PresentationStyle = .dialog) async throws -> CommandPaletteController {
        window.setRootController(controller)
        let palette = CommandPaletteController(controller.availableCommands, RecentCommands())
        controller.present(palette, as: style)
        if !style.isPopover { try await UserInput.activate(try #require(palette.window)) }
        try await GtkTesting.turnMainLoop(until: "the rows are drawn") {
            palette.view.visibleTexts.contains("New Task")
        }
        GtkTesting.settle()
        return palette
    }

    /// The row that is drawn as selected.
    private func chosenRow(in palette: CommandPaletteController) -> Widget? {
        palette.view.first(ListView.self)?.children.first { $0.stateFlags.contains(.selected) }
    }

    private func chosenTitle(in palette: CommandPaletteController) -> String? {
        chosenRow(in: palette)?.visibleTexts.first
    }

    @Test func theKeysChooseWhileTheFieldHasTheFocusAndEnterPerforms() async throws {
        let palette = try await present()
        try await UserInput.press("Down")
        #expect(chosenTitle(in: palette) == "Show Done")
        try await UserInput.press("s", "b")
        #expect(palette.view.first(SearchEntry.self)?.text == "sb")
        #expect(chosenTitle(in: palette) == "Sort By: Name")
        try await UserInput.press("Down", "Return")
        #expect(palette.presentingController == nil)
        #expect(controller.store.state.order == .date)
        #expect(stage.complaints(about: window) == [])
    }

    @Test func escapeClosesAPaletteInAPopover() async throws {
        let palette = try await present(as: .popover)
        try await UserInput.press("s", "Escape")
        #expect(palette.presentingController == nil)
    }

    @Test func aClickPerformsAndThePointerAloneChoosesNothing() async throws {
        let palette = try await present()
        let row = try #require(palette.view.descendants.first { ($0 as? Label)?.label == "Show Done" })
        try await UserInput.moveMouse(to: row)
        #expect(chosenTitle(in: palette) == "New Task")
        try await UserInput.click(row)
        #expect(controller.store.state.showsDone)
    }

    @Test func theChosenRowIsScrolledToAndDescribesTheField() async throws {
        window.windows.commands = Commands {
            for number in 1...40 { Command("Command \(number)") {} }
        }
        let palette = try await present()
        for _ in 1...30 { palette.store.dispatchAction(.didPressDown) }
        GtkTesting.settle()
        let row = try #require(chosenRow(in: palette))
        #expect(row.visibleTexts.first == "Command 27")
        // GTK has the selected row even if it is out of sight.
        let place = row.allocation()
        let list = try #require(row.parent)
        #expect(place.y >= 0 && place.y + place.height <= list.height)
        let field = try #require(palette.view.first(SearchEntry.self))
        #expect(field.accessibleDescription == "Command 27")
    }

    @Test func keysAreShownOneByOneAndNamedTogether() async throws {
        let palette = try await present()
        let row = try #require(palette.view.first(CommandPaletteRowView.self))
        let keycaps = try #require(row.first(Keycaps.self))
        #expect(keycaps.visibleTexts == ["Ctrl", "N"])
        #expect(keycaps.accessibleLabel == "Ctrl+N")
        let keycap = try #require(keycaps.first(Label.self))
        // GTK's themes find it as "shortcut > .keycap".
        #expect(keycap.cssClasses == ["keycap"] && keycap.parent?.cssName == "shortcut")
    }
}
