/// What an ``AsyncResult`` is made of.
///
/// Results are trees of such values and not closures, so that they can be made outside of the main actor, and hold
/// values that are not `Sendable`.
protocol AsyncDescription<Value> {
    associatedtype Value

    /// Goes as far as is possible without waiting.
    @MainActor func begin() -> AsyncStep<Value>
}
