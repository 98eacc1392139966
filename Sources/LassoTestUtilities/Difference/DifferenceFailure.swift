import Lasso

/// Fails the current test and lists the differences if two values are not the same.
///
/// - Parameters:
///   - expected: The expected value.
///   - found: The actual value.
///   - name: The name of the value in the differences.
///   - title: The name of the value in the first line.
///   - location: The location at which to report the failure.
func assertEqual<Value: Equatable>(
    expected: Value,
    found: Value,
    named name: String,
    title: String,
    at location: TestLocation
) {
    guard !Sameness.areSame(expected, found) else { return }
    let lines = difference(of: expected, and: found, named: name)
    reportFailure("Unexpected \(title):\n" + indented(lines), at: location)
}

/// Returns lines indented and joined, for a failure message.
///
/// - Parameter lines: The lines.
/// - Returns: The text.
func indented(_ lines: [String]) -> String {
    lines.map { "  \($0)" }.joined(separator: "\n")
}
