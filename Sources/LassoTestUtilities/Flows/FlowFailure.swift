import Lasso

/// The way in which an assertion about a flow fails.
@MainActor
struct FlowFailure {
    private let location: TestLocation
    private let failTest: FailTest
    private let verbose: Bool

    /// - Parameters:
    ///   - file: The file in which the failure is reported.
    ///   - line: The line at which the failure is reported.
    ///   - failTest: A closure that handles the failure.
    ///   - verbose: Whether the failure message includes the hierarchy.
    init(_ file: StaticString, _ line: UInt, _ failTest: @escaping FailTest, verbose: Bool) {
        location = TestLocation(file: file, line: line)
        self.failTest = failTest
        self.verbose = verbose
    }

    /// Fails the assertion.
    ///
    /// - Parameter error: The error to report.
    /// - Returns: The error for the assertion to throw.
    func error(_ error: FlowAssertionError) -> any Error {
        failTest(FailedTest(error: error, at: location, verbose: verbose)).reportedError
    }

    /// Fails the assertion because the hierarchy does not meet its preconditions before the event.
    ///
    /// - Parameters:
    ///   - summary: A sentence that describes the expected and the actual hierarchy.
    ///   - window: The window to draw.
    /// - Returns: The error for the assertion to throw.
    func beforeTheEvent(_ summary: String, in window: WindowController?) -> any Error {
        let drawings = window.map { [(title: "before", lines: HierarchyDrawing(of: $0).lines())] } ?? []
        return error(FlowAssertionError(summary: summary, drawings: drawings))
    }
}
