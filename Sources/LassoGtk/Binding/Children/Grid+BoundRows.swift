extension Grid {
    /// Keeps one row for each item of a state, in the order of the items, below the rows that the grid already has.
    ///
    /// ```swift
    /// grid.bindRows(to: store, \.contacts) { contact in
    ///     let name = Label()
    ///     name.bind(\.label, to: contact, \.name)
    ///     return GridRow { name; Button("Call") }
    /// }
    /// ```
    ///
    /// The rules of ``ChildContainer/bindChildren(to:_:makeChild:)`` apply.
    ///
    /// - Parameters:
    ///   - store: The store, which the grid keeps alive.
    ///   - keyPath: The items.
    ///   - makeRow: A closure that returns the row for an item. It is passed a view store of the item.
    /// - Returns: The observation. When it is canceled, the rows stay, but their items no longer change: remove them.
    /// - Precondition: All items have different identities. No cell spans more than one row.
    @discardableResult
    public func bindRows<Store: AbstractViewStore, Items: Sequence>(
        to store: Store,
        _ keyPath: KeyPath<Store.State, Items>,
        makeRow: @escaping @MainActor (ItemViewStore<Items.Element, Store.Action>) -> GridRow
    ) -> Observation where Items.Element: Identifiable {
        let binding = ChildrenBinding(in: GridRows(of: self), of: store, makeRow)
        return keep(binding, to: store, keyPath) { $0.show($1) }
    }
}

/// The rows of a grid, below those that it had before.
private struct GridRows: ChildArrangement {
    private weak var grid: Grid?
    private let firstRow: Int

    init(of grid: Grid) {
        self.grid = grid
        firstRow =
            grid.children.map { child in
                let cell = grid.queryChild(child)
                return cell.row + cell.height
            }
            .max() ?? 0
    }

    // All children stay in the grid, and only their positions change.
    func isFixed(_ row: GridRow) -> Bool { false }

    func insert(_ row: GridRow, after sibling: GridRow?) {
        var column = 0
        for cell in row.cells {
            precondition(cell.rows == 1, "bindRows(to:_:makeRow:): a cell of a bound row can't span several rows.")
            grid?.attach(cell.widget, column: column, row: firstRow, width: cell.columns, height: 1)
            column += cell.columns
        }
    }

    func move(_ row: GridRow, after sibling: GridRow?) {}

    func remove(_ row: GridRow) { row.cells.forEach { grid?.remove($0.widget) } }

    func didArrange(_ rows: [GridRow]) {
        guard let layout = grid?.layoutManager else { return }
        for (index, row) in rows.enumerated() {
            for cell in row.cells {
                guard let place = layout.layoutChild(for: cell.widget) as? GridLayoutChild else { continue }
                if place.row != firstRow + index { place.row = firstRow + index }
            }
        }
    }
}
