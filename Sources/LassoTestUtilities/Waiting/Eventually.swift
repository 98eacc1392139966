/// Waits until a condition is met, while the main actor continues its work.
///
/// ```swift
/// store.dispatchAction(.didTapLogin)
/// try await eventually { store.state.error == "Invalid login" }
/// ```
///
/// - Parameters:
///   - timeout: The longest time to wait. Only a failing test waits that long. It can wait longer: however busy the
///     main actor is, the condition is tested at least once for each 20 milliseconds of the timeout, and at least 100
///     times.
///   - comment: A description of the condition, for the failure message.
///   - file: The file in which failures are reported.
///   - line: The line at which failures are reported.
///   - condition: A closure that returns whether the condition is met.
/// - Throws: The failure, already reported, if the condition is not met in time; its error is a ``NeverHappened``. Any
///   error thrown by `condition`. `CancellationError` if the task is canceled.
@MainActor
public func eventually(
    within timeout: Duration = .seconds(20),
    _ comment: @autoclosure () -> String = "the condition is met",
    file: StaticString = #filePath,
    line: UInt = #line,
    _ condition: () throws -> Bool
) async throws {
    guard try await !happens(within: timeout, condition) else { return }
    let error = NeverHappened(description: "Timed out after \(timeout) waiting until \(comment())")
    throw log(FailedTest(error: error, at: TestLocation(file: file, line: line))).reportedError
}

/// Waits until a condition is met, without failing the test.
///
/// However busy the main actor is, the condition is tested at least once for each 20 milliseconds of the timeout, and
/// at least a hundred times. It is tested at most once for each millisecond, so the wait ends.
///
/// - Parameters:
///   - timeout: The longest time to wait.
///   - condition: A closure that returns whether the condition is met.
/// - Returns: Whether the condition was met in time.
/// - Throws: Any error thrown by `condition`. `CancellationError` if the task is canceled.
@MainActor
func happens(within timeout: Duration, _ condition: () throws -> Bool) async throws -> Bool {
    let clock = ContinuousClock()
    let deadline = clock.now + timeout
    let leastTurnCount = max(100, timeout / .milliseconds(20))
    var turnCount = 0.0
    while try !condition() {
        turnCount += 1
        guard clock.now < deadline || turnCount < leastTurnCount else { return false }
        try await Task.sleep(for: .milliseconds(1))
    }
    return true
}

/// An error that reports a condition that was not met in time.
public struct NeverHappened: LassoError, CustomStringConvertible {
    /// A text that names the condition and the time waited.
    public let description: String

    /// Returns the description.
    public func message(verbose: Bool) -> String { description }
}
