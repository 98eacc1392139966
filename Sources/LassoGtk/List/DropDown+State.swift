import Gtk
import Lasso

extension DropDown {
    /// Creates a drop-down of the items of a state.
    ///
    /// ```swift
    /// DropDown(of: store, \.people, selection: .browse(\.assignee) { .didAssign($0) }) { person in
    ///     let name = Label()
    ///     name.bind(\.label, to: person, \.name)
    ///     return name
    /// }
    /// ```
    ///
    /// For the cases of an enumeration, and for a choice that may be none, use
    /// ``ChoiceBindable/bindChoice(among:to:_:title:mapping:)``.
    ///
    /// - Parameters:
    ///   - store: The store, which the drop-down keeps alive.
    ///   - keyPath: The items.
    ///   - selection: Where the state has the identity of the selected item.
    ///   - makeRow: A closure that returns the view of an item, for the button and for the rows of the list. It is
    ///     passed a view store of the item that it shows.
    /// - Precondition: All items have different identities. One item can be selected.
    ///
    /// Source: `GtkDropDown`.
    public convenience init<Store: AbstractViewStore, Items: Collection>(
        of store: Store,
        _ keyPath: KeyPath<Store.State, Items>,
        selection: ListSelection<Store.State, Store.Action, Items.Element.ID>,
        makeRow: @escaping @MainActor (ItemViewStore<Items.Element, Store.Action>) -> Widget
    ) where Items.Element: Identifiable {
        precondition(
            selection.rule == .single || selection.rule == .browse,
            "DropDown.init(of:_:selection:makeRow:): a drop-down has one selected item. Use .browse or .single."
        )
        // GTK selects in a model of its own.
        let list = BoundList<Items.Element, Store.Action>(of: store, .none)
        self.init(model: list.model, expression: nil)
        factory = list.rows.makeFactory(makeRow)
        list.attach(to: self, store, keyPath, .none, .none, [])
        let binding = ValueBinding<Items.Element.ID?>(
            read: { [weak self, weak list] in
                guard let self, let list else { return nil }
                return .some(selected < list.model.count ? list.model.item(at: selected).id : nil)
            },
            write: { [weak self, weak list] id in
                self?.selected = id.flatMap { list?.model.items.index(id: $0) } ?? invalidListPosition
            },
            state: { selection.selected(store.state).first },
            send: { id in
                if let action = selection.action(.one(id)) { list.send(action) }
            },
            connect: { [self] handler in [onNotify("selected") { handler() }] }
        )
        holdReference(to: binding)
        list.didShow = { [weak binding] in binding?.showState() }
        store.observeState(mappedBy: selection.selected) { [weak binding] _, _ in binding?.showState() }
            .cancelled(with: self)
    }
}
