extension Editable {
    /// Sends a store an action whenever the text changes, unless it changes while the store calls its state observers:
    /// what an observer of the store shows is not sent back.
    ///
    /// - Parameters:
    ///   - store: The store, which the field keeps alive.
    ///   - mapping: A closure that returns the action for the new text.
    /// - Returns: The connection, which can be disconnected.
    ///
    /// Source: Lasso's `bindTextDidChange(to:mapping:)`.
    @discardableResult
    public func bindTextDidChange<Target: ActionDispatchable>(
        to store: Target,
        mapping: @escaping @MainActor (String) -> Target.Action
    ) -> SignalConnection {
        onChanged { [weak self] in
            guard let self else { return }
            store.dispatchReported(mapping(self.text))
        }
    }

    /// Binds the text to a part of a store's state in both directions: what the user types is sent to the store as an
    /// action, and the resulting state is shown, even if the action did not change it.
    ///
    /// The field is changed only where its text differs, so the cursor stays. This change is not sent back. While an
    /// input method composes text, the field is not changed. A NUL character, which C strings cannot contain, is shown
    /// as `␀` and stays in the state.
    ///
    /// ```swift
    /// usernameField.bindText(to: store, \.username) { .didUpdateUsername($0) }
    /// ```
    ///
    /// If an action of typing makes a step of a ``/Lasso/StoreHistory``, the field gives up its own undo. Bind the keys
    /// for undo to the history in a widget around it.
    ///
    /// - Parameters:
    ///   - store: The store, which the field keeps alive.
    ///   - keyPath: The part of the state.
    ///   - mapping: A closure that returns the action for the new text.
    /// - Returns: The observation, which can be canceled to end both directions.
    @discardableResult
    public func bindText<Store: AbstractViewStore>(
        to store: Store,
        _ keyPath: KeyPath<Store.State, String>,
        mapping: @escaping @MainActor (String) -> Store.Action
    ) -> Observation {
        let binding = textBinding {
            store.state[keyPath: keyPath]
        } send: {
            store.dispatchReported(mapping($0))
        }
        return keep(binding, to: store, keyPath)
    }
}

extension SearchEntry {
    /// Sends a store an action when the user has stopped typing for the entry's `searchDelay`.
    ///
    /// ```swift
    /// search.bindSearchDidChange(to: store) { .didSearch($0) }
    /// ```
    ///
    /// - Parameters:
    ///   - store: The store, which the entry keeps alive.
    ///   - mapping: A closure that returns the action for the text.
    /// - Returns: The connection, which can be disconnected.
    ///
    /// Source: the signal `GtkSearchEntry::search-changed`.
    @discardableResult
    public func bindSearchDidChange<Target: ActionDispatchable>(
        to store: Target,
        mapping: @escaping @MainActor (String) -> Target.Action
    ) -> SignalConnection {
        onSearchChanged { [weak self] in
            guard let self else { return }
            store.dispatchReported(mapping(self.text))
        }
    }
}

extension Object {
    /// Returns the binding of a property that is the text of a field; `nil` for every other property.
    func textBinding<Owner, Value>(
        for property: ReferenceWritableKeyPath<Owner, Value>,
        state: @escaping () -> Value,
        send: @escaping (Value) -> Void
    ) -> TextBinding? {
        guard let field = self as? any Editable, let type = Owner.self as? any Editable.Type, type.isText(property),
            let state = state as? () -> String, let send = send as? (String) -> Void
        else { return nil }
        return field.textBinding(state: state, send: send)
    }
}

extension Editable {
    fileprivate static func isText(_ property: AnyKeyPath) -> Bool { property == \Self.text }

    fileprivate func textBinding(state: @escaping () -> String, send: @escaping (String) -> Void) -> TextBinding {
        (self as? EditableLabel)?.outliveFocus()
        return TextBinding(FieldText(of: self), state: state, send: send)
    }
}
