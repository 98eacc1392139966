extension Object: ObjectBindable {}

extension ObjectBindable where Self: Object {
    /// Shows a part of a store's state in a property, now and whenever it changes, for as long as the object lives.
    ///
    /// ```swift
    /// errorLabel.bind(\.label, to: store, \.error) { $0 ?? "" }
    /// ```
    ///
    /// - Parameters:
    ///   - property: The property to set.
    ///   - store: The store to observe.
    ///   - keyPath: The part of the state.
    ///   - mapping: A closure that returns the property's value.
    /// - Returns: The observation, which can be canceled.
    @discardableResult
    public func bind<Store: StateObservable, Part, Value>(
        _ property: ReferenceWritableKeyPath<Self, Value>,
        to store: Store,
        _ keyPath: KeyPath<Store.State, Part>,
        mapping: @escaping (Part) -> Value
    ) -> Observation {
        bind(to: store, keyPath) { object, part in object[keyPath: property] = mapping(part) }
    }

    /// Shows a part of a store's state in a property of the same type, now and whenever it changes, for as long as the
    /// object lives.
    ///
    /// - Parameters:
    ///   - property: The property to set.
    ///   - store: The store to observe.
    ///   - keyPath: The part of the state.
    /// - Returns: The observation, which can be canceled.
    @discardableResult
    public func bind<Store: StateObservable, Value>(
        _ property: ReferenceWritableKeyPath<Self, Value>,
        to store: Store,
        _ keyPath: KeyPath<Store.State, Value>
    ) -> Observation {
        bind(property, to: store, keyPath, mapping: { $0 })
    }

    /// Applies a part of a store's state to this object, now and whenever it changes, for as long as the object lives.
    /// Use it for state that a single property cannot show.
    ///
    /// ```swift
    /// field.bind(to: store, \.isWrong) { field, isWrong in
    ///     field.updateState(.invalid, isWrong)
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - store: The store to observe.
    ///   - keyPath: The part of the state.
    ///   - apply: A closure that applies the value. It is passed this object, which it need not capture, and the value.
    /// - Returns: The observation, which can be canceled.
    @discardableResult
    public func bind<Store: StateObservable, Part>(
        to store: Store,
        _ keyPath: KeyPath<Store.State, Part>,
        apply: @escaping @MainActor (Self, Part) -> Void
    ) -> Observation {
        store.observeState(keyPath) { [weak self] part in
            if let self { apply(self, part) }
        }
        .cancelled(with: self)
    }
}

// Without these, the compiler's error for such a call on a widget does not explain the problem.
extension ObjectBindable where Self: Object {
    /// Unavailable: the widget is not ``ControlActionBindable``.
    @available(
        *,
        unavailable,
        message:
            "This widget has no primary action: connect a handler to another signal and call store.dispatchAction(...)"
    )
    @discardableResult
    public func bind<Target: ActionDispatchable>(to store: Target, action: Target.Action) -> SignalConnection {
        preconditionFailure("bind(to:action:) is unavailable.")
    }

    /// Unavailable: the widget is not ``ControlActionBindable``.
    @available(
        *,
        unavailable,
        message:
            "This widget has no primary action: connect a handler to another signal and call store.dispatchAction(...)"
    )
    @discardableResult
    public func bind<Target: ActionDispatchable>(
        to store: Target,
        mapping: @escaping @MainActor (Self) -> Target.Action
    ) -> SignalConnection {
        preconditionFailure("bind(to:mapping:) is unavailable.")
    }
}
