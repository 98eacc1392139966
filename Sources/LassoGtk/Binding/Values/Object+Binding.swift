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

// Both directions.
extension ObjectBindable where Self: Object {
    /// Binds a property to a part of a store's state in both directions: the property shows the state, and a change
    /// that the user makes is sent to the store as an action.
    ///
    /// ```swift
    /// done.bind(\.active, to: store, \.draft.isDone) { .didChangeDone($0) }
    /// ```
    ///
    /// The rules of all bindings in both directions apply; see <doc:Bindings>.
    ///
    /// - Parameters:
    ///   - property: The property, which notifies when it changes. The text of a field is bound as with
    ///     ``Gtk/Editable/bindText(to:_:mapping:)``.
    ///   - store: The store, which the object keeps alive.
    ///   - keyPath: The part of the state.
    ///   - action: A closure that returns the action for a new value.
    /// - Returns: The observation, which can be canceled to end both directions.
    ///
    /// Source: the signal `GObject::notify`.
    @discardableResult
    public func bind<Store: AbstractViewStore, Value>(
        _ property: ReferenceWritableKeyPath<Self, Value>,
        to store: Store,
        _ keyPath: KeyPath<Store.State, Value>,
        action: @escaping @MainActor (Value) -> Store.Action
    ) -> Observation {
        bind(property, to: store, keyPath, mapping: { $0 }, action: action)
    }

    /// Binds a property to a value that is computed from a part of a store's state, in both directions.
    ///
    /// ```swift
    /// volume.bind(\.value, to: store, \.percentage, mapping: Double.init) { value in
    ///     .didChangePercentage(Int(value))
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - property: The property, which notifies when it changes.
    ///   - store: The store, which the object keeps alive.
    ///   - keyPath: The part of the state.
    ///   - mapping: A closure that returns the property's value for the part of the state.
    ///   - action: A closure that returns the action for a new value of the property.
    /// - Returns: The observation, which can be canceled to end both directions.
    ///
    /// Source: the signal `GObject::notify`.
    @discardableResult
    public func bind<Store: AbstractViewStore, Part, Value>(
        _ property: ReferenceWritableKeyPath<Self, Value>,
        to store: Store,
        _ keyPath: KeyPath<Store.State, Part>,
        mapping: @escaping (Part) -> Value,
        action: @escaping @MainActor (Value) -> Store.Action
    ) -> Observation {
        let state = { mapping(store.state[keyPath: keyPath]) }
        let send = { value in store.dispatchReported(action(value)) }
        if let text = textBinding(for: property, state: state, send: send) { return keep(text, to: store, keyPath) }
        let mayChange = (Self.self as? any ChangeReporting.Type)?.changeByThemselves(property) == true
        let binding = ValueBinding(
            read: { [weak self] in self?[keyPath: property] },
            write: { [weak self] in self?[keyPath: property] = $0 },
            state: state,
            send: send,
            connect: onAnyChange,
            isOwnChange: { [weak self] old, new in
                mayChange && (self as? any ChangeReporting)?.hasChangedByItself(from: old, to: new) == true
            },
            whenReady: { (self as? any ChangeReporting)?.onReadiness($0) ?? [] }
        )
        return keep(binding, to: store, keyPath)
    }
}

// Without these, the compiler's error for such a call on a widget does not explain the problem.
extension ObjectBindable where Self: Object {
    /// Unavailable: the widget is not ``ControlActionBindable``.
    @available(
        *,
        unavailable,
        message: """
            This object has no primary action. Bind one of its signals, as in \
            entry.bind(entry.onIconPress, to: store) { .didPressIcon($0) }, or a gesture, as in \
            label.bindGesture(.tap, to: store, action: .didTap)
            """
    )
    @discardableResult
    public func bind<Target: ActionDispatchable>(to store: Target, action: Target.Action) -> SignalConnection {
        preconditionFailure("bind(to:action:) is unavailable.")
    }

    /// Unavailable: the widget is not ``ControlActionBindable``.
    @available(
        *,
        unavailable,
        message: """
            This object has no primary action. Bind one of its signals, as in \
            entry.bind(entry.onIconPress, to: store) { .didPressIcon($0) }, or a gesture, as in \
            label.bindGesture(.tap, to: store, action: .didTap)
            """
    )
    @discardableResult
    public func bind<Target: ActionDispatchable>(
        to store: Target,
        mapping: @escaping @MainActor (Self) -> Target.Action
    ) -> SignalConnection {
        preconditionFailure("bind(to:mapping:) is unavailable.")
    }
}
