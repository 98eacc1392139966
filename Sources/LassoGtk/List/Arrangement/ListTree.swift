import Gtk
import Lasso

/// The description of a tree.
struct TreeDescription<State, Item: Identifiable, Action> {
    let children: (Item) -> [Item]
    let isExpandable: (Item) -> Bool
    let expanded: KeyPath<State, Set<Item.ID>>
    let action: (Item.ID, Bool) -> Action
}

/// The rows of a tree: those of its items that aren't hidden in a collapsed one.
@MainActor
final class ListTree<State, Item: Identifiable, Action> {
    /// The place of a row in the tree.
    private struct Node {
        let depth: Int
        let parent: Item.ID?
        let isExpandable: Bool
        let isExpanded: Bool
    }

    private let description: TreeDescription<State, Item, Action>
    private var nodes: [Item.ID: Node] = [:]
    private weak var list: BoundList<Item, Action>?

    /// Creates the tree of a list, and adds expanders to its rows, and keys to its widget.
    init(_ description: TreeDescription<State, Item, Action>, in list: BoundList<Item, Action>, _ widget: Widget) {
        (self.description, self.list) = (description, list)
        list.parent = { [weak self] in self?.nodes[$0]?.parent }
        list.rows.describe = { [weak self] id, row in self?.describe(row, of: id) }
        addExpanders(to: list.rows)
        addKeys(to: widget)
    }

    isolated deinit {}

    /// Returns the items that can be seen, from top to bottom.
    func rows(of roots: some Collection<Item>, for state: State) -> [Item] {
        let expanded = state[keyPath: description.expanded]
        var rows: [Item] = []
        nodes = [:]
        func add(_ items: some Collection<Item>, depth: Int, parent: Item.ID?) {
            for item in items {
                rows.append(item)
                let isExpandable = description.isExpandable(item)
                let isExpanded = isExpandable && expanded.contains(item.id)
                nodes[item.id] = Node(
                    depth: depth,
                    parent: parent,
                    isExpandable: isExpandable,
                    isExpanded: isExpanded
                )
                if isExpanded { add(description.children(item), depth: depth + 1, parent: item.id) }
            }
        }
        add(roots, depth: 0, parent: nil)
        return rows
    }

    private func addExpanders(to rows: BoundRows<Item, Action>) {
        rows.decorations.append { [weak self] content in
            let expander = RowExpander<Item.ID>(content)
            expander.onToggle = { [weak self] id in
                if let self, let node = nodes[id] { expand(id, !node.isExpanded) }
            }
            return DecoratedWidget(widget: expander.box) { [weak self] item in
                guard let node = self?.nodes[item.id] else { return }
                expander.show(item.id, node.depth, node.isExpandable ? node.isExpanded : nil)
            }
        }
    }

    /// Tells assistive technologies the level of an item, and whether its children are shown. The focus is on the row,
    /// not on its expander.
    private func describe(_ row: Widget, of id: Item.ID) {
        guard let node = nodes[id] else { return }
        row.updateProperty(.level, Double(node.depth + 1))
        if node.isExpandable { row.updateState(.expanded, node.isExpanded) } else { row.resetState(.expanded) }
    }

    private func addKeys(to widget: Widget) {
        let keys = EventControllerKey()
        // Before the list, which does other things with the arrow keys.
        keys.propagationPhase = .capture
        keys.onKeyPressed { [weak self, weak widget] key, _, modifiers in
            guard let self, let widget, modifiers.isDisjoint(with: [.controlMask, .altMask]),
                let id = list?.focusedRowID
            else { return false }
            return press(key, on: id, isMirrored: widget.direction == .rtl)
        }
        widget.addController(keys)
    }

    private func press(_ key: Int, on id: Item.ID, isMirrored: Bool) -> Bool {
        guard let node = nodes[id] else { return false }
        switch key {
        case isMirrored ? Key.left : Key.right:
            if node.isExpanded { moveFocusToChild(of: id) } else if node.isExpandable { expand(id, true) }
            return true
        case isMirrored ? Key.right : Key.left:
            if node.isExpanded {
                expand(id, false)
            } else if let parent = node.parent, let list, let position = list.model.items.index(id: parent) {
                list.focusRow(at: position)
            }
            return true
        case Key.plus, Key.kpAdd:
            if node.isExpandable { expand(id, true) }
            return node.isExpandable
        case Key.minus, Key.kpSubtract:
            if node.isExpandable { expand(id, false) }
            return node.isExpandable
        default: return false
        }
    }

    private func moveFocusToChild(of id: Item.ID) {
        guard let list, let position = list.model.items.index(id: id), position + 1 < list.model.count,
            nodes[list.model.item(at: position + 1).id]?.parent == id
        else { return }
        list.focusRow(at: position + 1)
    }

    private func expand(_ id: Item.ID, _ isExpanded: Bool) {
        guard nodes[id]?.isExpanded != isExpanded else { return }
        list?.send(description.action(id, isExpanded))
    }
}

/// A row of a tree: a button that shows and hides the children, in front of the content.
@MainActor
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
    }

    isolated deinit {}

    func show(_ id: ID, _ depth: Int, _ isExpanded: Bool?) {
        self.id = id
        button.marginStart = depth * Self.indentation
        button.opacity = isExpanded == nil ? 0 : 1
        button.updateState(.hidden, isExpanded == nil)
        button.canTarget = isExpanded != nil
        button.iconName = isExpanded == true ? "pan-down-symbolic" : "pan-end-symbolic"
        button.accessibleLabel =
            isExpanded == true ? translated("Collapse", in: .lasso) : translated("Expand", in: .lasso)
        if let isExpanded { button.updateState(.expanded, isExpanded) } else { button.resetState(.expanded) }
    }
}
