extension Object {
    /// Sends a store an action whenever a signal is emitted, made from the signal's arguments.
    ///
    /// ```swift
    /// entry.bind(entry.onIconPress, to: store) { .didPressIcon($0) }
    /// ```
    ///
    /// - Parameters:
    ///   - signal: The method that connects a handler to the signal: an `on...` method of this object or of another
    ///     one, such as an event controller.
    ///   - store: The store, which the signal's object keeps alive.
    ///   - mapping: A closure that returns the action for the signal's arguments.
    /// - Returns: The connection, which can be disconnected.
    ///
    /// Source: Lasso's `bind(_:to:mapping:)`.
    @discardableResult
    public func bind<each Argument, Target: ActionDispatchable>(
        _ signal: @MainActor (Bool, @escaping @MainActor (repeat each Argument) -> Void) -> SignalConnection,
        to store: Target,
        mapping: @escaping @MainActor (repeat each Argument) -> Target.Action
    ) -> SignalConnection {
        signal(false) { (argument: repeat each Argument) in
            store.dispatchReported(mapping(repeat each argument))
        }
    }

    /// Sends a store an action whenever a signal is emitted.
    ///
    /// ```swift
    /// search.bind(search.onStopSearch, to: store, action: .didCancelSearch)
    /// ```
    ///
    /// - Parameters:
    ///   - signal: The method that connects a handler to the signal: an `on...` method of this object or of another
    ///     one.
    ///   - store: The store, which the signal's object keeps alive.
    ///   - action: The action.
    /// - Returns: The connection, which can be disconnected.
    ///
    /// Source: Lasso's `bind(_:to:action:)`.
    @discardableResult
    public func bind<each Argument, Target: ActionDispatchable>(
        _ signal: @MainActor (Bool, @escaping @MainActor (repeat each Argument) -> Void) -> SignalConnection,
        to store: Target,
        action: Target.Action
    ) -> SignalConnection {
        signal(false) { (_: repeat each Argument) in
            store.dispatchReported(action)
        }
    }

    /// Sends a store an action whenever a signal is emitted whose handlers return a result.
    ///
    /// ```swift
    /// link.bind(link.onActivateLink, to: store, returning: true) { .didFollowLink }
    /// ```
    ///
    /// - Parameters:
    ///   - signal: The method that connects a handler to the signal: an `on...` method of this object or of another
    ///     one.
    ///   - store: The store, which the signal's object keeps alive.
    ///   - result: The result of the handler. For many signals, `true` means that the event has been handled.
    ///   - mapping: A closure that returns the action for the signal's arguments.
    /// - Returns: The connection, which can be disconnected.
    ///
    /// Source: Lasso's `bind(_:to:mapping:)`.
    @discardableResult
    public func bind<each Argument, Result, Target: ActionDispatchable>(
        _ signal: @MainActor (Bool, @escaping @MainActor (repeat each Argument) -> Result) -> SignalConnection,
        to store: Target,
        returning result: Result,
        mapping: @escaping @MainActor (repeat each Argument) -> Target.Action
    ) -> SignalConnection {
        signal(false) { (argument: repeat each Argument) in
            store.dispatchReported(mapping(repeat each argument))
            return result
        }
    }
}
