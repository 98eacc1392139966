import Lasso

/// A type of tests that changes the longest time that its assertions wait. Only assertions called with `await` wait.
/// Without an override, the time is twenty seconds.
///
/// ```swift
/// extension LoginFlowTests: AssertionTimeoutOverride {
///     var defaultLassoAssertionTimeout: Duration { .seconds(60) }
/// }
/// ```
///
/// Source: Lasso's `AssertionTimeoutOverride`.
public protocol AssertionTimeoutOverride {
    /// The longest time that an assertion waits if no timeout is passed to it.
    @MainActor var defaultLassoAssertionTimeout: Duration { get }
}

extension FlowAsserting {
    @MainActor var lassoAssertionTimeout: Duration {
        (self as? any AssertionTimeoutOverride)?.defaultLassoAssertionTimeout ?? .seconds(20)
    }
}
