/// Runs assertions that are expected to fail, and returns their failures instead of showing them.
///
/// ```swift
/// let failures = withFailuresCaptured { LassoAssertEqual(1, 2) }
/// #expect(failures.map(\.message) == ["Unexpected value:\n  value: expected 2, found 1"])
/// ```
///
/// - Parameter body: A closure that runs the assertions. Only those of this kit are kept, not `#expect` or `XCTAssert`.
/// - Returns: The failures, in the order in which they came.
/// - Throws: What `body` throws.
public func withFailuresCaptured(_ body: () throws -> Void) rethrows -> [FailedTest] {
    let capture = FailureCapture()
    try FailureCapture.$current.withValue(capture, operation: body)
    return capture.failures
}

/// Runs assertions that are expected to fail, and returns their failures instead of showing them.
///
/// - Parameters:
///   - isolation: Where `body` runs; the caller's actor.
///   - body: A closure that runs the assertions. Only those of this kit are kept, not `#expect` or `XCTAssert`.
/// - Returns: The failures, in the order in which they came; those of tasks that `body` starts and does not wait for,
///   up to its end.
/// - Throws: What `body` throws.
public func withFailuresCaptured(
    isolation: isolated (any Actor)? = #isolation,
    _ body: () async throws -> Void
) async rethrows -> [FailedTest] {
    let capture = FailureCapture()
    try await FailureCapture.$current.withValue(capture, operation: body)
    return capture.failures
}
