extension TextView {
    /// Sends a store an action whenever the text changes, unless it changes while the store calls its state observers.
    ///
    /// - Parameters:
    ///   - store: The store, which the view keeps alive.
    ///   - mapping: A closure that returns the action for the new text.
    /// - Returns: The observation, which can be canceled.
    ///
    /// Source: Lasso's `bindTextDidChange(to:mapping:)`.
    @discardableResult
    public func bindTextDidChange<Target: ActionDispatchable>(
        to store: Target,
        mapping: @escaping @MainActor (String) -> Target.Action
    ) -> Observation {
        let source = ViewText(of: self)
        holdReference(to: source)
        let connections = source.onChange { [weak source] in
            if let text = source?.text { store.dispatchReported(mapping(text)) }
        }
        return .stopping { [weak self] in
            connections.forEach { $0.disconnect() }
            self?.releaseReference(to: source)
        }
    }

    /// Binds the text to a part of a store's state in both directions, as
    /// ``Gtk/Editable/bindText(to:_:mapping:)`` does for a field.
    ///
    /// Undo takes back what the user typed together with the changes that the store made to it. The text is plain: a
    /// picture or a widget in the text is removed when the store's text is shown.
    ///
    /// ```swift
    /// notes.bindText(to: store, \.notes) { .didEditNotes($0) }
    /// ```
    ///
    /// If an action of typing makes a step of a ``/Lasso/StoreHistory``, the view gives up its own undo. Bind the keys
    /// for undo to the history in a widget around it.
    ///
    /// - Parameters:
    ///   - store: The store, which the view keeps alive.
    ///   - keyPath: The part of the state.
    ///   - mapping: A closure that returns the action for the new text.
    /// - Returns: The observation, which can be canceled to end both directions.
    /// - Precondition: The view keeps its buffer.
    @discardableResult
    public func bindText<Store: AbstractViewStore>(
        to store: Store,
        _ keyPath: KeyPath<Store.State, String>,
        mapping: @escaping @MainActor (String) -> Store.Action
    ) -> Observation {
        let binding = TextBinding(ViewText(of: self)) {
            store.state[keyPath: keyPath]
        } send: {
            store.dispatchReported(mapping($0))
        }
        return keep(binding, to: store, keyPath)
    }
}
