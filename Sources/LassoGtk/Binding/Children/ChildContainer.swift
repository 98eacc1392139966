/// A container whose children can be bound to the items of a state, in order.
///
/// `Box`, `ListBox`, and `FlowBox` conform. `Notebook`, `Stack`, and `Grid` have methods of their own, since their
/// children have titles or are parts of rows.
public protocol ChildContainer: Widget {
    /// The last child of the application's own, after which the bound children begin; `nil` if there is none.
    var lastOwnChild: Widget? { get }

    /// Adds a child.
    ///
    /// - Parameters:
    ///   - child: The child.
    ///   - sibling: The child to add it behind, or `nil` to add it as the first one.
    func insertChild(_ child: Widget, after sibling: Widget?)

    /// Moves a child.
    ///
    /// - Parameters:
    ///   - child: The child.
    ///   - sibling: The child to move it behind, or `nil` to move it to the beginning.
    func moveChild(_ child: Widget, after sibling: Widget?)

    /// Removes a child.
    ///
    /// - Parameter child: The child.
    func removeChild(_ child: Widget)
}

extension ChildContainer {
    /// Keeps one child for each item of a state, in the order of the items.
    ///
    /// ```swift
    /// box.bindChildren(to: store, \.tasks) { task in
    ///     let title = Label()
    ///     title.bind(\.label, to: task, \.title)
    ///     return title
    /// }
    /// ```
    ///
    /// A child is made once for each identity. When the item changes, its view store changes, and the child stays. When
    /// items change places, children are moved, not made again; the child that has the focus stays, and the others move
    /// around it. Children that the container already has stay before the bound ones. They are not removed later, and
    /// a container has one such binding: put a second list into a container of its own.
    ///
    /// - Parameters:
    ///   - store: The store, which the container keeps alive.
    ///   - keyPath: The items.
    ///   - makeChild: A closure that returns the child for an item. It is passed a view store of the item.
    /// - Returns: The observation. When it is canceled, the children stay, but their items no longer change: remove
    ///   them.
    /// - Precondition: All items have different identities.
    @discardableResult
    public func bindChildren<Store: AbstractViewStore, Items: Sequence>(
        to store: Store,
        _ keyPath: KeyPath<Store.State, Items>,
        makeChild: @escaping @MainActor (ItemViewStore<Items.Element, Store.Action>) -> Widget
    ) -> Observation where Items.Element: Identifiable {
        let binding = ChildrenBinding(in: ContainedChildren(of: self), of: store, makeChild)
        return keep(binding, to: store, keyPath) { $0.show($1) }
    }
}

/// The children of a container, behind those that it had before.
private struct ContainedChildren<Container: ChildContainer>: ChildArrangement {
    private weak var container: Container?
    private weak var first: Widget?

    init(of container: Container) {
        self.container = container
        first = container.lastOwnChild
    }

    func isFixed(_ child: Widget) -> Bool {
        if child.hasFocusWithin { return true }
        // The focus may be on the row around the child.
        guard let row = child.parent, row is ListBoxRow || row is FlowBoxChild else { return false }
        return row.hasFocusWithin
    }

    func insert(_ child: Widget, after sibling: Widget?) { container?.insertChild(child, after: sibling ?? first) }

    func move(_ child: Widget, after sibling: Widget?) { container?.moveChild(child, after: sibling ?? first) }

    func remove(_ child: Widget) { container?.removeChild(child) }
}
