import Gtk
import Lasso

// The names and positions of rows, for assistive technologies. GTK 4.8 sets neither.
extension BoundRows {
    /// Names the row of an entry after its content, and tells the row's position.
    func describe(_ entry: Entry, at position: Int) {
        guard let id = entry.id, let row = entry.content.rowOfList else { return }
        if entry.namedRow !== row {
            entry.namedRow = row
            // A table has made only the first cells of a new row when it binds them.
            row.updateRelation(.labelledBy, row.textsForName)
        }
        // The first cell speaks for the row of a table.
        guard entries[id]?.first === entry else { return }
        row.updateRelation(.posInSet, position + 1)
        row.updateRelation(.setSize, count())
    }

    /// Tells the positions of all rows after a change.
    func describeAll(in items: IdentifiedArray<Item>) {
        for (id, entries) in entries {
            guard let entry = entries.first, let position = items.index(id: id) else { continue }
            describe(entry, at: position)
        }
    }
}

extension Widget {
    /// The row of a list that has this widget as content, or in a cell.
    fileprivate var rowOfList: Widget? {
        sequence(first: self) { $0.parent }.first { $0.parent is ListBase }
    }

    /// The widgets whose names together are the name of a row: those with a name that the application has given them, and
    /// the texts. Controls have names of their own.
    fileprivate var textsForName: [Widget] {
        children.flatMap { child -> [Widget] in
            let isControl = child is Button || child.focusable && !(child is EditableLabel)
            if child is Label || child.accessibleLabel != nil && !isControl { return [child] }
            return isControl ? [] : child.textsForName
        }
    }
}
