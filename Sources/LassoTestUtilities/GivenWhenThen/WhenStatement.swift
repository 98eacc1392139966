/// A closure called by a `when` with a function that dispatches an action.
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

/// Returns a statement for a `when` that dispatches actions.
///
/// - Parameter actions: The actions, in order.
/// - Returns: The statement.
///
/// Source: Lasso's `actions`.
@MainActor
public func actions<Action>(_ actions: Action...) -> WhenStatement<Action> {
    { dispatchAction in actions.forEach(dispatchAction) }
}

/// Returns a statement for a `when` that does something other than dispatching actions, for example completing a
/// request.
///
/// - Parameter sideEffects: A closure that does the work.
/// - Returns: The statement.
///
/// Source: Lasso's `sideEffects`.
@MainActor
public func sideEffects<Action>(_ sideEffects: @escaping @MainActor () -> Void) -> WhenStatement<Action> {
    { _ in sideEffects() }
}
