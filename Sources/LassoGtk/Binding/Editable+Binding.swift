extension Editable {
    /// Sends a store an action whenever the text has changed.
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
            store.dispatchAction(mapping(self.text))
        }
    }

    /// Ties the text to a part of a store's state, both ways: what the user types goes to the store as an action, and what
    /// the store makes of it is shown.
    ///
    /// The field is changed only where its text differs, so that the cursor stays; its own change is not sent back; and while
    /// an input method is composing text, it is left alone.
    ///
    /// ```swift
    /// usernameField.bindText(to: store, \.username) { .didUpdateUsername($0) }
    /// ```
    ///
    /// - Parameters:
    ///   - store: The store, which the field keeps alive.
    ///   - keyPath: The part of the state.
    ///   - mapping: Makes the action of the new text.
    /// - Returns: The observation of the state, which can be cancelled.
    @discardableResult
    public func bindText<Store: AbstractViewStore>(
        to store: Store,
        _ keyPath: KeyPath<Store.State, String>,
        mapping: @escaping @MainActor (String) -> Store.Action
    ) -> Observation {
        let typing = bindTextDidChange(to: store, mapping: mapping)
        let composition = TextComposition(in: self)
        holdReference(to: composition)
        return cancelWhenGone(
            store.observeState(keyPath) { [weak self, weak store, weak composition] _ in
                composition?.whenOver {
                    guard let self, let store else { return }
                    typing.whileBlocked { self.replaceText(with: store.state[keyPath: keyPath]) }
                }
            }
        )
    }

    /// Makes the text another one by changing only the part that differs.
    ///
    /// - Parameter newText: The new text.
    private func replaceText(with newText: String) {
        let old = Array(text.unicodeScalars)
        let new = Array(newText.unicodeScalars)
        guard old != new else { return }
        let prefix = zip(old, new).prefix { $0 == $1 }.count
        let suffix = zip(old.dropFirst(prefix).reversed(), new.dropFirst(prefix).reversed()).prefix { $0 == $1 }.count
        if prefix + suffix < old.count { deleteText(Int32(prefix)..<Int32(old.count - suffix)) }
        if prefix + suffix < new.count {
            var inserted = String.UnicodeScalarView()
            inserted.append(contentsOf: new[prefix..<(new.count - suffix)])
            insertText(String(inserted), at: Int32(prefix))
        }
    }
}
