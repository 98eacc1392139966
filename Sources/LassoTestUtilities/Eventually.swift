/// Waits until something is so, while the main actor goes on with its work.
///
/// ```swift
/// store.dispatchAction(.didTapLogin)
/// try await eventually { store.state.error == "Invalid login" }
/// ```
///
/// - Parameters:
///   - timeout: How long to wait at the most. Only a failing test waits that long, or longer: the condition is tested a hundred
///     times at least, however busy the main actor is meanwhile.
///   - comment: What is waited for, for the error.
///   - condition: Whether it is so.
/// - Throws: ``NeverHappened`` if it is not so in time.
@MainActor
public func eventually(
    within timeout: Duration = .seconds(20),
    _ comment: @autoclosure () -> String = "the condition is met",
    _ condition: () throws -> Bool
) async throws {
    let clock = ContinuousClock()
    let deadline = clock.now + timeout
    var turnCount = 0
    while try !condition() {
        turnCount += 1
        guard clock.now < deadline || turnCount < 100 else {
            throw NeverHappened(description: "Not so within \(timeout): \(comment())")
        }
        try await Task.sleep(for: .milliseconds(1))
    }
}

/// Something that a test waited for has not happened in time.
public struct NeverHappened: Error, CustomStringConvertible {
    /// What was waited for, and how long.
    public let description: String
}
