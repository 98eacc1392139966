/// A running effect or load of a store, as tools see it.
package struct TracedEffect {
    /// The identifier.
    package let id: AnyHashable
    /// The time at which it was started; `nil` if its store wasn't observed then.
    package let start: ContinuousClock.Instant?
}
