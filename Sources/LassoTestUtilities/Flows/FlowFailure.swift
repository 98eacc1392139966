import Lasso

/// The way in which an assertion about a flow fails.
@MainActor
struct FlowFailure {
    private let location: TestLocation
    private let failTest: FailTest
    private let verbose: Bool

    /// - Parameters:
    ///   - file: The file that the failure is shown in.
    ///   - line: The line that the failure is shown at.
    ///   - failTest: A closure that does something about the failure.
    ///   - verbose: Whether the failure draws the hierarchy.
    init(_ file: StaticString, _ line: UInt, _ failTest: @escaping FailTest, verbose: Bool) {
        location = TestLocation(file: file, line: line)
        self.failTest = failTest
        self.verbose = verbose
    }

    /// Fails.
    ///
    /// - Parameter error: What is wrong.
    /// - Returns: The error to throw out of the assertion.
    func error(_ error: FlowAssertionError) -> any Error {
        failTest(FailedTest(error: error, at: location, verbose: verbose)).reportedError
    }

    /// Fails because the hierarchy is another one before the event already, so that the assertion means nothing.
    ///
    /// - Parameters:
    ///   - summary: A text that says what was expected and found.
    ///   - window: The window to draw.
    /// - Returns: The error to throw out of the assertion.
    func beforeTheEvent(_ summary: String, in window: WindowController?) -> any Error {
        let drawings = window.map { [(title: "before", lines: HierarchyDrawing(of: $0).lines())] } ?? []
        return error(FlowAssertionError(summary: summary, drawings: drawings))
    }
}
