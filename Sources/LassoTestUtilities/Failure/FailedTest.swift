import Testing
import XCTest

/// A failure as a value: what is wrong, and where that is shown.
///
/// Source: Lasso's `FailedTest`.
public struct FailedTest: Error, CustomStringConvertible {
    /// What is wrong.
    public let error: any LassoError
    /// Where the failure is shown.
    public let location: TestLocation
    /// Whether the message says all that may help.
    public let verbose: Bool

    /// Makes a failure; it is not shown yet.
    ///
    /// - Parameters:
    ///   - error: What is wrong.
    ///   - location: Where to show it.
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
            XCTFail(message, file: location.filePath, line: location.line)
        }
    }
}

/// Fails the test that runs. Works under Swift Testing and under XCTest.
///
/// - Parameters:
///   - message: What is wrong.
///   - location: Where to show it.
public func reportFailure(_ message: String, at location: TestLocation) {
    FailedTest(error: PlainError(text: message), at: location).report()
}
