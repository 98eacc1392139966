/// Runs assertions that are expected to fail, and returns their failures instead of reporting them.
///
/// ```swift
/// let failures = withFailuresCaptured { LassoAssertEqual(1, 2) }
/// #expect(failures.map(\.message) == ["Unexpected value:\n  value: expected 2, found 1"])
/// ```
///
/// - Parameter body: A closure that runs the assertions. Only failures of this kit are captured, not those of `#expect`
///   or `XCTAssert`.
/// - Returns: The failures, in the order in which they occurred.
/// - Throws: Any error thrown by `body`.
public func withFailuresCaptured(_ body: () throws -> Void) rethrows -> [FailedTest] {
    let capture = FailureCapture()
    try FailureCapture.$current.withValue(capture, operation: body)
    return capture.failures
}

/// Runs assertions that are expected to fail, and returns their failures instead of reporting them.
///
/// - Parameters:
///   - isolation: The actor on which `body` runs; by default, the caller's.
///   - body: A closure that runs the assertions. Only failures of this kit are captured, not those of `#expect` or
///     `XCTAssert`.
/// - Returns: The failures, in the order in which they occurred. They include failures of tasks that `body` starts,
///   also if it does not wait for them, if they occur before `body` returns.
/// - Throws: Any error thrown by `body`.
public func withFailuresCaptured(
    isolation: isolated (any Actor)? = #isolation,
    _ body: () async throws -> Void
) async rethrows -> [FailedTest] {
    let capture = FailureCapture()
    try await FailureCapture.$current.withValue(capture, operation: body)
    return capture.failures
}
