/// Waits until something is so, while the main actor goes on with its work.
///
/// ```swift
/// store.dispatchAction(.didTapLogin)
/// try await eventually { store.state.error == "Invalid login" }
/// ```
///
/// - Parameters:
///   - timeout: The longest time to wait. Only a failing test waits that long, or longer: the condition is tested a hundred
///     times at least, however busy the main actor is meanwhile.
///   - comment: The text for the failure that says what is waited for.
///   - file: The file that a failure is shown in.
///   - line: The line that a failure is shown at.
///   - condition: A closure that returns whether it is so.
/// - Throws: The failure, which has been shown, if it is not so in time: ``NeverHappened`` is what is wrong. What
///   `condition` throws, and `CancellationError` if the task is cancelled.
@MainActor
public func eventually(
    within timeout: Duration = .seconds(20),
    _ comment: @autoclosure () -> String = "the condition is met",
    file: StaticString = #filePath,
    line: UInt = #line,
    _ condition: () throws -> Bool
) async throws {
    guard try await !happens(within: timeout, condition) else { return }
    let error = NeverHappened(description: "Not so within \(timeout): \(comment())")
    throw log(FailedTest(error: error, at: TestLocation(file: file, line: line))).reportedError
}

/// Waits until something is so, and fails no test.
///
/// The condition has some turns of the main actor to be met, however late they come.
///
/// - Parameters:
///   - timeout: The longest time to wait.
///   - condition: A closure that returns whether it is so.
/// - Returns: Whether it is so in time.
/// - Throws: What `condition` throws, and `CancellationError` if the task is cancelled.
@MainActor
func happens(within timeout: Duration, _ condition: () throws -> Bool) async throws -> Bool {
    let clock = ContinuousClock()
    let deadline = clock.now + timeout
    var turnCount = 0
    while try !condition() {
        turnCount += 1
        guard clock.now < deadline || turnCount < 100 else { return false }
        try await Task.sleep(for: .milliseconds(1))
    }
    return true
}

/// An error for something that a test waited for and that has not happened in time.
public struct NeverHappened: LassoError, CustomStringConvertible {
    /// A text that says what was waited for, and how long.
    public let description: String

    /// Returns the description.
    public func message(verbose: Bool) -> String { description }
}
