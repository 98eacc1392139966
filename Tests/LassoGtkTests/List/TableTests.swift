import LassoGtk
import LassoGtkTestUtilities
import LassoTestUtilities
import Testing

private enum TableModule: StoreModule {
    enum Key: Hashable { case number, title }
    enum Action: Equatable { case didSort(ListOrder<Key>?), didChoose(Int), didSelect(Int?), didOpen(Int) }

    struct State: Equatable {
        var rows: IdentifiedArray<ListModule.Row> = IdentifiedArray((0..<30).map { ListModule.Row($0) })
        var plainRows = (0..<30).map { ListModule.Row($0) }
        var order: ListOrder<Key>?
        var chosen: Int? = 3
    }
}

private final class TableStore: LassoStore<TableModule> {
    private(set) var actions: [Action] = []
    var refuses = false

    override func handleAction(_ action: Action) {
        actions.append(action)
        guard !refuses else { return }
        switch action {
        case .didSort(let order):
            update { state in
                state.order = order
                state.rows.sort { order?.isDescending == true ? $0.id > $1.id : $0.id < $1.id }
            }
        case .didChoose(let id): update { $0.chosen = id }
        case .didSelect(let id): update { $0.chosen = id }
        case .didOpen: break
        }
    }
}

/// Tests tables, grids, and drop-downs of the items of a state.
@Suite(.display) struct TableTests {
    private let store = TableStore(with: TableModule.State())
    private let window = Window()

    private func show(_ widget: Widget) async throws {
        let scroll = ScrolledWindow()
        scroll.child = widget
        window.child = scroll
        window.setDefaultSize(width: 400, height: 300)
        window.present()
        try await GtkTesting.turnMainLoop(until: "it is drawn") { widget.height > 100 }
        try await UserInput.activate(window)
    }

    /// Waits for so long that the next click isn't a double click.
    private func waitAfterClick() async throws { try await UserInput.wait(for: .milliseconds(500)) }

    private func labels(of list: Widget) -> [Label] { list.descendants.compactMap { $0 as? Label } }

    private func makeTable() -> ColumnView {
        ColumnView(of: store, \.rows, sorting: .by(\.order) { .didSort($0) }, .activation { .didOpen($0) }) {
            ListColumn("Number", sortedBy: TableModule.Key.number) { row in
                Label("").with { $0.bind(\.label, to: row, \.id) { "\($0)" } }
            }
            ListColumn("Title", sortedBy: TableModule.Key.title) {
                $0.expand = true
            } makeCell: { row in
                Label("").with { $0.bind(\.label, to: row, \.title) }
            }
            ListColumn("Done") { row in
                CheckButton().with { $0.bind(\.active, to: row, \.isDone) }
            }
        }
    }

