import LassoGtkTestUtilities
import Testing

@testable import LassoGtk

/// Tests that the mouse reaches the controls in the rows of a list, whatever else it does there.
@Suite(.display, .userInput)
struct RowControlTests {
    @Test(arguments: [false, true])
    func aClickOnACheckButtonTogglesIt(canReorder: Bool) async throws {
        let list = ListWindow(ListStore(rowCount: 5), canReorder ? .reordering { .didMove($0, before: $1) } : nil)
        list.window.child = nil
        let window = WindowController()
        defer { window.close() }
        window.setRootController(ListPage(list.scroll))
        window.present(in: GtkTesting.application, width: 300, height: 300)
        let shown = try #require(window.window)
        try await UserInput.activate(shown)
        try await GtkTesting.turnMainLoop(until: "the list is drawn") { list.list.height > 100 }
        GtkTesting.settle()
        let check = try #require(list.seenRows[2].widget.descendants.first { $0 is CheckButton })
        try await UserInput.click(check)
        #expect(list.store.state.rows.map(\.isDone) == [false, false, true, false, false])
        try await UserInput.click(check)
        #expect(list.store.state.rows.allSatisfy { !$0.isDone })
    }

    @Test(arguments: [false, true])
    func aDragInATextFieldOrOnASliderDoesNotMoveTheRow(isSlider: Bool) async throws {
        let store = ListStore(rowCount: 5), window = Window()
        defer { window.close() }
        var controls: [Widget] = []
        let list = ListView(of: store, \.rows, .reordering { .didMove($0, before: $1) }) { _ in
            let control: Widget = isSlider ? Scale(orientation: .horizontal, min: 0, max: 9, step: 1) : Entry()
            control.hexpand = true
            controls.append(control)
            return Box(.horizontal) { control }
        }
        window.child = ScrolledWindow(child: list)
        window.setDefaultSize(width: 300, height: 400)
        window.present()
        try await GtkTesting.turnMainLoop(until: "the list is drawn") { list.height > 100 }
        try await UserInput.activate(window)
        let rows = controls.filter(\.mapped)
        try await UserInput.drag(rows[1], to: rows[4])
        try await UserInput.wait(for: .milliseconds(200))
        #expect(store.actions == [])
    }

    @Test func typingGoesOnInATextFieldWhoseRowMovesFarAway() async throws {
        let store = ListStore(rowCount: 100), window = Window()
        defer { window.close() }
        let list = ListView(of: store, \.rows) { row in
            Entry().with { $0.bindText(to: row, \.title) { .didRename(row.id, $0) } }
        }
        window.child = ScrolledWindow(child: list)
        window.setDefaultSize(width: 300, height: 400)
        window.present()
        try await GtkTesting.turnMainLoop(until: "the list is drawn") { list.height > 100 }
        try await UserInput.activate(window)
        let entry = try #require(list.descendants.compactMap { $0 as? Entry }.first { $0.text == "Row 1" })
        entry.grabFocus()
        entry.select(from: 3, to: 3)
        store.update { $0.rows.move(from: 1, to: 80) }
        GtkTesting.settle()
        try await UserInput.press("x")
        #expect(store.actions == [.didRename(1, "Rowx 1")])
    }
}

private final class ListPage: ViewController {
    private let content: Widget

    init(_ content: Widget) {
        self.content = content
        super.init()
    }

    override func loadView() -> Widget { content }
}
