import LassoGtk
import LassoGtkTestUtilities
import Testing

/// Tests, with real keys, of how Tab leads through a list.
@Suite(.display, .userInput) struct TabKeyTests {
    private let list = ListWindow(ListStore(rowCount: 5))
    private let before = Button("Before"), after = Button("After")

    private func show(_ widgets: Widget...) async throws {
        list.window.child = nil
        let box = Box(.vertical)
        widgets.forEach(box.append)
        list.scroll.vexpand = true
        list.window.child = box
        try await list.show()
        list.focus("Row 1")
    }

    private var focus: Widget? { list.window.focusWidget }

    @Test func tabLeadsThroughTheWidgetsOfARowAndOut() async throws {
        try await show(before, list.scroll, after)
        defer { list.close() }
        try await UserInput.press("Tab")
        #expect(focus is CheckButton && list.focusedTitle == "Row 1")
        try await UserInput.press("Tab")
        #expect(focus?.parent is EditableLabel || focus is EditableLabel)
        #expect(list.focusedTitle == "Row 1")
        try await UserInput.press("Tab")
        #expect(focus === after)
        try await UserInput.press("shift+Tab")
        #expect(list.focusedTitle == "Row 1")
        for _ in 1...3 where focus !== before { try await UserInput.press("shift+Tab") }
        #expect(focus === before)
    }

    @Test func tabStaysInAListWithNothingBesideIt() async throws {
        try await show(list.scroll)
        defer { list.close() }
        for _ in 1...4 { try await UserInput.press("Tab") }
        #expect(list.focusedTitle == "Row 1")
    }
}
