import Gtk
import Lasso

extension GridView {
    /// Creates a grid of the items of a state, in order.
    ///
    /// ```swift
    /// GridView(of: store, \.photos, selection: .multiple(\.selected) { .didSelect($0) }) { photo in
    ///     PhotoView(photo)
    /// }
    /// ```
    ///
    /// The rules of ``Gtk/ListView/init(of:_:arrangement:selection:_:makeRow:)`` apply.
    ///
    /// - Parameters:
    ///   - store: The store, which the grid keeps alive.
    ///   - keyPath: The items.
    ///   - arrangement: The items that are shown, and their order.
    ///   - selection: The cells that the user can select, and where the state has the selection.
    ///   - features: The other things that the user can do with cells.
    ///   - makeCell: A closure that returns a cell. It is called once for each cell that GTK needs, and is passed a
    ///     view store of the item that the cell shows.
    /// - Precondition: All items have different identities.
    ///
    /// Source: `GtkGridView`.
    public convenience init<Store: AbstractViewStore, Items: Collection>(
        of store: Store,
        _ keyPath: KeyPath<Store.State, Items>,
        arrangement: ListArrangement<Store.State, Items.Element, Store.Action> = .none,
        selection: ListSelection<Store.State, Store.Action, Items.Element.ID> = .none,
        _ features: ListFeature<Items.Element, Store.Action>...,
        makeCell: @escaping @MainActor (ItemViewStore<Items.Element, Store.Action>) -> Widget
    ) where Items.Element: Identifiable {
        let list = BoundList<Items.Element, Store.Action>(of: store, selection)
        self.init(model: list.model, factory: list.rows.makeFactory(makeCell))
        list.attach(to: self, store, keyPath, arrangement, selection, features)
        onActivate { [weak list] position in list?.activate(position) }
    }
}
