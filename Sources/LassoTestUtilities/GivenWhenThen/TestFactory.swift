import Lasso

/// A factory for the tests of a ``LassoStoreTesting``.
///
/// Source: Lasso's `TestFactory`.
@MainActor
public struct TestFactory<Store: ConcreteStore> {
    /// The initial state of a store, which `given` can change.
    public let initialState: Store.State

    private let setUpStore: @MainActor (Store) -> Void
    private let tearDown: @MainActor () -> Void

    /// Creates a factory.
    ///
    /// - Parameters:
    ///   - initialState: The initial state of a store, which `given` can change.
    ///   - setUpStore: A closure called with each new store, for example to inject its dependencies.
    ///   - tearDown: A closure called at the end of each execution.
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
    /// - Parameter given: A closure that changes the initial state of the store.
    /// - Returns: The beginning of the test, which continues with `when`.
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