    @Test func aTableShowsTheItemsInItsColumns() async throws {
        defer { window.close() }
        let table = makeTable()
        try await show(table)
        let texts = labels(of: table).map(\.label)
        for text in ["Number", "Title", "Done", "0", "Row 0", "1", "Row 1"] { #expect(texts.contains(text)) }
        store.update { $0.rows[id: 1]?.title = "changed" }
        #expect(labels(of: table).contains { $0.label == "changed" })
    }

    @Test func aColumnIsShownAsTheStateSays() async throws {
        defer { window.close() }
        let table = ColumnView(of: store, \.rows) { [store] in
            ListColumn("Title") { row in Label("").with { $0.bind(\.label, to: row, \.title) } }
            ListColumn("Number") {
                $0.bind(\.visible, to: store, \.chosen) { $0 != nil }
            } makeCell: { row in
                Label("").with { $0.bind(\.label, to: row, \.id) { "\($0)" } }
            }
        }
        try await show(table)
        func isShown(_ text: String) -> Bool {
            GtkTesting.settle()
            return labels(of: table).contains { $0.label == text && $0.mapped }
        }
        #expect(isShown("Number") && isShown("3") && isShown("Row 3"))
        store.update { $0.chosen = nil }
        #expect(!isShown("Number") && !isShown("3") && isShown("Row 3"))
        store.update { $0.chosen = 1 }
        #expect(isShown("Number") && isShown("3"))
    }

    @Test(.userInput) func aHeaderSendsTheOrderAndShowsTheStates() async throws {
        defer { window.close() }
        let table = makeTable()
        try await show(table)
        let header = try #require(labels(of: table).first { $0.label == "Title" })
        try await UserInput.click(header)
        #expect(store.actions == [.didSort(ListOrder(by: .title))])
        try await waitAfterClick()
        try await UserInput.click(header)
        #expect(store.actions.last == .didSort(ListOrder(by: .title, isDescending: true)))
        #expect(labels(of: table).contains { $0.label == "Row 29" })
        store.update { $0.order = ListOrder(by: .number) }
        #expect(store.actions.count == 2)
        let number = try #require(labels(of: table).first { $0.label == "Number" })
        try await UserInput.click(number)
        #expect(store.actions.last == .didSort(ListOrder(by: .number, isDescending: true)))
    }

    @Test(.userInput) func anOrderThatTheStoreRefusesIsNotShown() async throws {
        defer { window.close() }
        let table = makeTable()
        try await show(table)
        store.refuses = true
        let header = try #require(labels(of: table).first { $0.label == "Title" })
        try await UserInput.click(header)
        try await waitAfterClick()
        try await UserInput.click(header)
        #expect(store.actions == [.didSort(ListOrder(by: .title)), .didSort(ListOrder(by: .title))])
    }

    @Test(.userInput) func arrowKeysMoveInTheContextMenuOfARow() async throws {
        defer { window.close() }
        let table = ColumnView(
            of: store,
            \.rows,
            .contextMenu { [RowCommand("_First", .didOpen($0.id)), RowCommand("_Second", .didChoose($0.id))] }
        ) {
            ListColumn("Title") { row in Label("").with { $0.bind(\.label, to: row, \.title) } }
        }
        try await show(table)
        try await UserInput.click(try #require(labels(of: table).first { $0.label == "Row 0" }))
        try await UserInput.press("Menu")
        try await UserInput.press("Down")
        try await UserInput.press("Return")
        try await GtkTesting.turnMainLoop(until: "the second command is sent") { store.actions == [.didChoose(0)] }
    }

    @Test func aGridShowsAPlainArray() async throws {
        defer { window.close() }
        let grid = GridView(of: store, \.plainRows, selection: .single(\.chosen) { .didSelect($0) }) { row in
            Label("").with { $0.bind(\.label, to: row, \.title) }
        }
        try await show(grid)
        #expect(labels(of: grid).contains { $0.label == "Row 3" })
        store.update { $0.plainRows.remove(at: 3) }
        GtkTesting.settle()
        #expect(!labels(of: grid).contains { $0.label == "Row 3" && $0.mapped })
        #expect(store.actions == [])
    }

    @Test func aDropDownShowsAndSendsAnItemByItsIdentity() {
        defer { window.destroy() }
        let drop = DropDown(of: store, \.rows, selection: .browse(\.chosen) { .didChoose($0) }) { row in
            Label("").with { $0.bind(\.label, to: row, \.title) }
        }
        window.child = drop
        #expect(drop.selected == 3)
        store.update { $0.rows.remove(id: 0) }
        #expect(drop.selected == 2)
        #expect(store.actions == [])
        drop.selected = 5
        #expect(store.actions == [.didChoose(6)])
        store.refuses = true
        store.update { $0.chosen = 9 }
        #expect(drop.selected == 8)
        #expect(store.actions.count == 1)
    }
}

extension TableTests {
    @Test func aDropDownShowsTheStateAfterManyChangesAtOnce() {
        defer { window.destroy() }
        store.update { ($0.rows, $0.chosen) = ([], 15) }
        let drop = DropDown(of: store, \.rows, selection: .browse(\.chosen) { .didChoose($0) }) { row in
            Label("").with { $0.bind(\.label, to: row, \.title) }
        }
        window.child = drop
        for number in 0..<20 { store.update { $0.rows.append(ListModule.Row(number)) } }
        GtkTesting.settle()
        #expect(drop.selected == 15)
        #expect(store.state.chosen == 15)
        #expect(store.actions == [])
    }
}
