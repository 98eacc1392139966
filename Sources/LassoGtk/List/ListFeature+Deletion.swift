import Gtk
import Lasso

extension ListFeature {
    /// Lets the user delete rows with the Delete key: the row that has the focus or, if it is selected, all selected
    /// ones.
    ///
    /// ```swift
    /// ListView(of: store, \.photos, .deletion { .didDelete($0, next: $1) }) { photo in
    ///     PhotoView(photo)
    /// }
    /// ```
    ///
    /// Rows that the list doesn't show are never deleted, even if the state has them as selected. The command
    /// ``RowCommand/deleting(_:isEnabled:)`` does the same in a context menu.
    ///
    /// - Parameter action: A closure that returns the action for the identities of the rows to delete, and that of the
    ///   row to select then: the next one, or the last one if there is none. It is `nil` if no row is left. In a list
    ///   in which one row can be selected, it is the selected row if that stays. In a tree, the children of a deleted
    ///   row don't take its place.
    ///
    /// Source: `GtkEventControllerKey`.
    public static func deletion(_ action: @escaping (Set<Item.ID>, Item.ID?) -> Action) -> ListFeature {
        ListFeature { list, widget in
            list.deletion = action
            let keys = EventControllerKey()
            keys.onKeyPressed { [weak list] key, _, modifiers in
                guard key == Key.delete || key == Key.kpDelete, let list, let id = list.focusedID,
                    modifiers.isDisjoint(with: [.shiftMask, .controlMask, .altMask, .superMask])
                else { return false }
                list.deleteRows(with: id)
                return true
            }
            widget.addController(keys)
        }
    }
}

extension BoundList {
    /// Sends the action that deletes a row or, if it is selected, all selected ones.
    func deleteRows(with id: Item.ID) {
        let items = model.items
        guard let deletion, let position = items.index(id: id) else { return }
        let ids: Set = model.selected.contains(id) ? selectedIDs : [id]
        // The children of an item of a tree are deleted with it.
        let stays = { [parent] (position: Int) in
            !sequence(first: items[position].id, next: parent).contains(where: ids.contains)
        }
        let next = (position..<items.count).first(where: stays) ?? (0..<position).last(where: stays)
        send(deletion(ids, selectedRow(where: stays) ?? next.map { items[$0].id }))
    }

    /// Returns the selected row of a list in which one row can be selected, if the list shows it at a position that
    /// stays.
    private func selectedRow(where stays: (Int) -> Bool) -> Item.ID? {
        guard case .one(let id?) = model.selected, let position = model.items.index(id: id) else { return nil }
        return stays(position) ? id : nil
    }

    /// The identities of the selected rows that the list shows. A filter may hide others.
    private var selectedIDs: Set<Item.ID> {
        let (items, selected) = (model.items, model.selected.all)
        // Iterating takes much less time for an item than searching for it.
        guard selected.count > items.count / 8 else { return selected.filter { items.contains(id: $0) } }
        return Set(items.lazy.map { $0.id }.filter(selected.contains))
    }
}
