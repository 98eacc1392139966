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
    /// - Parameter action: A closure that returns the action for the identity of the moved row, and that of the row
    ///   that it is moved in front of, or `nil` if it is moved to the end. ``/Lasso/IdentifiedArray/move(_:before:)``
    ///   takes both.
    ///
    /// The row that it is moved in front of may be one that a filter hides. While the list sorts its rows by itself,
    /// and in a tree, rows can't be moved. A drag in a text field or on a slider of a row doesn't move the row.
    ///
    /// While a row is dragged over another one, that one's content has the CSS class `lasso-drop-above` or
    /// `lasso-drop-below`, depending on where the row would go. By default, both show a line.
    ///
    /// Source: `GtkDragSource`, `GtkDropTarget`.
    public static func reordering(_ action: @escaping (Item.ID, Item.ID?) -> Action) -> ListFeature {
        ListFeature { list, widget in
            let moves = RowMoves(in: list, action)
            DropMark.applyStyle()
            list.rows.prepare.append { moves.prepare($0) }
            for (key, step) in [(Key.up, -1), (Key.down, 1)] {
                let keys = ShortcutController(Accelerator(key: key, modifiers: .altMask)) {
                    moves.moveFocusedRow(by: step)
                }
                // Before the list, which moves the focus with the arrow keys.
                keys.propagationPhase = .capture
                widget.addController(keys)
            }
        }
    }
}

/// The row that is being dragged.
private struct DraggedRow<ID: Hashable> {
    let id: ID
    let list: ObjectIdentifier
}

/// The mark at the place to which a dragged row would go.
private enum DropMark: String, CaseIterable {
    case above = "lasso-drop-above"
    case below = "lasso-drop-below"

    // Themes mark every place to drop something.
    private static let style = LibraryStyle.add(
        """
        .lasso-drop-above { box-shadow: inset 0 2px @theme_selected_bg_color; }
        .lasso-drop-below { box-shadow: inset 0 -2px @theme_selected_bg_color; }
        """
    )

    static func applyStyle() { _ = style }

    func show(on widget: Widget) {
        for mark in Self.allCases where mark != self { widget.removeCssClass(mark.rawValue) }
        widget.addCssClass(rawValue)
    }

    static func remove(from widget: Widget) {
        for mark in allCases { widget.removeCssClass(mark.rawValue) }
    }
}

private final class RowMoves<Item: Identifiable, Action> {
    private typealias Entry = BoundRows<Item, Action>.Entry

    private weak var list: BoundList<Item, Action>?
    private let action: (Item.ID, Item.ID?) -> Action

    init(in list: BoundList<Item, Action>, _ action: @escaping (Item.ID, Item.ID?) -> Action) {
        (self.list, self.action) = (list, action)
    }

    func moveFocusedRow(by step: Int) {
        guard let list, list.canMove, let id = list.focusedID, let position = list.model.items.index(id: id)
        else { return }
        let items = list.model.items
        guard items.indices.contains(position + step) else { return }
        let other = items[position + step].id
        list.send(action(id, step < 0 ? other : list.next(after: other)))
    }

    func prepare(_ entry: BoundRows<Item, Action>.Entry) {
        let source = DragSource()
        source.actions = .move
        // Before widgets in the row, such as an editable label, which would keep the press to themselves.
        source.propagationPhase = .capture
        source.onPrepare { [weak self, weak entry] x, y in
            guard let list = self?.list, list.canMove, let entry, let id = entry.id,
                !Self.isDraggedIn(entry.content, at: (x, y))
            else { return nil }
            return DragPayload.content(for: DraggedRow(id: id, list: ObjectIdentifier(list)))
        }
        source.onDragBegin { [weak source, weak content = entry.content] _ in
            if let content { source?.setIcon(WidgetPaintable(widget: content), hotX: 0, hotY: 0) }
        }
        entry.content.addController(source)
        let target = DropTarget(type: DragPayload.type(for: DraggedRow<Item.ID>.self), actions: .move)
        target.onAccept { [weak self] drop in
            let dragged = DragPayload.value(of: drop, as: DraggedRow<Item.ID>.self)
            return dragged != nil && dragged?.list == self?.list.map(ObjectIdentifier.init)
        }
        target.onMotion { [weak entry] _, y in
            guard let content = entry?.content else { return [] }
            Self.mark(y, on: content).show(on: content)
            return .move
        }
        target.onLeave { [weak entry] in
            if let entry { DropMark.remove(from: entry.content) }
        }
        target.onDrop { [weak self, weak entry] value, _, y in
            guard let self, let entry else { return false }
            DropMark.remove(from: entry.content)
            return drop(value, on: entry, Self.mark(y, on: entry.content))
        }
        entry.content.addController(target)
    }

    /// Returns whether the widget at a point in a row's content needs drags itself: a text field or a slider.
    private static func isDraggedIn(_ content: Widget, at point: (x: Double, y: Double)) -> Bool {
        guard let target = content.pick(x: point.x, y: point.y) else { return false }
        return sequence(first: target) { $0 === content ? nil : $0.parent }
            .contains { $0.isWritten || $0 is GtkRange }
    }

    private static func mark(_ y: Double, on content: Widget) -> DropMark {
        y < Double(content.height) / 2 ? .above : .below
    }

    private func drop(_ value: Value, on entry: Entry, _ mark: DropMark) -> Bool {
        guard let list, let dragged = DragPayload.value(in: value, as: DraggedRow<Item.ID>.self), let id = entry.id,
            let position = list.model.items.index(id: id)
        else { return false }
        let items = list.model.items
        let next = mark == .above ? position : position + 1
        let old = items.index(id: dragged.id)
        // A row that is dropped at its own place isn't moved.
        guard let old, old != next, old + 1 != next else { return true }
        list.send(action(dragged.id, mark == .above ? id : list.next(after: id)))
        return true
    }
}
