import Testing
import XCTest

/// A failure as a value: what is wrong, and where that is shown.
///
/// Source: Lasso's `FailedTest`.
public struct FailedTest: Error, CustomStringConvertible {
    /// The error.
    public let error: any LassoError
    /// The location that the failure is shown at.
    public let location: TestLocation
    /// Whether the message says all that may help.
    public let verbose: Bool

    /// Makes a failure; it is not shown yet.
    ///
    /// - Parameters:
    ///   - error: The error.
    ///   - location: The location to show it at.
    ///   - verbose: Whether to say all that may help.
    public init(error: any LassoError, at location: TestLocation, verbose: Bool = false) {
        self.error = error
        self.location = location
        self.verbose = verbose
    }

    /// The text of the failure.
    public var message: String { error.message(verbose: verbose) }

    /// The place, and the text.
    public var description: String { "\(location): \(message)" }

    /// Fails the test that runs, at ``location``. Works under Swift Testing and under XCTest.
    ///
    /// Inside ``withFailuresCaptured(_:)`` the failure is kept, and no test fails.
    public func report() {
        if let capture = FailureCapture.current {
            capture.add(self)
        } else if TestLibrary.running == .swiftTesting {
            Issue.record(Comment(rawValue: message), sourceLocation: location.sourceLocation)
        } else {
            XCTFail(message, file: location.file, line: location.line)
        }
    }

    /// Fails the test that runs, at ``location``, as an assertion that the test cannot go on without.
    ///
    /// - Returns: An error that the test's library knows to be reported already, so that throwing it out of the test
    ///   does not fail the test once more, at its declaration; `nil` inside ``withFailuresCaptured(_:)``.
    func reportAsRequirement() -> (any Error)? {
        guard FailureCapture.current == nil else {
            report()
            return nil
        }
        // Both libraries make such errors only for requirements of their own that are not met.
        do {
            if TestLibrary.running == .swiftTesting {
                let isAsExpected = false
                try #require(isAsExpected, Comment(rawValue: message), sourceLocation: location.sourceLocation)
            } else {
                _ = try XCTUnwrap(nil as ExpectedResult?, message, file: location.file, line: location.line)
            }
            return nil
        } catch {
            return error
        }
    }

    /// The result that an assertion that the test cannot go on without should have found. XCTest's failure shows the
    /// name.
    private struct ExpectedResult {}
}

/// Fails the test that runs. Works under Swift Testing and under XCTest.
///
/// - Parameters:
///   - message: The text of the failure.
///   - location: The location to show it at.
public func reportFailure(_ message: String, at location: TestLocation) {
    FailedTest(error: PlainError(text: message), at: location).report()
}
