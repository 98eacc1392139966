import LassoGtk
import LassoGtkTestUtilities
import LassoTestUtilities
import Testing

/// Tests changes that an observer in a row makes while GTK binds the row to another item.
@Suite(.display) struct RowBindingTests {
    private let store = ListStore(rowCount: 1_000)
    private let window = Window(), scroll = ScrolledWindow()

    private func show(_ list: ListView) async throws {
        scroll.child = list
        window.child = scroll
        window.setDefaultSize(width: 300, height: 400)
        window.present()
        try await GtkTesting.turnMainLoop(until: "the list is drawn") { list.height > 100 }
        GtkTesting.settle()
    }

    @Test func theLastRowMakesTheStoreAppendAPageOnceGTKHasBoundIt() async throws {
        defer { window.close() }
        var isBinding = false
        var changesWhileBinding = 0
        let list = ListView(of: store, \.rows) { [store] row in
            row.observeState(\.id) { id in
                guard id == 999, store.state.rows.count == 1_000 else { return }
                isBinding = true
                store.update { $0.rows.append(contentsOf: (1_000..<1_100).map { ListModule.Row($0) }) }
                isBinding = false
            }
            return Label("").with { $0.bind(\.label, to: row, \.title) }
        }
        let connection = list.model?.onItemsChanged { _, _, _ in changesWhileBinding += isBinding ? 1 : 0 }
        defer { connection?.disconnect() }
        try await show(list)
        scroll.vadjustment.value = scroll.vadjustment.upper
        GtkTesting.settle()
        #expect(list.model?.nItems == 1_100)
        #expect(changesWhileBinding == 0)
    }

    @Test func aRowShowsWhatItsOwnObserverMakesOfTheItem() async throws {
        defer { window.close() }
        let list = ListView(of: store, \.rows) { [store] row in
            row.observeState(\.id) { id in
                store.update { $0.rows[id: id]?.isDone = true }
            }
            return Label("").with { $0.bind(\.label, to: row, \.isDone) { "\($0)" } }
        }
        try await show(list)
        scroll.vadjustment.value = scroll.vadjustment.upper
        GtkTesting.settle()
        let labels = list.descendants.compactMap { $0 as? Label }
        #expect(labels.count > 10)
        #expect(labels.allSatisfy { $0.label == "true" })
    }
}
