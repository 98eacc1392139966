extension Run {
    /// Returns the wait for a delay that a store begins by itself, such as the one before a stored value is saved.
    ///
    /// A recording of the run notes it as an effect of the store, which begins now. A replay ends it where the run did,
    /// and not when its time is over: the user may have done something in between. The wait doesn't keep the store
    /// alive.
    ///
    /// - Parameters:
    ///   - id: The identifier of the effect.
    ///   - store: The store; `nil` if a recording doesn't note the delay.
    ///   - duration: The time to wait.
    ///   - clock: The clock that measures the time.
    /// - Returns: A closure that waits. It throws `CancellationError` if the task is canceled, and the error of a clock
    ///   that fails.
    static func delay(
        _ id: @autoclosure () -> String,
        of store: AnyObject?,
        for duration: Duration,
        on clock: any Clock<Duration>
    ) -> @MainActor () async throws -> Void {
        let wait: @MainActor () async throws -> Void = { try await clock.sleep(for: duration) }
        return isObserved ? started(wait, of: store, id(), isAwaited: false) : wait
    }
}
