import Lasso

/// A test that changes how long its assertions wait at the most. Only those that are waited for with `await` wait.
/// Without an override it is twenty seconds.
///
/// ```swift
/// extension LoginFlowTests: AssertionTimeoutOverride {
///     var defaultLassoAssertionTimeout: Duration { .seconds(60) }
/// }
/// ```
///
/// Source: Lasso's `AssertionTimeoutOverride`.
public protocol AssertionTimeoutOverride {
    /// The time that an assertion without a timeout of its own waits.
    @MainActor var defaultLassoAssertionTimeout: Duration { get }
}

extension FlowAsserting {
    @MainActor var lassoAssertionTimeout: Duration {
        (self as? any AssertionTimeoutOverride)?.defaultLassoAssertionTimeout ?? .seconds(20)
    }
}
