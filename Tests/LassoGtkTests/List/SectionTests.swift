import LassoGtk
import LassoGtkTestUtilities
import LassoTestUtilities
import Testing

/// Tests the headers of sections.
@Suite(.display) struct SectionTests {
    private let store = ListStore(with: ListModule.State(rows: IdentifiedArray((0..<1_000).map { Self.row($0) })))
    private let window = Window()

    private static func row(_ id: Int) -> ListModule.Row {
        var row = ListModule.Row(id)
        row.isDone = id >= 3
        return row
    }

    private func show(_ widget: Widget) async throws {
        let scroll = ScrolledWindow()
        scroll.child = widget
        window.child = scroll
        window.setDefaultSize(width: 300, height: 400)
        window.present()
        try await GtkTesting.turnMainLoop(until: "it is drawn") { widget.height > 100 }
        try await UserInput.activate(window)
        GtkTesting.settle()
    }

    private func makeList() -> ListView {
        ListView(
            of: store,
            \.rows,
            selection: .single(\.selected) { .didSelect($0) },
            .sections(by: \.isDone) { row in
                Label("").with { $0.bind(\.label, to: row, \.isDone) { $0 ? "Done" : "To Do" } }
            }
        ) { row in
            Label("").with { $0.bind(\.label, to: row, \.title) }
        }
    }

    /// Returns the texts that are seen, from top to bottom.
    private func texts(_ list: Widget) -> [String] {
        GtkTesting.settle()
        return list.descendants.compactMap { $0 as? Label }.filter { $0.mapped && $0.height > 0 }
            .map { (text: $0.label, y: $0.computeBounds(list)?.origin.y ?? 0) }
            .filter { $0.y >= 0 && $0.y < Float(list.height) }.sorted { $0.y < $1.y }.map(\.text)
    }

    @Test func eachSectionHasAHeader() async throws {
        defer { window.close() }
        let list = makeList()
        try await show(list)
        #expect(texts(list).prefix(7) == ["To Do", "Row 0", "Row 1", "Row 2", "Done", "Row 3", "Row 4"])
        store.update { $0.rows[id: 2]?.isDone = true }
        #expect(texts(list).prefix(7) == ["To Do", "Row 0", "Row 1", "Done", "Row 2", "Row 3", "Row 4"])
        store.update { $0.rows.remove(id: 0) }
        #expect(texts(list).prefix(5) == ["To Do", "Row 1", "Done", "Row 2", "Row 3"])
        store.update { $0.rows.remove(id: 1) }
        #expect(texts(list).prefix(3) == ["Done", "Row 2", "Row 3"])
        store.update { $0.rows.insert(ListModule.Row(1), at: 0) }
        #expect(texts(list).prefix(4) == ["To Do", "Row 1", "Done", "Row 2"])
        #expect(store.actions == [])
    }

    @Test(arguments: [false, true]) func theFirstHeaderIsSeenAtTheStart(comesLater: Bool) async throws {
        defer { window.close() }
        let rows = store.state.rows
        if comesLater { store.update { $0.rows = [] } }
        let list = makeList()
        try await show(list)
        if comesLater { store.update { $0.rows = rows } }
        #expect(texts(list).prefix(2) == ["To Do", "Row 0"])
    }

    @Test(.userInput) func aClickOnAHeaderSelectsNothing() async throws {
        defer { window.close() }
        let list = makeList()
        try await show(list)
        let header = try #require(list.descendants.compactMap { $0 as? Label }.first { $0.label == "Done" })
        try await UserInput.click(header)
        #expect(store.actions == [])
        let row = try #require(list.descendants.compactMap { $0 as? Label }.first { $0.label == "Row 3" })
        try await UserInput.click(row)
        #expect(store.actions == [.didSelect(3)])
    }

    @Test func aTableHasSections() async throws {
        defer { window.close() }
        let table = ColumnView(
            of: store,
            \.rows,
            .sections(by: \.isDone) { row in
                Label("").with { $0.bind(\.label, to: row, \.isDone) { $0 ? "Done" : "To Do" } }
            }
        ) {
            ListColumn("Title") { row in
                Label("").with { $0.bind(\.label, to: row, \.title) }
            }
            ListColumn("Number") { row in
                Label("").with { $0.bind(\.label, to: row, \.id) { "\($0)" } }
            }
        }
        try await show(table)
        let seen = texts(table)
        #expect(seen.filter { $0 == "To Do" || $0 == "Done" } == ["To Do", "Done"])
        let header = try #require(seen.firstIndex(of: "Done"))
        #expect(seen[..<header].contains("Row 2") && !seen[..<header].contains("Row 3"))
    }
}
