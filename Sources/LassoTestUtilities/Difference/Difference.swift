/// Says in what two values differ, property by property, one line for each difference.
///
/// ```swift
/// difference(of: expectedState, and: store.state, named: "state")
/// // state.user.name: expected "Billie", found "Bob"
/// // state.phase: expected .idle, found .failed("No network")
/// // state.items[2]: expected "c", found nothing
/// ```
///
/// It goes into structures, enumerations, tuples, optionals, collections and objects. What is `Equatable` differs if `==`
/// says so, and then there is a line even where both look the same. An object that is not `Equatable` differs from every
/// other one. Of anything else only what can be seen is compared: two closures do not differ.
///
/// A value that hides its content from reflection, ``Lasso/Secret`` for instance, is not shown.
///
/// - Parameters:
///   - expected: The value that there should be.
///   - found: The value that there is.
///   - name: What to call the two; each line begins with it.
/// - Returns: The lines; none if the values do not differ.
public func difference<Value>(of expected: Value, and found: Value, named name: String) -> [String] {
    var comparison = ValueComparison()
    comparison.compare(expected, found, at: name)
    return comparison.lines
}

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
