import Lasso

/// A store that records its actions and does nothing else. The test emits outputs and changes the state.
///
/// ```swift
/// let store = MockLassoStore<LoginScreenModule>(with: .init())
/// let controller = LoginViewController(store.asViewStore())
/// controller.dispatchAction(.didTapLogin)
/// #expect(store.dispatchedActions == [.didTapLogin])
/// store.mockUpdate { $0.error = "Wrong password" }
/// #expect(controller.state.error == "Wrong password")
/// ```
///
/// Source: Lasso's `MockLassoStore`.
public final class MockLassoStore<Module: StoreModule>: LassoStore<Module> {
    /// A closure that changes a value.
    ///
    /// Source: Lasso's `MockLassoStore.Update`.
    public typealias Update<T> = (inout T) -> Void

    /// The actions sent to the store, in order. A test can set the property, for example to `[]`, between two steps.
    public var dispatchedActions: [Action] = []

    /// Records the action.
    public override func handleAction(_ action: Action) { dispatchedActions.append(action) }

    /// Emits an output.
    ///
    /// - Parameter output: The output to emit.
    public func dispatchMockOutput(_ output: Output) { dispatchOutput(output) }

    /// Changes the state.
    ///
    /// - Parameter update: A closure that changes a copy of the state. The copy then becomes the state.
    public func mockUpdate(_ update: @escaping Update<State> = { _ in }) { self.update(update) }
}
