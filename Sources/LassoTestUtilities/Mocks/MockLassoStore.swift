import Lasso

/// A store that remembers its actions and decides nothing: the test plays its part.
///
/// ```swift
/// let store = MockLassoStore<LoginScreenModule>(with: .init())
/// let controller = LoginViewController(store.asViewStore())
/// ...
/// #expect(store.dispatchedActions == [.didTapLogIn])
/// store.mockUpdate { $0.error = "Wrong password" }
/// ```
///
/// Source: Lasso's `MockLassoStore`.
public final class MockLassoStore<Module: StoreModule>: LassoStore<Module> {
    /// A closure that changes a value.
    ///
    /// Source: Lasso's `MockLassoStore.Update`.
    public typealias Update<T> = (inout T) -> Void

    /// The actions that it was sent, in order. A test can set it, to `[]` for instance, before it goes on.
    public var dispatchedActions: [Action] = []

    /// Remembers the action.
    public override func handleAction(_ action: Action) { dispatchedActions.append(action) }

    /// Emits an output.
    ///
    /// - Parameter output: What happened.
    public func dispatchMockOutput(_ output: Output) { dispatchOutput(output) }

    /// Changes the state.
    ///
    /// - Parameter update: Changes a copy of the state, which then becomes the state.
    public func mockUpdate(_ update: @escaping Update<State> = { _ in }) { self.update(update) }
}
