import Gtk
import Lasso

/// The rows of a tree: those of its items that aren't hidden in a collapsed one.
final class ListTree<State, Item: Identifiable, Action> {
    /// The place of a row.
    private struct Place {
        let depth: Int
        let parent: Item.ID?
        let isExpandable: Bool
        let isExpanded: Bool
    }

    let expanded: KeyPath<State, Set<Item.ID>>
    private let children: (Item) -> [Item]
    private let isExpandable: (Item) -> Bool
    private let action: (Item.ID, Bool) -> Action
    private var places: [Item.ID: Place] = [:]
    private weak var list: BoundList<Item, Action>?

    init(
        children: @escaping (Item) -> [Item],
        isExpandable: @escaping (Item) -> Bool,
        expanded: KeyPath<State, Set<Item.ID>>,
        action: @escaping (Item.ID, Bool) -> Action
    ) {
        (self.children, self.isExpandable, self.expanded, self.action) = (children, isExpandable, expanded, action)
    }

    /// Returns the items that can be seen, from top to bottom.
    func rows(of roots: some Collection<Item>, for state: State) -> [Item] {
        let expanded = state[keyPath: expanded]
        var rows: [Item] = []
        places = [:]
        func add(_ items: some Collection<Item>, depth: Int, parent: Item.ID?) {
            for item in items {
                rows.append(item)
                let isExpandable = isExpandable(item)
                let isExpanded = isExpandable && expanded.contains(item.id)
                places[item.id] = Place(
                    depth: depth,
                    parent: parent,
                    isExpandable: isExpandable,
                    isExpanded: isExpanded
                )
                if isExpanded { add(children(item), depth: depth + 1, parent: item.id) }
            }
        }
        add(roots, depth: 0, parent: nil)
        return rows
    }

    /// Adds expanders to the rows of a list, and keys to the list.
    func attach(to list: BoundList<Item, Action>, _ widget: Widget) {
        self.list = list
        list.rows.decorations.append { [weak self] content in
            let expander = RowExpander<Item.ID>(content)
            expander.onToggle = { [weak self] id in
                if let self, let place = places[id] { expand(id, !place.isExpanded) }
            }
            return DecoratedWidget(widget: expander.box) { [weak self] item in
                guard let place = self?.places[item.id] else { return }
                expander.show(item.id, place.depth, place.isExpandable ? place.isExpanded : nil)
            }
        }
        let keys = EventControllerKey()
        // Before the list, which does other things with the arrow keys.
        keys.propagationPhase = .capture
        keys.onKeyPressed { [weak self, weak widget] key, _, modifiers in
            guard let self, let widget, modifiers.isDisjoint(with: [.controlMask, .altMask]),
                let id = self.list?.focusedRowID
            else { return false }
            return press(key, on: id, isMirrored: widget.direction == .rtl)
        }
        widget.addController(keys)
    }

    private func press(_ key: Int, on id: Item.ID, isMirrored: Bool) -> Bool {
        guard let place = places[id] else { return false }
        switch key {
        case isMirrored ? Key.left : Key.right:
            if place.isExpanded { moveFocus(from: id, by: 1) } else if place.isExpandable { expand(id, true) }
            return true
        case isMirrored ? Key.right : Key.left:
            if place.isExpanded {
                expand(id, false)
            } else if let parent = place.parent, let list, let position = list.model.items.index(id: parent) {
                list.focusRow(at: position)
            }
            return true
        case Key.plus, Key.kpAdd:
            if place.isExpandable { expand(id, true) }
            return place.isExpandable
        case Key.minus, Key.kpSubtract:
            if place.isExpandable { expand(id, false) }
            return place.isExpandable
        default: return false
        }
    }

    private func moveFocus(from id: Item.ID, by step: Int) {
        guard let list, let position = list.model.items.index(id: id) else { return }
        list.focusRow(at: position + step)
    }

    private func expand(_ id: Item.ID, _ isExpanded: Bool) {
        guard places[id]?.isExpanded != isExpanded else { return }
        list?.send(action(id, isExpanded))
    }
}

/// A row of a tree: a button that shows and hides the children, in front of the content.
private final class RowExpander<ID: Hashable> {
    let box: Box
    private let button = Button()
    private var id: ID?
    var onToggle: (ID) -> Void = { _ in }

    private static var indentation: Int { 16 }

    init(_ content: Widget) {
        box = Box(.horizontal)
        button.addCssClass("flat")
        button.addCssClass("circular")
        button.focusable = false
        button.valign = .center
        content.hexpand = true
        box.append(button)
        box.append(content)
        button.onClicked { [weak self] in
            if let self, let id { onToggle(id) }
        }
        // The widget keeps this object, and not the other way around.
        box.holdReference(to: self)
    }

    isolated deinit {}

    func show(_ id: ID, _ depth: Int, _ isExpanded: Bool?) {
        self.id = id
        button.marginStart = depth * Self.indentation
        button.opacity = isExpanded == nil ? 0 : 1
        button.canTarget = isExpanded != nil
        button.iconName = isExpanded == true ? "pan-down-symbolic" : "pan-end-symbolic"
        button.accessibleLabel = isExpanded == true ? "Collapse" : "Expand"
        if let isExpanded { button.updateState(.expanded, isExpanded) } else { button.resetState(.expanded) }
    }
}
