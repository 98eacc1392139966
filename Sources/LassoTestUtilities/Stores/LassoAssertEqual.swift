/// Asserts that two values are equal, and says in what they differ if they are not.
///
/// ```swift
/// LassoAssertEqual(store.state.user, User(name: "Billie"))
/// // Unexpected value:
/// //   value.name: expected "Billie", found "Bob"
/// ```
///
/// Optional values and arrays are compared likewise, element by element. NaN is equal to NaN with the same bits.
///
/// - Parameters:
///   - realized: The value that there is.
///   - expected: The value that there should be.
///   - file: The file that a failure is shown in.
///   - line: The line that a failure is shown at.
///
/// Source: Lasso's `LassoAssertEqual`.
public func LassoAssertEqual<Value: Equatable>(
    _ realized: Value,
    _ expected: Value,
    file: StaticString = #filePath,
    line: UInt = #line
) {
    let location = TestLocation(file: file, line: line)
    assertEqual(expected: expected, found: realized, named: "value", title: "value", at: location)
}
