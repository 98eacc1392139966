import Lasso

/// The states and outputs that a store emitted because of one `when`.
///
/// Source: Lasso's `EmittedValues`.
@MainActor
public struct EmittedValues<Store: AbstractStore> {
    /// The state before the `when`.
    public let previousState: Store.State
    /// The states that followed, in order.
    public let states: [Store.State]
    /// The outputs, in order.
    public let outputs: [Store.Output]

    /// The location at which all assertions of the `then` report failures; `nil` if each assertion has its own
    /// location.
    let forwardedLocation: TestLocation?
}
