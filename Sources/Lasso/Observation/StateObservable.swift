/// An object with a state that can be observed.
///
/// Every observer is called immediately with the current state, and then for every change, in order. Its `old` value is
/// always the `new` value of its previous call. If the value is `Equatable`, the observer is called only when the value
/// has changed.
///
/// Source: Lasso's `StateObservable`.
@MainActor
public protocol StateObservable<State>: AnyObject {
    associatedtype State

    /// The current state.
    var state: State { get }

    /// Adds an observer. All other methods that observe the state call this one. An implementation passes the observer
    /// on to the store.
    ///
    /// - Parameter observation: The observer, as created by `observeState`.
    /// - Returns: The observation, which can be canceled.
    @discardableResult
    func observe(_ observation: StateObservation<State>) -> Observation
}

/// An object that passes its observers on to another one, which may outlive it.
///
/// It is a protocol of its own, because a requirement of ``StateObservable`` would be public.
@MainActor
protocol ObserverForwarding<State>: StateObservable {
    /// The way to the other object.
    nonisolated var forwarder: ObserverForwarder<State> { get }
}

extension StateObservable {
    /// A closure that adds an observer, or returns `nil` if the object that observers are passed on to has been
    /// released. The closure does not keep that object alive.
    var observeWhileAlive: (StateObservation<State>) -> Observation? {
        (self as? any ObserverForwarding<State>)?.forwarder.observe ?? { [weak self] in self?.observe($0) }
    }
}

extension StateObservable {
    /// Observes the whole state.
    ///
    /// - Parameter handler: A closure called with the previous state, which is `nil` in the first call, and the current
    ///   state.
    /// - Returns: The observation, which can be canceled.
    @inlinable @discardableResult
    public func observeState(
        handler: @escaping @MainActor (_ old: State?, _ new: State) -> Void
    ) -> Observation {
        observe(.stored(at: 0, areEqual: Equality.comparison(of: State.self), handler: handler))
    }

    /// Observes the whole state.
    ///
    /// - Parameter handler: A closure called with the current state.
    /// - Returns: The observation, which can be canceled.
    @inlinable @discardableResult
    public func observeState(handler: @escaping @MainActor (_ new: State) -> Void) -> Observation {
        observe(.stored(at: 0, areEqual: Equality.comparison(of: State.self), currentValueHandler: handler))
    }

    /// Observes a part of the state.
    ///
    /// - Parameters:
    ///   - keyPath: The key path of the part.
    ///   - handler: A closure called with the previous value, which is `nil` in the first call, and the current value.
    /// - Returns: The observation, which can be canceled.
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
    ///   - keyPath: The key path of the part.
    ///   - handler: A closure called with the current value.
    /// - Returns: The observation, which can be canceled.
    @inlinable @discardableResult
    public func observeState<Value>(
        _ keyPath: KeyPath<State, Value>,
        handler: @escaping @MainActor (_ new: Value) -> Void
    ) -> Observation {
        observe(.part(keyPath, areEqual: Equality.comparison(of: Value.self), currentValueHandler: handler))
    }

    /// Observes a value that is computed from the state.
    ///
    /// - Parameters:
    ///   - map: A closure that computes the value from a state. It must return the same value for the same state.
    ///   - handler: A closure called immediately with `nil` and the current value, and then with the previous and the
    ///     current value.
    /// - Returns: The observation, which can be canceled.
    @inlinable @discardableResult
    public func observeState<Value>(
        mappedBy map: @escaping (State) -> Value,
        handler: @escaping @MainActor (_ old: Value?, _ new: Value) -> Void
    ) -> Observation {
        observe(.computed(by: map, areEqual: Equality.comparison(of: Value.self), handler: handler))
    }
}

// Overloads for values that are statically known to be `Equatable`, which need no check at run time.
extension StateObservable {
    /// Observes a part of the state.
    ///
    /// - Parameters:
    ///   - keyPath: The key path of the part.
    ///   - handler: A closure called with the previous value, which is `nil` in the first call, and the current value.
    /// - Returns: The observation, which can be canceled.
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
    ///   - keyPath: The key path of the part.
    ///   - handler: A closure called with the current value.
    /// - Returns: The observation, which can be canceled.
    @inlinable @discardableResult
    public func observeState<Value: Equatable>(
        _ keyPath: KeyPath<State, Value>,
        handler: @escaping @MainActor (_ new: Value) -> Void
    ) -> Observation {
        observe(.part(keyPath, areEqual: { $0 == $1 }, currentValueHandler: handler))
    }

    /// Observes a value that is computed from the state.
    ///
    /// - Parameters:
    ///   - map: A closure that computes the value from a state. It must return the same value for the same state.
    ///   - handler: A closure called immediately with `nil` and the current value, and then with the previous and the
    ///     current value.
    /// - Returns: The observation, which can be canceled.
    @inlinable @discardableResult
    public func observeState<Value: Equatable>(
        mappedBy map: @escaping (State) -> Value,
        handler: @escaping @MainActor (_ old: Value?, _ new: Value) -> Void
    ) -> Observation {
        observe(.computed(by: map, areEqual: { $0 == $1 }, handler: handler))
    }
}
