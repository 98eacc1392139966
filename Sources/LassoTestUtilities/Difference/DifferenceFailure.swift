import Lasso

/// Fails the test that runs if two values are not the same, and says in what they differ.
///
/// - Parameters:
///   - expected: The value that there should be.
///   - found: The value that there is.
///   - name: The name of the two in the differences.
///   - title: The name of the two in the first line.
///   - location: The location to show the failure at.
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

/// Makes the lines of a failure's message of differences.
///
/// - Parameter lines: The differences.
/// - Returns: The lines, indented.
func indented(_ lines: [String]) -> String {
    lines.map { "  \($0)" }.joined(separator: "\n")
}
