/// A description that an ``AsyncResult`` consists of.
///
/// Results are trees of such values instead of closures, so that they can be created outside the main actor and contain
/// values that are not `Sendable`.
protocol AsyncDescription<Value> {
    associatedtype Value

    /// Begins the work and does everything that is possible without waiting.
    @MainActor func begin() -> AsyncStep<Value>
}
