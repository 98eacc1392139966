/// Fails the test that runs if two values differ, and says in what.
///
/// - Parameters:
///   - expected: The value that there should be.
///   - found: The value that there is.
///   - name: What to call the two in the differences.
///   - title: What the two are.
///   - location: Where to show the failure.
func assertEqual<Value: Equatable>(
    expected: Value,
    found: Value,
    named name: String,
    title: String,
    at location: TestLocation
) {
    guard expected != found else { return }
    let lines = difference(of: expected, and: found, named: name)
    reportFailure("Unexpected \(title):\n" + listOfDifferences(lines), at: location)
}

/// Differences as the lines of a failure's message.
///
/// - Parameter lines: The differences.
/// - Returns: The lines, indented; the first twenty of them where there are more.
func listOfDifferences(_ lines: [String]) -> String {
    // One element more at the front of a long array makes every element differ.
    let limit = 20
    var shown = lines.prefix(limit).map { "  \($0)" }
    if lines.count > limit { shown.append("  … and \(lines.count - limit) more") }
    return shown.joined(separator: "\n")
}
