import Gtk
import Lasso

extension ColumnView {
    /// Creates a table of the items of a state, in order.
    ///
    /// ```swift
    /// ColumnView(of: store, \.tasks, sorting: .by(\.order) { .didSort($0) }) {
    ///     ListColumn("Title", sortedBy: TaskKey.title) { task in TitleLabel(task) }
    ///     ListColumn("Due", sortedBy: TaskKey.due) { task in DueLabel(task) }
    /// }
    /// ```
    ///
    /// The rules of ``Gtk/ListView/init(of:_:arrangement:selection:_:makeRow:)`` apply.
    ///
    /// - Parameters:
    ///   - store: The store, which the table keeps alive.
    ///   - keyPath: The items.
    ///   - arrangement: The items that are shown, and their order.
    ///   - selection: The rows that the user can select, and where the state has the selection.
    ///   - sorting: The order that the headers show and change.
    ///   - features: The other things that the user can do with rows.
    ///   - columns: A closure that returns the columns.
    /// - Precondition: All items have different identities.
    ///
    /// Source: `GtkColumnView`.
    public convenience init<Store: AbstractViewStore, Items: Collection>(
        of store: Store,
        _ keyPath: KeyPath<Store.State, Items>,
        arrangement: ListArrangement<Store.State, Items.Element, Store.Action> = .none,
        selection: ListSelection<Store.State, Store.Action, Items.Element.ID> = .none,
        sorting: ListSorting<Store.State, Store.Action> = .none,
        _ features: ListFeature<Items.Element, Store.Action>...,
        @ListColumnBuilder<Items.Element, Store.Action> columns: () -> [ListColumn<Items.Element, Store.Action>]
    ) where Items.Element: Identifiable {
        let list = BoundList<Items.Element, Store.Action>(of: store, selection)
        let columns = columns()
        self.init(model: list.model)
        for (index, column) in columns.enumerated() {
            column.column.factory = list.rows.makeFactory(isDecorated: index == 0, column.makeCell)
            appendColumn(column.column)
        }
        list.attach(to: self, store, keyPath, arrangement, selection, features)
        onActivate { [weak list] position in list?.activate(position) }
        let headers = SortingHeaders(of: self, columns) {
            sorting.order(store.state)
        } send: {
            if let action = sorting.action($0) { store.dispatchReported(action) }
        }
        holdReference(to: headers)
        store.observeState(mappedBy: sorting.order) { [weak headers] _, _ in headers?.showState() }
            .cancelled(with: self)
    }
}
