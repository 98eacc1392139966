/// What is done about a failure: shows it, for instance.
///
/// Source: Lasso's `FailTest`.
public typealias FailTest = (FailedTest) -> TestFailureAction

/// A failure that something has been done about, to be thrown out of an assertion that cannot go on.
///
/// ```swift
/// guard let pushed = navigationController.topController else {
///     throw failTest(FailedTest(error: NothingPushed(), at: location))
/// }
/// ```
///
/// Source: Lasso's `TestFailureAction`.
public struct TestFailureAction: Error, CustomStringConvertible {
    /// The failure.
    public let failedTest: FailedTest

    /// Does something about a failure.
    ///
    /// - Parameters:
    ///   - failedTest: The failure.
    ///   - action: Is called once, before this returns.
    public init(failedTest: FailedTest, action: () -> Void) {
        self.failedTest = failedTest
        action()
    }

    /// The failure's place and text.
    public var description: String { failedTest.description }
}

/// Shows a failure at the place that it names.
///
/// - Parameter failedTest: The failure.
/// - Returns: The failure, to be thrown where the test cannot go on.
///
/// Source: Lasso's `log`.
public func log(_ failedTest: FailedTest) -> TestFailureAction {
    TestFailureAction(failedTest: failedTest) { failedTest.report() }
}
