extension Editable {
    /// Sends a store an action whenever the text has changed, unless it was changed while the store announces a change of its
    /// state: what an observer of the store shows is not sent back.
    ///
    /// - Parameters:
    ///   - store: The store, which the field keeps alive.
    ///   - mapping: Makes the action of the new text.
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

    /// Ties the text to a part of a store's state, both ways: what the user types goes to the store as an action, and what
    /// the store makes of it, which may be that nothing has changed, is shown.
    ///
    /// The field is changed only where its text differs, so that the cursor stays; its own change is not sent back; and while
    /// an input method is composing text, it is left alone. A NUL character, which C's texts cannot have, is shown as `␀` and stays
    /// in the state.
    ///
    /// ```swift
    /// usernameField.bindText(to: store, \.username) { .didUpdateUsername($0) }
    /// ```
    ///
    /// - Parameters:
    ///   - store: The store, which the field keeps alive.
    ///   - keyPath: The part of the state.
    ///   - mapping: Makes the action of the new text.
    /// - Returns: Both ways, which can be cancelled.
    @discardableResult
    public func bindText<Store: AbstractViewStore>(
        to store: Store,
        _ keyPath: KeyPath<Store.State, String>,
        mapping: @escaping @MainActor (String) -> Store.Action
    ) -> Observation {
        let binding = TextBinding(field: self) {
            store.state[keyPath: keyPath]
        } send: {
            store.dispatchReported(mapping($0))
        }
        holdReference(to: binding)
        let observation = store.observeState(keyPath) { [weak binding] _ in binding?.showState() }
        return Observation.stopping { [weak self, weak binding] in
            observation.cancel()
            guard let binding else { return }
            binding.stop()
            self?.releaseReference(to: binding)
        }
        .cancelled(with: self)
    }
}
