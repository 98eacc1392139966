import Lasso

/// The beginning of the tests of a ``LassoStoreTesting``.
///
/// Source: Lasso's `TestFactory`.
@MainActor
public struct TestFactory<Store: ConcreteStore> {
    /// The state that a store begins with if `given` does not change it.
    public let initialState: Store.State

    private let setUpStore: @MainActor (Store) -> Void
    private let tearDown: @MainActor () -> Void

    /// Makes a factory.
    ///
    /// - Parameters:
    ///   - initialState: The state that a store begins with if `given` does not change it.
    ///   - setUpStore: Is handed each new store: the place to inject what it depends on.
    ///   - tearDown: Is called at the end of each execution.
    public init(
        initialState: Store.State,
        setUpStore: @escaping @MainActor (Store) -> Void = { _ in },
        tearDown: @escaping @MainActor () -> Void = {}
    ) {
        self.initialState = initialState
        self.setUpStore = setUpStore
        self.tearDown = tearDown
    }

    /// Begins a test.
    ///
    /// - Parameter given: Changes the state that the store begins with.
    /// - Returns: The beginning, which goes on with `when`.
    public func given(_ given: @escaping @MainActor (inout Store.State) -> Void = { _ in }) -> TestNode<Store>.When {
        TestNode<Store>.When(
            after: nil,
            beginning: TestBeginning(
                makeStore: { [initialState, setUpStore] in
                    var state = initialState
                    given(&state)
                    let store = Store(with: state)
                    setUpStore(store)
                    return store
                },
                tearDown: tearDown
            )
        )
    }
}
