import Gtk
import Lasso

extension ListView {
    /// Creates a list of the items of a state, in order.
    ///
    /// ```swift
    /// ListView(of: store, \.tasks, selection: .single(\.selected) { .didSelect($0) }) { task in
    ///     let done = CheckButton(), title = Label()
    ///     done.bind(\.active, to: task, \.isDone) { .didToggle(task.id, $0) }
    ///     title.bind(\.label, to: task, \.title)
    ///     return Box(.horizontal, spacing: 6) { done; title }
    /// }
    /// ```
    ///
    /// GTK makes about as many rows as fit on the screen, and shows other items in them when the user scrolls. So bind
    /// a row's widgets to its view store, whose state is always the item that the row shows. Put the list into a
    /// `ScrolledWindow`.
    ///
    /// When the items change, only the rows that differ are touched. The scroll position and the focus stay at their
    /// items, also if these move. Keep many items in an ``/Lasso/IdentifiedArray``, which tells what differs without
    /// comparing all items.
    ///
    /// - Parameters:
    ///   - store: The store, which the list keeps alive.
    ///   - keyPath: The items.
    ///   - arrangement: The items that are shown, and their order.
    ///   - selection: The rows that the user can select, and where the state has the selection.
    ///   - features: The other things that the user can do with rows.
    ///   - makeRow: A closure that returns a row. It is called once for each row that GTK needs, and is passed a view
    ///     store of the item that the row shows.
    /// - Precondition: All items have different identities.
    ///
    /// Source: `GtkListView`.
    @_semantics("optimize.sil.specialize.generic.never")
    // Without it, the optimizer would copy the code of lists for each of the library's own lists.
    public convenience init<Store: AbstractViewStore, Items: Collection>(
        of store: Store,
        _ keyPath: KeyPath<Store.State, Items>,
        arrangement: ListArrangement<Store.State, Items.Element, Store.Action> = .none,
        selection: ListSelection<Store.State, Store.Action, Items.Element.ID> = .none,
        _ features: ListFeature<Items.Element, Store.Action>...,
        makeRow: @escaping @MainActor (ItemViewStore<Items.Element, Store.Action>) -> Widget
    ) where Items.Element: Identifiable {
        let list = BoundList<Items.Element, Store.Action>(of: store, selection)
        self.init(model: list.model, factory: list.rows.makeFactory(makeRow))
        list.attach(to: self, store, keyPath, arrangement, selection, features)
        onActivate { [weak list] position in list?.activate(position) }
    }
}
