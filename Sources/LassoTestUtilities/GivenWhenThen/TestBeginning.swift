import Lasso

/// How the executions of a test begin and end.
@MainActor
struct TestBeginning<Store: AbstractStore> {
    /// Makes the store of one execution.
    let makeStore: @MainActor () -> Store
    /// Ends one execution.
    let tearDown: @MainActor () -> Void
}
