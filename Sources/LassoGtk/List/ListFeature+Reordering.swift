import Gtk
import Lasso

extension ListFeature {
    /// Lets the user move rows: by dragging them with the mouse, and with Alt and the arrow keys.
    ///
    /// ```swift
    /// ListView(of: store, \.tasks, .reordering { .didMove($0, before: $1) }) { task in
    ///     TaskRow(task)
    /// }
    /// ```
    ///
    /// - Parameter action: A closure that returns the action for the identity of the moved row, and that of the row that
    ///   it is moved in front of, or `nil` if it is moved to the end. ``/Lasso/IdentifiedArray/move(_:before:)`` takes
    ///   both.
    ///
    /// Source: `GtkDragSource`, `GtkDropTarget`.
    public static func reordering(_ action: @escaping (Item.ID, Item.ID?) -> Action) -> ListFeature {
        ListFeature { list, widget in
            let moves = RowMoves(in: list, action)
            list.rows.prepare.append { moves.prepare($0) }
            widget.bindMove("<Alt>Up") { moves.moveFocusedRow(by: -1) }
            widget.bindMove("<Alt>Down") { moves.moveFocusedRow(by: 1) }
        }
    }
}

/// The row that is being dragged.
private final class DraggedRow<ID: Hashable>: ModelItem {
    let id: ID
    let list: ObjectIdentifier

    init(_ id: ID, of list: ObjectIdentifier) {
        (self.id, self.list) = (id, list)
        super.init()
    }

    isolated deinit {}
}

private final class RowMoves<Item: Identifiable, Action> {
    private typealias Entry = BoundRows<Item, Action>.Entry

    private weak var list: BoundList<Item, Action>?
    private let action: (Item.ID, Item.ID?) -> Action

    init(in list: BoundList<Item, Action>, _ action: @escaping (Item.ID, Item.ID?) -> Action) {
        (self.list, self.action) = (list, action)
    }

    func moveFocusedRow(by step: Int) {
        guard let list, let id = list.focusedID, let position = list.model.items.index(id: id) else { return }
        let items = list.model.items
        guard items.indices.contains(position + step) else { return }
        // Downward, the row comes in front of the one after the next.
        let next = step < 0 ? position - 1 : position + 2
        list.send(action(id, items.indices.contains(next) ? items[next].id : nil))
    }

    func prepare(_ entry: BoundRows<Item, Action>.Entry) {
        let source = DragSource()
        source.actions = .move
        // Before widgets in the row, such as an editable label, which would keep the press to themselves.
        source.propagationPhase = .capture
        source.onPrepare { [weak self, weak entry] _, _ in
            guard let list = self?.list, let id = entry?.id else { return nil }
            return ContentProvider(value: Value(DraggedRow(id, of: ObjectIdentifier(list))))
        }
        source.onDragBegin { [weak source, weak content = entry.content] _ in
            if let content { source?.setIcon(WidgetPaintable(widget: content), hotX: 0, hotY: 0) }
        }
        entry.content.addController(source)
        let target = DropTarget(type: DraggedRow<Item.ID>.valueType, actions: .move)
        target.onMotion { [weak self, weak entry] _, y in
            guard let self, let entry else { return [] }
            mark(entry, isAbove: isAbove(y, entry))
            return .move
        }
        target.onLeave { [weak self, weak entry] in if let entry { self?.mark(entry, isAbove: nil) } }
        target.onDrop { [weak self, weak entry] value, _, y in
            guard let self, let entry else { return false }
            mark(entry, isAbove: nil)
            return drop(value, on: entry, isAbove: isAbove(y, entry))
        }
        entry.content.addController(target)
    }

    private func isAbove(_ y: Double, _ entry: Entry) -> Bool { y < Double(entry.content.height) / 2 }

    private func mark(_ entry: Entry, isAbove: Bool?) {
        for (cssClass, isSet) in [("lasso-drop-above", isAbove == true), ("lasso-drop-below", isAbove == false)] {
            if isSet { entry.content.addCssClass(cssClass) } else { entry.content.removeCssClass(cssClass) }
        }
    }

    private func drop(_ value: Value, on entry: Entry, isAbove: Bool) -> Bool {
        guard let list, let dragged = value.get(Object.self) as? DraggedRow<Item.ID>,
            dragged.list == ObjectIdentifier(list), let id = entry.id, let position = list.model.items.index(id: id)
        else { return false }
        let items = list.model.items
        let next = isAbove ? position : position + 1
        let other = items.indices.contains(next) ? items[next].id : nil
        let old = items.index(id: dragged.id)
        // A row that is dropped at its own place isn't moved.
        guard let old, old != next, old + 1 != next else { return true }
        list.send(action(dragged.id, other))
        return true
    }
}

extension Widget {
    fileprivate func bindMove(_ keys: String, _ move: @escaping @MainActor () -> Void) {
        guard let accelerator = Accelerator(keys) else { preconditionFailure("GTK doesn't know the keys \(keys).") }
        let controller = ShortcutController()
        // Before the list, which moves the focus with the arrow keys.
        controller.propagationPhase = .capture
        controller.addShortcut(
            Shortcut(
                trigger: KeyvalTrigger(keyval: accelerator.key, modifiers: accelerator.modifiers),
                action: CallbackAction { _, _ in
                    move()
                    return true
                }
            )
        )
        addController(controller)
    }
}
