/// A closure that a `when` calls, with a function that dispatches an action.
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

/// Makes a statement for a `when` that dispatches actions.
///
/// - Parameter actions: The actions, in order.
/// - Returns: The statement.
///
/// Source: Lasso's `actions`.
@MainActor
public func actions<Action>(_ actions: Action...) -> WhenStatement<Action> {
    { dispatchAction in actions.forEach(dispatchAction) }
}

/// Makes a statement for a `when` that does something other than to dispatch actions: complete a request, for instance.
///
/// - Parameter sideEffects: A closure that does it.
/// - Returns: The statement.
///
/// Source: Lasso's `sideEffects`.
@MainActor
public func sideEffects<Action>(_ sideEffects: @escaping @MainActor () -> Void) -> WhenStatement<Action> {
    { _ in sideEffects() }
}
