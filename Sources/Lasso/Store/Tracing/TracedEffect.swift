/// A running effect or load of a store, as tools see it.
package struct TracedEffect {
    /// The identifier.
    package let id: AnyHashable
    /// The time at which it was started; in a release build, `nil` if its store wasn't observed then.
    package let start: ContinuousClock.Instant?

    /// Returns the time at which an effect is started now; in a release build, `nil` if its store isn't observed.
    static func startTime(isObserved: Bool) -> ContinuousClock.Instant? {
        #if DEBUG
        return ContinuousClock.now
        #else
        return isObserved ? ContinuousClock.now : nil
        #endif
    }
}
