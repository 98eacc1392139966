import Lasso

/// What a store has emitted because of one `when`.
///
/// Source: Lasso's `EmittedValues`.
@MainActor
public struct EmittedValues<Store: ConcreteStore> {
    /// The state before.
    public let previousState: Store.State
    /// The states that followed, in order.
    public let states: [Store.State]
    /// The outputs, in order.
    public let outputs: [Store.Output]
}
