import LassoGtkTestUtilities
import LassoTestUtilities

@testable import LassoGtk

/// A list of labels in a window, whose rows are edited, and a follower of its model that knows only what GTK is told.
final class EditedList {
    let store: ListStore
    let list: ListView
    private let model: StateListModel<ListModule.Row>
    private let scroll = ScrolledWindow()
    private let window = Window()
    /// The identities of the rows, as GTK knows them.
    private var ids: [Int]

    /// Creates a list, and records all objects that belong to it.
    init(_ store: ListStore, noting recorder: LifetimeRecorder) {
        self.store = store
        list = ListView(of: store, \.rows) { row in
            let title = Label()
            title.bind(\.label, to: row, \.title)
            recorder.record(row)
            recorder.record(title)
            return title
        }
        guard let model = list.model as? StateListModel<ListModule.Row> else {
            preconditionFailure("The list has another model.")
        }
        self.model = model
        ids = model.items.map(\.id)
        model.onItemsChanged { [weak self, unowned model] position, removed, added in
            let new = (position..<position + added).map { model.item(at: $0).id }
            self?.ids.replaceSubrange(position..<position + removed, with: new)
        }
        scroll.child = list
        window.child = scroll
        window.setDefaultSize(width: 300, height: 400)
        let objects: [AnyObject] = [store, list, model, scroll, window]
        for object in objects { recorder.record(object) }
    }

    func show() async throws {
        window.present()
        try await GtkTesting.turnMainLoop(until: "the list is drawn") { self.list.height > 100 }
    }

    func close() { window.close() }

    func scrollToTop() { scroll.vadjustment.value = 0 }

    /// Whether the model has the rows of the state, and GTK knows how many there are.
    var hasRowsOfState: Bool { model.items == store.state.rows && ids.count == store.state.rows.count }

    /// Whether GTK knows which rows the state has, in their order.
    var hasToldRowsOfState: Bool { ids.elementsEqual(store.state.rows.ids) }

    /// Whether the rows that are seen are neighbors in the state, and show its titles. At least five fit in the list.
    var showsRowsOfState: Bool {
        let seen = seenTitles, titles = store.state.rows.map(\.title)
        guard seen.count >= min(5, titles.count) else { return false }
        guard let first = seen.first, let start = titles.firstIndex(of: first) else { return titles.isEmpty }
        return seen == Array(titles[start..<min(start + seen.count, titles.count)])
    }

    /// The titles that are seen, from top to bottom. GTK keeps more rows than those.
    private var seenTitles: [String] {
        list.children.filter { row in
            let place = row.allocation()
            return row.mapped && place.y + place.height > 0 && place.y < list.height
        }
        .compactMap { ($0.children.first as? Label)?.label }
    }
}
