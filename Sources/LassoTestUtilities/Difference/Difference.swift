import Lasso

/// Returns in what two values differ, property by property, one line for each difference.
///
/// ```swift
/// difference(of: expectedState, and: store.state, named: "state")
/// // state.user.name: expected "Billie", found "Bob"
/// // state.phase: expected .idle, found .failed("No network")
/// // state.items[2]: expected "c", found nothing
/// ```
///
/// It goes into structures, enumerations, tuples, optionals, collections and objects. Values with equal bits do not
/// differ: NaN does not differ from itself, nor do arrays that hold it at the same place. Other values that are
/// `Equatable` differ if `==` says so, and then there is a line even where both look the same. An object that is not
/// `Equatable` differs from every other one. Of anything else only what can be seen is compared: two closures do not
/// differ.
///
/// Elements of an array are aligned: what is inserted or removed is one difference, and does not make all that follow
/// differ. An index is that of the found array; where nothing is found, that of the expected one.
///
/// ```swift
/// difference(of: [1, 2, 3], and: [0, 1, 2, 3], named: "numbers")
/// // numbers[0]: expected nothing, found 0
/// ```
///
/// No more than twenty differences are listed, and a long value is shown in part, so that the text stays short, however
/// large the values are.
///
/// A value that hides its content from reflection, `Secret` for instance, is not shown.
///
/// - Parameters:
///   - expected: The value that there should be.
///   - found: The value that there is.
///   - name: The name of the two, with which each line begins.
/// - Returns: The lines, the last one of which says how many more differences there are, if there are; none if the
///   values do not differ.
public func difference<Value>(of expected: Value, and found: Value, named name: String) -> [String] {
    var comparison = ValueComparison(.expectation)
    comparison.compare(expected, found, at: name)
    return comparison.lines
}
