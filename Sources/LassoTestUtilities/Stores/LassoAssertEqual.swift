/// Asserts that two values are equal, and says in what they differ if they are not.
///
/// ```swift
/// LassoAssertEqual(store.state.user, User(name: "Billie"))
/// // Unexpected value:
/// //   value.name: expected "Billie", found "Bob"
/// ```
///
/// Optional values and arrays are compared likewise, element by element.
///
/// - Parameters:
///   - realized: The value that there is.
///   - expected: The value that there should be.
///   - fileID: Where this is called, for the failure.
///   - filePath: Where this is called, for the failure.
///   - line: Where this is called, for the failure.
///   - column: Where this is called, for the failure.
///
/// Source: Lasso's `LassoAssertEqual`.
public func LassoAssertEqual<Value: Equatable>(
    _ realized: Value,
    _ expected: Value,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
) {
    let location = TestLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    assertEqual(expected: expected, found: realized, named: "value", title: "value", at: location)
}
