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
}

private final class ListPage: ViewController {
    private let content: Widget

    init(_ content: Widget) {
        self.content = content
        super.init()
    }

    override func loadView() -> Widget { content }
}
