/// Something with a state that can be observed.
///
/// Every observer is called at once with the state as it is, and then for every change, in order: its `old` value is always
/// the `new` one that it saw last. A value that is `Equatable` is reported only when it has changed.
///
/// Source: Lasso's `StateObservable`.
@MainActor
public protocol StateObservable<State>: AnyObject {
    associatedtype State

    /// The state now.
    var state: State { get }

    /// Adds an observer. All ways to observe come down to this one; who implements it hands the observer on to the store.
    ///
    /// - Parameter observation: What `observeState` has made.
    /// - Returns: The observation, which can be cancelled.
    @discardableResult
    func observe(_ observation: StateObservation<State>) -> Observation

    /// Adds observers for as long as the store is there, which it does not keep alive; what stands in front of a store hands out
    /// the store's.
    var observeWhileThere: (StateObservation<State>) -> Observation? { get }
}

extension StateObservable {
    /// Adds observers for as long as this object is there.
    public var observeWhileThere: (StateObservation<State>) -> Observation? { { [weak self] in self?.observe($0) } }
}

extension StateObservable {
    /// Observes the whole state.
    ///
    /// - Parameter handler: Is called with the state before, `nil` at first, and the state now.
    /// - Returns: The observation, which can be cancelled.
    @inlinable @discardableResult
    public func observeState(
        handler: @escaping @MainActor (_ old: State?, _ new: State) -> Void
    ) -> Observation {
        observe(.stored(at: 0, areEqual: Equality.comparison(of: State.self), handler: handler))
    }

    /// Observes the whole state.
    ///
    /// - Parameter handler: Is called with the state now.
    /// - Returns: The observation, which can be cancelled.
    @inlinable @discardableResult
    public func observeState(handler: @escaping @MainActor (_ new: State) -> Void) -> Observation {
        observeState { (_: State?, new: State) in handler(new) }
    }

    /// Observes a part of the state.
    ///
    /// - Parameters:
    ///   - keyPath: The part.
    ///   - handler: Is called with the value before, `nil` at first, and the value now.
    /// - Returns: The observation, which can be cancelled.
    @inlinable @discardableResult
    public func observeState<Value>(
        _ keyPath: KeyPath<State, Value>,
        handler: @escaping @MainActor (_ old: Value?, _ new: Value) -> Void
    ) -> Observation {
        observe(.part(keyPath, areEqual: Equality.comparison(of: Value.self), handler: handler))
    }

    /// Observes a part of the state.
    ///
    /// - Parameters:
    ///   - keyPath: The part.
    ///   - handler: Is called with the value now.
    /// - Returns: The observation, which can be cancelled.
    @inlinable @discardableResult
    public func observeState<Value>(
        _ keyPath: KeyPath<State, Value>,
        handler: @escaping @MainActor (_ new: Value) -> Void
    ) -> Observation {
        observe(.part(keyPath, areEqual: Equality.comparison(of: Value.self)) { _, new in handler(new) })
    }

    /// Observes a value that is computed from the state.
    ///
    /// - Parameters:
    ///   - map: Computes the value from a state. It must answer the same for the same state.
    ///   - handler: Is called at once with `nil` and the value now, and then with the value before and the value now.
    /// - Returns: The observation, which can be cancelled.
    @inlinable @discardableResult
    public func observeState<Value>(
        mappedBy map: @escaping (State) -> Value,
        handler: @escaping @MainActor (_ old: Value?, _ new: Value) -> Void
    ) -> Observation {
        observe(.computed(by: map, areEqual: Equality.comparison(of: Value.self), handler: handler))
    }
}

// The same where the compiler knows that values can be compared, so that it need not be found out at run time.
extension StateObservable {
    /// Observes a part of the state.
    ///
    /// - Parameters:
    ///   - keyPath: The part.
    ///   - handler: Is called with the value before, `nil` at first, and the value now.
    /// - Returns: The observation, which can be cancelled.
    @inlinable @discardableResult
    public func observeState<Value: Equatable>(
        _ keyPath: KeyPath<State, Value>,
        handler: @escaping @MainActor (_ old: Value?, _ new: Value) -> Void
    ) -> Observation {
        observe(.part(keyPath, areEqual: { $0 == $1 }, handler: handler))
    }

    /// Observes a part of the state.
    ///
    /// - Parameters:
    ///   - keyPath: The part.
    ///   - handler: Is called with the value now.
    /// - Returns: The observation, which can be cancelled.
    @inlinable @discardableResult
    public func observeState<Value: Equatable>(
        _ keyPath: KeyPath<State, Value>,
        handler: @escaping @MainActor (_ new: Value) -> Void
    ) -> Observation {
        observe(.part(keyPath, areEqual: { $0 == $1 }) { _, new in handler(new) })
    }
}
