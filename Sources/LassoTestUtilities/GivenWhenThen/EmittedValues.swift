import Lasso

/// The states and outputs that a store has emitted because of one `when`.
///
/// Source: Lasso's `EmittedValues`.
@MainActor
public struct EmittedValues<Store: AbstractStore> {
    /// The state before.
    public let previousState: Store.State
    /// The states that followed, in order.
    public let states: [Store.State]
    /// The outputs, in order.
    public let outputs: [Store.Output]

    /// Where the `then` is told to show its failures; `nil` if each assertion shows its own.
    let forwardedLocation: TestLocation?
}
