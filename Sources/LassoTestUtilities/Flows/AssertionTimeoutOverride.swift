import Lasso

/// Changes how long the assertions of a test wait at the most. Only those that are waited for with `await` wait; otherwise
/// it is twenty seconds.
///
/// ```swift
/// extension LoginFlowTests: AssertionTimeoutOverride {
///     var defaultLassoAssertionTimeout: Duration { .seconds(60) }
/// }
/// ```
///
/// Source: Lasso's `AssertionTimeoutOverride`.
public protocol AssertionTimeoutOverride {
    /// How long an assertion waits that is not told anything else.
    @MainActor var defaultLassoAssertionTimeout: Duration { get }
}

extension FlowAsserting {
    @MainActor var lassoAssertionTimeout: Duration {
        (self as? any AssertionTimeoutOverride)?.defaultLassoAssertionTimeout ?? .seconds(20)
    }
}
