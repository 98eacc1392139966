import Lasso

/// Returns the differences between two values, property by property, one line for each difference.
///
/// ```swift
/// let differences = difference(of: expectedState, and: store.state, named: "state")
/// // state.user.name: expected "Billie", found "Bob"
/// // state.phase: expected .idle, found .failed("No network")
/// // state.items[2]: expected "c", found nothing
/// ```
///
/// The comparison descends into structures, enumerations, tuples, optionals, collections and objects. Values with equal
/// bits do not differ: NaN does not differ from itself, nor do arrays that contain it at the same index. Other
/// `Equatable` values differ if `==` returns `false`; then there is a line even if both have the same description. An
/// object that is not `Equatable` differs from every other object. For all other values, only what reflection shows is
/// compared: two closures do not differ.
///
/// The elements of arrays are aligned: an inserted or removed element is one difference, and the elements after it do
/// not differ. An index refers to the found array; if nothing was found, it refers to the expected array.
///
/// ```swift
/// let inserted = difference(of: [1, 2, 3], and: [0, 1, 2, 3], named: "numbers")
/// // numbers[0]: expected nothing, found 0
/// ```
///
/// At most twenty differences are listed, and long values are truncated, so that the text stays short however large the
/// values are.
///
/// A value that hides its content from reflection, such as `Secret`, is not shown.
///
/// - Parameters:
///   - expected: The expected value.
///   - found: The actual value.
///   - name: The name of the value. Each line begins with it.
/// - Returns: The lines; empty if the values do not differ. If there are more differences than are listed, the last
///   line gives the number of the others.
public func difference<Value>(of expected: Value, and found: Value, named name: String) -> [String] {
    var comparison = ValueComparison(.expectation)
    comparison.compare(expected, found, at: name)
    return comparison.lines
}
