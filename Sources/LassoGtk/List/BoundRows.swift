import Gtk
import Lasso

/// The rows of a list that GTK has made, each with the item that it shows now.
///
/// GTK makes as many rows as fit on the screen, and shows other items in them when the user scrolls.
final class BoundRows<Item: Identifiable, Action> {
    typealias Row = ItemViewStore<Item, Action>

    /// A row of a list, or a cell of a table.
    final class Entry {
        let row: Row
        let content: Widget
        var id: Item.ID?

        init(_ row: Row, _ content: Widget) {
            (self.row, self.content) = (row, content)
            id = nil
        }
    }

    /// The rows of a factory that GTK doesn't need now. It frees the rows that scroll or are filtered away, and needs as
    /// many new ones soon after.
    private final class SpareRows {
        var entries: [Entry] = []
    }

    /// The rows on the screen, or close to it, by the identities of their items. A row of a table has several cells.
    private(set) var entries: [Item.ID: [Entry]] = [:]
    private var known: [ObjectIdentifier: Entry] = [:]
    private let item: (Item.ID) -> Item?
    private let makeStore: (Item) -> Row
    /// Closures called for each new row.
    var prepare: [(Entry) -> Void] = []

    init(item: @escaping (Item.ID) -> Item?, makeStore: @escaping (Item) -> Row) {
        (self.item, self.makeStore) = (item, makeStore)
    }

    /// The maximum number of rows that are kept for later when GTK needs fewer.
    private static var maximumSpareRows: Int { 256 }

    /// Returns a factory that makes the rows of a list, or the cells of a column.
    func makeFactory(_ makeContent: @escaping @MainActor (Row) -> Widget) -> ListItemFactory {
        let factory = SignalListItemFactory()
        let spare = SpareRows()
        factory.onBind { [weak self] object in
            if let self, let listItem = object as? ListItem { bind(listItem, spare, makeContent) }
        }
        factory.onUnbind { [weak self] object in
            if let self, let listItem = object as? ListItem { unbind(listItem) }
        }
        factory.onTeardown { [weak self] object in
            guard let self, let listItem = object as? ListItem,
                let entry = known.removeValue(forKey: ObjectIdentifier(listItem))
            else { return }
            unregister(entry)
            guard spare.entries.count < Self.maximumSpareRows else { return }
            listItem.child = nil
            spare.entries.append(entry)
        }
        return factory
    }

    private func bind(_ listItem: ListItem, _ spare: SpareRows, _ makeContent: (Row) -> Widget) {
        guard let object = listItem.item as? StateListModel<Item>.ItemObject, let value = item(object.id) else {
            return
        }
        let entry: Entry
        if let known = known[ObjectIdentifier(listItem)] {
            entry = known
            entry.row.show(value)
        } else if let last = spare.entries.popLast() {
            entry = last
            entry.row.show(value)
            known[ObjectIdentifier(listItem)] = entry
            listItem.child = entry.content
        } else {
            let row = makeStore(value)
            entry = Entry(row, makeContent(row))
            known[ObjectIdentifier(listItem)] = entry
            listItem.child = entry.content
            // A click on a row's text selects the row, and a drag moves it.
            for label in entry.content.editableLabels { label.acceptClicksOnlyWhileEditing() }
            for prepare in prepare { prepare(entry) }
        }
        unregister(entry)
        entry.id = object.id
        entries[object.id, default: []].append(entry)
    }

    private func unbind(_ listItem: ListItem) {
        if let entry = known[ObjectIdentifier(listItem)] { unregister(entry) }
    }

    private func unregister(_ entry: Entry) {
        guard let id = entry.id else { return }
        entry.id = nil
        entries[id]?.removeAll { $0 === entry }
        if entries[id]?.isEmpty == true { entries[id] = nil }
    }

    /// Shows the new values of items in the rows that show them.
    ///
    /// GTK binds only the rows that it has not had before a change, not those that stay or move.
    ///
    /// - Parameters:
    ///   - difference: What has changed.
    ///   - items: All items.
    func update(_ difference: IdentifiedDifference, of items: IdentifiedArray<Item>) {
        let count = difference.replacements.reduce(difference.changes.count) { $0 + $1.new.count }
        guard count > entries.count else {
            for position in difference.changes { show(items[position]) }
            for replacement in difference.replacements { replacement.new.forEach { show(items[$0]) } }
            return
        }
        for id in Array(entries.keys) {
            if let item = items[id: id] { show(item) }
        }
    }

    private func show(_ item: Item) {
        for entry in entries[item.id] ?? [] { entry.row.show(item) }
    }
}

extension EditableLabel {
    fileprivate func acceptClicksOnlyWhileEditing() {
        canTarget = editing
        onNotify("editing") { [weak self] in
            if let self { canTarget = editing }
        }
    }
}
