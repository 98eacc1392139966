import Lasso

/// Closures that begin and end each execution of a test.
@MainActor
struct TestBeginning<Store: AbstractStore> {
    /// A closure that creates the store of one execution.
    let makeStore: @MainActor () -> Store
    /// A closure that ends one execution.
    let tearDown: @MainActor () -> Void
}
