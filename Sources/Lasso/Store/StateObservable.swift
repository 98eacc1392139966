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

    /// Observes a value that is computed from the state. All other ways to observe come down to this one.
    ///
    /// - Parameters:
    ///   - map: Computes the value from a state.
    ///   - handler: Is called with the value before, `nil` at first, and the value now.
    /// - Returns: The observation, which can be cancelled.
    @discardableResult
    func observeState<Value>(
        mappedBy map: @escaping (State) -> Value,
        handler: @escaping @MainActor (_ old: Value?, _ new: Value) -> Void
    ) -> Observation
}

extension StateObservable {
    /// Observes the whole state.
    ///
    /// - Parameter handler: Is called with the state before, `nil` at first, and the state now.
    /// - Returns: The observation, which can be cancelled.
    @discardableResult
    public func observeState(
        handler: @escaping @MainActor (_ old: State?, _ new: State) -> Void
    ) -> Observation {
        observeState(mappedBy: { $0 }, handler: handler)
    }

    /// Observes the whole state.
    ///
    /// - Parameter handler: Is called with the state now.
    /// - Returns: The observation, which can be cancelled.
    @discardableResult
    public func observeState(handler: @escaping @MainActor (_ new: State) -> Void) -> Observation {
        observeState(mappedBy: { $0 }, handler: { _, new in handler(new) })
    }

    /// Observes a part of the state.
    ///
    /// - Parameters:
    ///   - keyPath: The part.
    ///   - handler: Is called with the value before, `nil` at first, and the value now.
    /// - Returns: The observation, which can be cancelled.
    @discardableResult
    public func observeState<Value>(
        _ keyPath: KeyPath<State, Value>,
        handler: @escaping @MainActor (_ old: Value?, _ new: Value) -> Void
    ) -> Observation {
        observeState(mappedBy: { $0[keyPath: keyPath] }, handler: handler)
    }

    /// Observes a part of the state.
    ///
    /// - Parameters:
    ///   - keyPath: The part.
    ///   - handler: Is called with the value now.
    /// - Returns: The observation, which can be cancelled.
    @discardableResult
    public func observeState<Value>(
        _ keyPath: KeyPath<State, Value>,
        handler: @escaping @MainActor (_ new: Value) -> Void
    ) -> Observation {
        observeState(mappedBy: { $0[keyPath: keyPath] }, handler: { _, new in handler(new) })
    }
}
