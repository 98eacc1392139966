extension Box: ChildContainer {
    /// The last child.
    public var lastOwnChild: Widget? { lastChild }

    /// Adds a child.
    public func insertChild(_ child: Widget, after sibling: Widget?) { insertChildAfter(child, sibling: sibling) }

    /// Moves a child.
    public func moveChild(_ child: Widget, after sibling: Widget?) { reorderChildAfter(child, sibling: sibling) }

    /// Removes a child.
    public func removeChild(_ child: Widget) { remove(child) }
}

extension ListBox: ChildContainer {
    /// The last row.
    public var lastOwnChild: Widget? {
        var last: ListBoxRow?
        var index = 0
        while let row = rowAtIndex(index) { (last, index) = (row, index + 1) }
        return last
    }

    /// Adds a row. A widget that is not a `ListBoxRow` is wrapped in one.
    public func insertChild(_ child: Widget, after sibling: Widget?) {
        insert(child, position: sibling.flatMap(row).map { $0.index + 1 } ?? 0)
    }

    /// Moves a row.
    public func moveChild(_ child: Widget, after sibling: Widget?) {
        guard let row = row(of: child) else { return }
        let isSelected = row.isSelected
        EmbeddedHierarchy.move {
            remove(row)
            insertChild(row, after: sibling)
        }
        if isSelected { selectRow(row) }
    }

    /// Removes a row.
    public func removeChild(_ child: Widget) { if let row = row(of: child) { remove(row) } }

    private func row(of child: Widget) -> ListBoxRow? { child as? ListBoxRow ?? child.parent as? ListBoxRow }
}

extension FlowBox: ChildContainer {
    /// The last child.
    public var lastOwnChild: Widget? {
        var last: FlowBoxChild?
        var index = 0
        while let child = childAtIndex(index) { (last, index) = (child, index + 1) }
        return last
    }

    /// Adds a child. A widget that is not a `FlowBoxChild` is wrapped in one.
    public func insertChild(_ child: Widget, after sibling: Widget?) {
        insert(child, position: sibling.flatMap(box).map { $0.index + 1 } ?? 0)
    }

    /// Moves a child.
    public func moveChild(_ child: Widget, after sibling: Widget?) {
        guard let box = box(of: child) else { return }
        let isSelected = box.isSelected
        EmbeddedHierarchy.move {
            remove(box)
            insertChild(box, after: sibling)
        }
        if isSelected { selectChild(box) }
    }

    /// Removes a child.
    public func removeChild(_ child: Widget) { if let box = box(of: child) { remove(box) } }

    private func box(of child: Widget) -> FlowBoxChild? { child as? FlowBoxChild ?? child.parent as? FlowBoxChild }
}
