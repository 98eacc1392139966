/// Asserts that two values are equal. The failure lists their differences.
///
/// ```swift
/// LassoAssertEqual(store.state.user, User(name: "Billie"))
/// // Unexpected value:
/// //   value.name: expected "Billie", found "Bob"
/// ```
///
/// Optionals and arrays are compared in the same way, element by element. NaN is equal to NaN with the same bits.
///
/// - Parameters:
///   - realized: The actual value.
///   - expected: The expected value.
///   - file: The file in which failures are reported.
///   - line: The line at which failures are reported.
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
