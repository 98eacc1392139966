/// A closure that does something about a failure: ``log(_:)`` shows it.
///
/// Source: Lasso's `FailTest`.
public typealias FailTest = (FailedTest) -> TestFailureAction

/// A failure that something has been done about.
///
/// ```swift
/// guard let pushed = navigationController.topController else {
///     throw log(FailedTest(error: NothingPushed(), at: location)).reportedError
/// }
/// ```
///
/// Source: Lasso's `TestFailureAction`.
public struct TestFailureAction: Error, CustomStringConvertible {
    /// The failure.
    public let failedTest: FailedTest

    private let libraryError: (any Error)?

    /// Does something about a failure.
    ///
    /// - Parameters:
    ///   - failedTest: The failure.
    ///   - action: A closure that is called once, before this returns.
    public init(failedTest: FailedTest, action: () -> Void) {
        self.failedTest = failedTest
        libraryError = nil
        action()
    }

    init(showing failedTest: FailedTest) {
        self.failedTest = failedTest
        libraryError = failedTest.reportAsRequirement()
    }

    /// The error to throw where the test cannot go on.
    ///
    /// A failure that ``log(_:)`` has shown gives an error that Swift Testing or XCTest knows to be reported: thrown out of the
    /// test, it does not fail the test once more, at its declaration. Otherwise, and inside ``withFailuresCaptured(_:)``, the
    /// error is the action itself.
    public var reportedError: any Error { libraryError ?? self }

    /// The failure's place and text.
    public var description: String { failedTest.description }
}

/// Shows a failure at the place that it names, as an assertion that the test cannot go on without.
///
/// - Parameter failedTest: The failure.
/// - Returns: The failure. Throw its ``TestFailureAction/reportedError`` where the test cannot go on.
///
/// Source: Lasso's `log`.
public func log(_ failedTest: FailedTest) -> TestFailureAction {
    TestFailureAction(showing: failedTest)
}
