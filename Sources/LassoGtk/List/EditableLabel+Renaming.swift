import Gtk
import Lasso

extension EditableLabel {
    /// Lets the user change a text in its place: the label shows a part of a store's state, and when the user has
    /// edited it, the new text is sent as one action.
    ///
    /// ```swift
    /// let title = EditableLabel(text: "")
    /// title.bindRenaming(to: task, \.title) { .didRename(task.id, $0) }
    /// ```
    ///
    /// Editing begins with a click on the label, or with Return while it has the focus. In a list of the items of a
    /// state, it begins with F2 while the row has the focus, or with ``RowCommand/renaming(_:isEnabled:)``, because a
    /// click selects the row. It ends with Return or when the focus leaves; Escape gives the change up. If the row had
    /// the focus before, it has it again after Return or Escape. While the user edits, the text doesn't follow the
    /// state. If the user leaves the text as it was, no action is sent, and the label shows the state again. A change
    /// that the store refuses is undone. In a list, the list follows the row if that moves meanwhile, and the change is
    /// given up if the row is removed. It is also given up if the focus has just left the row, and GTK needs the row
    /// for another item within a tenth of a second.
    ///
    /// - Parameters:
    ///   - store: The store, which the label keeps alive.
    ///   - keyPath: The part of the state.
    ///   - action: A closure that returns the action for the new text.
    /// - Returns: The observation, which can be canceled to end both directions.
    ///
    /// Source: `GtkEditableLabel`.
    @discardableResult
    public func bindRenaming<Store: AbstractViewStore>(
        to store: Store,
        _ keyPath: KeyPath<Store.State, String>,
        action: @escaping @MainActor (String) -> Store.Action
    ) -> Observation {
        let renaming = Renaming(self) {
            store.state[keyPath: keyPath]
        } send: {
            store.dispatchReported(action($0))
        }
        return keep(renaming, to: store, keyPath)
    }
}

private final class Renaming: TwoWayBinding {
    private weak var label: EditableLabel?
    private let state: () -> String
    private let send: (String) -> Void
    private var connections: [SignalConnection] = []
    /// The text when the editing began.
    private var oldText = ""

    init(_ label: EditableLabel, state: @escaping () -> String, send: @escaping (String) -> Void) {
        (self.label, self.state, self.send) = (label, state, send)
        connections = [label.onNotify("editing") { [weak self] in self?.editingDidChange() }]
        label.outliveFocus()
        label.describeForScreenReaders()
    }

    func showState() {
        guard let label, !label.editing, label.text != state().withVisibleNul else { return }
        label.text = state().withVisibleNul
    }

    func stop() {
        connections.forEach { $0.disconnect() }
        connections = []
    }

    private func editingDidChange() {
        guard let label else { return }
        if label.editing {
            oldText = label.text
        } else {
            // The state may have changed meanwhile. If the user hasn't changed anything, that is the newer text.
            if label.text != oldText, label.text != state().withVisibleNul { send(label.text) }
            showState()
        }
    }
}

extension EditableLabel {
    /// Lets assistive technologies say what the label is, and read its text, when it gets the focus. GTK 4.8 doesn't.
    fileprivate func describeForScreenReaders() {
        // GTK refuses another role once the label is in a window.
        if root == nil, [.widget, .generic].contains(accessibleRole) { accessibleRole = .textBox }
        if accessibleLabel == nil { updateRelation(.labelledBy, texts) }
    }

    /// Ends the editing without the change, and without giving the label the focus. GTK would change the rows of a list
    /// for the focus, and can't do so while it is already changing them.
    func giveUpEditing() {
        let couldFocus = canFocus
        canFocus = false
        stopEditing(false)
        canFocus = couldFocus
    }

    /// The text that the label shows again if the editing is given up.
    var textBeforeEditing: String { texts.first?.text ?? text }

    /// Keeps the label alive for a moment after it has lost the focus.
    ///
    /// GTK 4.8 accesses it once more a tenth of a second later, even if it is freed by then.
    func outliveFocus() {
        let focus = EventControllerFocus()
        focus.onLeave { [weak self] in
            guard let self else { return }
            // If the main loop comes late to both, GTK's timer may be the second one of the same turn.
            perform(afterMilliseconds: 200) {
                performInNextTurn { withExtendedLifetime(self) {} }
            }
        }
        addController(focus)
    }
}

extension Widget {
    /// The labels in this widget, without those of a menu, which the field has in newer versions of GTK.
    fileprivate var texts: [Label] {
        children.filter { !($0 is Popover) }.flatMap { ($0 as? Label).map { [$0] } ?? $0.texts }
    }
}
