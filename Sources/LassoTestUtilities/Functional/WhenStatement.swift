/// What a `when` does: it is handed what dispatches an action.
///
/// ```swift
/// .when { dispatchAction in
///     dispatchAction(.didTapLoad)
///     network.succeed()
/// }
/// ```
///
/// Source: Lasso's `WhenStatement`.
public typealias WhenStatement<Action> = @MainActor (_ dispatchAction: (Action) -> Void) -> Void

/// Dispatches actions, for a `when`.
///
/// - Parameter actions: The actions, in order.
/// - Returns: What dispatches them.
///
/// Source: Lasso's `actions`.
@MainActor
public func actions<Action>(_ actions: Action...) -> WhenStatement<Action> {
    { dispatchAction in actions.forEach(dispatchAction) }
}

/// Does something that is not an action, for a `when`: completes a request, for instance.
///
/// - Parameter sideEffects: Does it.
/// - Returns: What does it.
///
/// Source: Lasso's `sideEffects`.
@MainActor
public func sideEffects<Action>(_ sideEffects: @escaping @MainActor () -> Void) -> WhenStatement<Action> {
    { _ in sideEffects() }
}
