/// A closure that handles a failure; ``log(_:)`` reports it.
///
/// Source: Lasso's `FailTest`.
public typealias FailTest = (FailedTest) -> TestFailureAction

/// A failure that has been handled.
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

    /// Creates a handled failure, by handling it.
    ///
    /// - Parameters:
    ///   - failedTest: The failure.
    ///   - action: A closure that handles the failure. It is called once, before the initializer returns.
    public init(failedTest: FailedTest, action: () -> Void) {
        self.failedTest = failedTest
        libraryError = nil
        action()
    }

    init(showing failedTest: FailedTest) {
        self.failedTest = failedTest
        libraryError = failedTest.reportAsRequirement()
    }

    /// The error to throw if the test cannot continue.
    ///
    /// For a failure reported by ``log(_:)``, this is an error that Swift Testing or XCTest recognizes as reported: if
    /// the test throws it, the test does not fail again at its declaration. Otherwise, and inside
    /// ``withFailuresCaptured(_:)``, the error is the action itself.
    public var reportedError: any Error { libraryError ?? self }

    /// The failure's location and message.
    public var description: String { failedTest.description }
}

/// Reports a failure at its location, as a requirement without which the test cannot continue.
///
/// - Parameter failedTest: The failure.
/// - Returns: The handled failure. Throw its ``TestFailureAction/reportedError`` if the test cannot continue.
///
/// Source: Lasso's `log`.
public func log(_ failedTest: FailedTest) -> TestFailureAction {
    TestFailureAction(showing: failedTest)
}
