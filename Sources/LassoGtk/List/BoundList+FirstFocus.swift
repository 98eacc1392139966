import Gtk
import Lasso

extension BoundList: FocusableRows {
    /// Moves the focus to the row that the state has selected, or into a list that was empty. What the user selects has
    /// the focus already. If the focus is elsewhere in the window, the list scrolls to the row. If there is no such row
    /// yet, this happens when it comes.
    ///
    /// - Parameters:
    ///   - old: What was selected before.
    ///   - hasOtherRows: Whether rows have come or gone. GTK scrolls to the right place when it knows where they are.
    func followSelection(since old: SelectedIdentities<Item.ID>, hasOtherRows: Bool = false) {
        let selected = model.selected
        if selected != old {
            let isChosen = selected == chosen
            pending = isChosen ? [] : selected.all.subtracting(old.all).union(pending.intersection(selected.all))
            chosen = nil
        }
        guard hasOtherRows || selected != old else { return }
        guard hasOtherRows, let awaitedLayout else { return goToPendingRow() }
        awaitedLayout.onEnd { [weak self] in
            self?.goToPendingRow()
            if self?.listBase?.mapped == true { self?.takeOverFocus() }
        }
    }

    /// Moves the focus to the first row that the state has selected, or scrolls to it if the focus is elsewhere.
    private func goToPendingRow() {
        guard let position = firstPosition(of: pending) else { return }
        pending = []
        guard focusedID.map(model.selected.contains) != true else { return }
        if hasFocusToMove {
            focusRow(at: position)
        } else if listBase?.hasFocusWithin == false {
            scroll(to: model.item(at: position).id)
        }
    }

    /// Whether the focus may move to another row: a row has it, or the list itself, or no widget of use in the window.
    /// It stays in a text that the user edits.
    private var hasFocusToMove: Bool {
        guard let list = listBase, list.isOfUseWithFocus, let window = list.root as? Window else { return false }
        guard let focus = window.focusWidget, focus.isOfUseWithFocus else { return true }
        return isAround(focus) || focusedID != nil && !(focus is Text) && !(focus is TextView)
    }

    /// Returns whether a widget is the list, or a scrolled window around it, which has the focus while there are no
    /// rows.
    private func isAround(_ focus: Widget) -> Bool {
        guard let list = listBase else { return false }
        return focus === list || focus === widget || focus is ScrolledWindow && list.isAncestor(focus)
    }

    /// Returns the position of the first row of those with some identities.
    private func firstPosition(of ids: Set<Item.ID>) -> Int? {
        ids.lazy.compactMap { [model] in model.items.index(id: $0) }.min()
    }

    /// Gives the focus to a row if the list itself has it.
    private func takeOverFocus() {
        guard let focus = (listBase?.root as? Window)?.focusWidget, isAround(focus) else { return }
        focusRow(at: firstPosition(of: model.selected.all) ?? 0)
    }

    func moveFirstFocus(_ focus: Widget) -> Bool {
        guard let list = listBase, isAround(focus) || focus.isAncestor(list) else { return false }
        let selected = firstPosition(of: model.selected.all)
        if let selected, focusedID.map(model.selected.contains) != true {
            focusRow(at: selected)
        } else {
            takeOverFocus()
        }
        return true
    }
}
