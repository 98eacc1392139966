import Testing
import XCTest

/// A test failure as a value: an error and the location at which it is reported.
///
/// Source: Lasso's `FailedTest`.
public struct FailedTest: Error, CustomStringConvertible {
    /// The error.
    public let error: any LassoError
    /// The location at which the failure is reported.
    public let location: TestLocation
    /// Whether the message includes all details that may help to find the cause.
    public let verbose: Bool

    /// Creates a failure without reporting it.
    ///
    /// - Parameters:
    ///   - error: The error.
    ///   - location: The location at which to report it.
    ///   - verbose: Whether the message includes all details that may help to find the cause.
    public init(error: any LassoError, at location: TestLocation, verbose: Bool = false) {
        self.error = error
        self.location = location
        self.verbose = verbose
    }

    /// The failure message.
    public var message: String { error.message(verbose: verbose) }

    /// The location and the message.
    public var description: String { "\(location): \(message)" }

    /// Fails the current test at ``location``. Works with Swift Testing and XCTest.
    ///
    /// Inside ``withFailuresCaptured(_:)`` the failure is captured, and no test fails.
    public func report() {
        if let capture = FailureCapture.current {
            capture.add(self)
        } else if TestLibrary.running == .swiftTesting {
            Issue.record(Comment(rawValue: message), sourceLocation: location.sourceLocation)
        } else {
            XCTFail(message, file: location.file, line: location.line)
        }
    }

    /// Fails the current test at ``location``, as a requirement without which the test cannot continue.
    ///
    /// - Returns: An error that the test library recognizes as reported: if the test throws it, the test does not fail
    ///   again at its declaration. `nil` inside ``withFailuresCaptured(_:)``.
    func reportAsRequirement() -> (any Error)? {
        guard FailureCapture.current == nil else {
            report()
            return nil
        }
        // Both libraries create such errors only for their own unmet requirements.
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

    /// The type that `XCTUnwrap` expects. XCTest's failure shows its name.
    private struct ExpectedResult {}
}

/// Fails the current test. Works with Swift Testing and XCTest.
///
/// - Parameters:
///   - message: The failure message.
///   - location: The location at which to report it.
public func reportFailure(_ message: String, at location: TestLocation) {
    FailedTest(error: PlainError(text: message), at: location).report()
}
