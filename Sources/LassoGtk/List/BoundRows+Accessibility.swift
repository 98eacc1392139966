import Gtk
import Lasso

// The names and positions of rows, for assistive technologies. GTK 4.8 sets neither.
extension BoundRows {
    /// Names the rows after their contents, and tells their positions.
    ///
    /// Call it between two changes: GTK 4.18 binds a row before it owns the row's widget, which must not be touched
    /// then.
    func describeAll(in items: IdentifiedArray<Item>) {
        for (id, entries) in entries {
            // The first cell speaks for the row of a table.
            guard let entry = entries.first, let position = items.index(id: id), let row = entry.content.rowOfList
            else { continue }
            let texts = row.textsForName
            let names = texts.map { ObjectIdentifier($0) }
            if entry.namesOfRow != names {
                entry.namesOfRow = names
                // A row with nothing but a control is named after it.
                row.updateRelation(.labelledBy, texts.isEmpty ? [entry.content] : texts)
            }
            row.updateRelation(.posInSet, position + 1)
            row.updateRelation(.setSize, items.count)
            describe(id, row)
        }
    }
}

extension Widget {
    /// The row of a list that has this widget as content, or in a cell.
    var rowOfList: Widget? {
        sequence(first: self) { $0.parent }.first { $0.parent is ListBase }
    }

    /// The widgets whose names together are the name of a row: those with a name that the application has given them,
    /// and the texts, unless they are hidden. Controls have names of their own.
    fileprivate var textsForName: [Widget] {
        children.flatMap { child -> [Widget] in
            guard child.visible else { return [] }
            let isControl = child is Button || child.focusable && !(child is EditableLabel)
            if child is Label || child.accessibleLabel != nil && !isControl { return [child] }
            return isControl ? [] : child.textsForName
        }
    }
}
