import LassoGtk
import LassoTestUtilities
import Testing

@testable import LassoGtkTestUtilities

/// Tests of the names that assistive technologies read for the rows of a list.
@Suite(.display) struct RowNameTests {
    private let store = ListStore(rowCount: 2)
    private let window = Window()

    private func show(_ list: ListView) async throws {
        window.child = ScrolledWindow(child: list)
        window.setDefaultSize(width: 300, height: 400)
        window.present()
        try await GtkTesting.turnMainLoop(until: "the list is drawn") { list.height > 100 }
    }

    private func names() async throws -> [String] {
        GtkTesting.settle()
        let object = try await AccessibilityBus.read(window)
        return (object?.withDescendants ?? []).filter { $0.role == .listItem }.map(\.name)
    }

    @Test func aLabelIsAPartOfTheNameOfItsRowWhileItIsVisible() async throws {
        defer { window.close() }
        let list = ListView(of: store, \.rows) { row in
            let title = Label(""), done = Label("Done")
            title.bind(\.label, to: row, \.title)
            done.bind(\.visible, to: row, \.isDone)
            return Box(.horizontal, spacing: 6) {
                title; done
            }
        }
        try await show(list)
        let first = try await names()
        #expect(first == ["Row 0", "Row 1"])
        store.update { $0.rows[id: 1]?.isDone = true }
        let second = try await names()
        #expect(second == ["Row 0", "Row 1 Done"])
        store.update { $0.rows[id: 1]?.isDone = false }
        let third = try await names()
        #expect(third == ["Row 0", "Row 1"])
    }
}
