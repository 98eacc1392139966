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
        /// The column of a table that the cell belongs to.
        let column: ObjectIdentifier
        let content: Widget
        /// The content with its decorations.
        let decorated: DecoratedWidget<Item>
        /// The identity of the item that the row shows.
        var id: Item.ID?
        /// The label in the content whose text the user edits.
        weak var editedLabel: EditableLabel?
        /// The widgets in the content after which the widget of the whole row is named, or `nil` before it is.
        var namesOfRow: [ObjectIdentifier]?
        /// The number of GTK's rows that have had the content.
        fileprivate(set) var rowCount = 0

        init(_ row: Row, _ column: ObjectIdentifier, _ content: Widget, _ decorations: [RowDecoration<Item>]) {
            (self.row, self.column, self.content) = (row, column, content)
            decorated = decorations.reduce(DecoratedWidget(widget: content) { _ in }) { inner, decorate in
                let outer = decorate(inner.widget)
                return DecoratedWidget(widget: outer.widget) { item in
                    inner.update(item)
                    outer.update(item)
                }
            }
            id = nil
        }

        /// Notes whether the user edits the text of a label. Otherwise, a click on the text selects the row, and a drag
        /// moves it.
        fileprivate func noteEditing(of label: EditableLabel) {
            label.canTarget = label.editing
            label.onNotify("editing") { [weak self, weak label] in
                guard let label else { return }
                label.canTarget = label.editing
                self?.editedLabel = label.editing ? label : nil
            }
        }
    }

    /// A column of a table, or the only one of a list.
    private final class Column {
        /// The rows that GTK doesn't need now. It frees the rows that scroll or are filtered away, and needs as many
        /// new ones soon after.
        var spare: [Entry] = []
    }

    /// The rows on the screen, or close to it, by the identities of their items. A row of a table has several cells.
    private(set) var entries: [Item.ID: [Entry]] = [:]
    private var known: [ListRow: Entry] = [:]
    private var byContent: [ObjectIdentifier: Entry] = [:]
    private let turns: ListTurns
    private let item: (Int) -> Item?
    let makeStore: (Item) -> Row
    /// Closures that add parts to each new row, such as an expander. In a table, they add them to the first cell.
    var decorations: [RowDecoration<Item>] = []
    /// A closure called after a row has been bound to another item.
    var didBind: () -> Void = {}
    /// A closure that tells assistive technologies more about the row of an item than its name and position.
    var describe: (Item.ID, Widget) -> Void = { _, _ in }
    /// Closures called for each new row.
    var prepare: [(Entry) -> Void] = []

    init(_ turns: ListTurns, itemAt item: @escaping (Int) -> Item?, makeStore: @escaping (Item) -> Row) {
        (self.turns, self.item, self.makeStore) = (turns, item, makeStore)
    }

    /// The maximum number of rows that are kept for later when GTK needs fewer.
    private static var maximumSpareRows: Int { 256 }

    /// Returns a factory that makes the rows of a list, or the cells of a column.
    ///
    /// - Parameters:
    ///   - isDecorated: Whether the rows have the decorations.
    ///   - makeContent: A closure that returns the content of a row.
    func makeFactory(
        isDecorated: Bool = true,
        _ makeContent: @escaping @MainActor (Row) -> Widget
    ) -> ListItemFactory {
        let column = Column()
        return SignalListItemFactory { [weak self] row in
            guard let self else { return }
            turns.bind { bind(row, column, isDecorated, makeContent) }
        } teardownRow: { [weak self] row in
            guard let self, let entry = known.removeValue(forKey: row) else { return }
            unregister(entry)
            entry.namesOfRow = nil
            guard column.spare.count < Self.maximumSpareRows else {
                for widget in [entry.content, entry.decorated.widget] { byContent[ObjectIdentifier(widget)] = nil }
                return
            }
            row.show(nil)
            column.spare.append(entry)
        }
    }

    private func bind(_ row: ListRow, _ column: Column, _ isDecorated: Bool, _ makeContent: (Row) -> Widget) {
        guard let item = item(row.position) else { return }
        let entry: Entry
        if let known = known[row] {
            entry = known
        } else if let last = column.spare.popLast() {
            entry = last
            put(entry, into: row)
        } else {
            let store = makeStore(item)
            entry = Entry(store, ObjectIdentifier(column), makeContent(store), isDecorated ? decorations : [])
            for widget in [entry.content, entry.decorated.widget] { byContent[ObjectIdentifier(widget)] = entry }
            put(entry, into: row)
            for label in entry.content.editableLabels { entry.noteEditing(of: label) }
            for prepare in prepare { prepare(entry) }
        }
        guard entry.id != item.id else { return }
        unregister(entry)
        entry.row.show(item)
        entry.decorated.update(item)
        entry.id = item.id
        entries[item.id, default: []].append(entry)
        didBind()
    }

    private func put(_ entry: Entry, into row: ListRow) {
        known[row] = entry
        entry.rowCount += 1
        row.show(entry.decorated.widget)
    }

    /// Returns the row or cell with a widget as its content, with or without decorations.
    func entry(showing content: Widget) -> Entry? { byContent[ObjectIdentifier(content)] }

    private func unregister(_ entry: Entry) {
        guard let id = entry.id else { return }
        // Otherwise, it ends a moment later, and renames the item that the row shows by then.
        entry.editedLabel?.giveUpEditing()
        entry.id = nil
        entries[id]?.removeAll { $0 === entry }
        if entries[id]?.isEmpty == true { entries[id] = nil }
    }

    /// Shows another item in the rows of an item.
    func reuse(_ old: Item.ID, for new: Item) {
        for entry in entries.removeValue(forKey: old) ?? [] {
            entry.editedLabel?.giveUpEditing()
            entry.row.show(new)
            entry.id = new.id
            entries[new.id, default: []].append(entry)
        }
    }

    /// Shows the new values of items in the rows that show them.
    ///
    /// GTK binds only the rows that it has not had before a change, not those that stay or move.
    ///
    /// - Parameters:
    ///   - difference: The difference from the items before.
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

    /// Updates the decorations of all rows, which may depend on other items.
    func updateDecorations(of items: IdentifiedArray<Item>) {
        guard !decorations.isEmpty else { return }
        for (id, entries) in entries {
            guard let item = items[id: id] else { continue }
            for entry in entries { entry.decorated.update(item) }
        }
    }

    private func show(_ item: Item) {
        for entry in entries[item.id] ?? [] { entry.row.show(item) }
    }
}

/// A closure that puts a part around a row's content.
typealias RowDecoration<Item> = @MainActor (Widget) -> DecoratedWidget<Item>

/// A widget with parts around it that depend on the item.
struct DecoratedWidget<Item> {
    let widget: Widget
    /// A closure called when the row shows another item, or the item's neighbors change.
    let update: (Item) -> Void
}
