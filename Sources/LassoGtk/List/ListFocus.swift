import Gtk
import Lasso

/// The focus within a list: the row, and the place within it.
struct ListFocus<Item: Identifiable, Action> {
    private let list: BoundList<Item, Action>
    let id: Item.ID
    /// The indices of the children on the way from the row's content to the widget with the focus, or `nil` if that
    /// isn't in the content.
    private let path: [Int]?
    /// Whether the row itself has the focus, and not a widget in it.
    let isOnRow: Bool
    /// Whether an editable label in the row has the focus.
    let isOnLabel: Bool
    /// The row, or the cell of a table, and the number of GTK's rows that have had its content.
    private let place: (entry: BoundRows<Item, Action>.Entry, rowCount: Int)
    /// The label in the row whose text the user edits, if there is one.
    let renamedLabel: EditableLabel?
    /// The indices of the children on the way from the row's content to that label.
    private let labelPath: [Int]?
    /// The text as the user has changed it, and its selection; `nil` if the user hasn't changed it.
    private let typed: (text: String, anchor: Int, cursor: Int)?
    /// The selection in the text field with the focus.
    private let selection: (anchor: Int, cursor: Int)?
    private let old: IdentifiedArray<Item>

    init?(in list: BoundList<Item, Action>) {
        guard let widget = list.listBase, let focus = (widget.root as? Window)?.focusWidget,
            focus.isAncestor(widget)
        else { return nil }
        let above = sequence(first: focus) { $0.parent }.prefix { $0 !== widget }.lazy
        // A row's widget has the content within a few others.
        let below = sequence(first: focus) { $0.firstChild }.prefix(4).lazy
        isOnLabel = focus is EditableLabel
        let renamedLabel = above.compactMap { $0 as? EditableLabel }.first { $0.editing }
        if let entry = above.compactMap({ list.rows.entry(showing: $0) }).first, let id = entry.id {
            (self.id, place) = (id, (entry, entry.rowCount))
            (path, isOnRow) = (focus.path(in: entry.content), false)
            labelPath = renamedLabel?.path(in: entry.content)
        } else if let entry = below.compactMap({ list.rows.entry(showing: $0) }).first, let id = entry.id {
            (self.id, place) = (id, (entry, entry.rowCount))
            (path, isOnRow, labelPath) = (nil, true, nil)
        } else {
            return nil
        }
        self.renamedLabel = renamedLabel
        typed = renamedLabel.flatMap {
            $0.text == $0.textBeforeEditing ? nil : ($0.text, $0.selectionBound, $0.position)
        }
        selection = (focus as? Text).map { ($0.selectionBound, $0.position) }
        (self.list, old) = (list, list.model.items)
    }

    /// Whether the user edits the text of a label in the row.
    var isRenaming: Bool { renamedLabel != nil }

    /// Whether the focus is in a text field of the row.
    var isInTextField: Bool { selection != nil }

    /// Ends the editing of a label, which GTK can't do after its row has been removed.
    func stopEditing(if isRemoved: (Item.ID) -> Bool) {
        if isRemoved(id) { renamedLabel?.stopEditing(false) }
    }

    /// Gives the focus back to the row, or to the one that took its place.
    func restore() {
        let model = list.model
        if let position = model.items.index(id: id) {
            guard !isInSameRow(ListFocus(in: list)) else { return }
            list.focusRow(at: position)
            let column = place.entry.column
            guard let path, let entry = list.rows.entries[id]?.last(where: { $0.column == column }) else { return }
            if let label = labelPath.flatMap({ entry.content.descendant(at: $0) }) as? EditableLabel {
                goOnEditing(label)
            } else if let widget = entry.content.descendant(at: path) {
                widget.grabFocus()
                // A text field that gets the focus selects all of its text, which the next key would replace.
                if let selection { (widget as? Text)?.select(from: selection.anchor, to: selection.cursor) }
            }
        } else if let position = old.index(id: id), !model.items.isEmpty {
            let next = (position + 1..<min(position + 1_000, old.count)).lazy.compactMap { [old] in
                model.items.index(id: old[$0].id)
            }
            .first
            list.focusRow(at: next ?? max(min(position, model.items.count) - 1, 0))
        }
    }

    /// Returns whether the focus has stayed in a row of GTK's.
    ///
    /// If the content is in another row now, GTK hasn't yet taken the focus out of the old one.
    private func isInSameRow(_ now: ListFocus?) -> Bool {
        guard let now, now.id == id else { return false }
        return now.place.entry === place.entry && now.place.rowCount == place.rowCount
    }

    /// Lets the user go on with the editing of a text, in the row that shows the item now.
    private func goOnEditing(_ label: EditableLabel) {
        label.startEditing()
        // If GTK has kept the row, the label may be edited, but have lost the focus.
        label.grabFocus()
        guard let typed else { return }
        label.text = typed.text
        label.select(from: typed.anchor, to: typed.cursor)
    }
}

extension Widget {
    /// The editable labels in this widget.
    var editableLabels: [EditableLabel] {
        if let label = self as? EditableLabel { [label] } else { children.flatMap(\.editableLabels) }
    }

    /// Returns the indices of the children on the way from an ancestor to this widget, or `nil` if it is none.
    fileprivate func path(in ancestor: Widget) -> [Int]? {
        if self === ancestor { return [] }
        guard let parent, let path = parent.path(in: ancestor) else { return nil }
        return path + [parent.children.prefix { $0 !== self }.count]
    }

    /// Returns the widget that is reached by the children at indices.
    fileprivate func descendant(at path: [Int]) -> Widget? {
        path.reduce(self) { widget, index in
            widget?.children.dropFirst(index).first
        }
    }
}
