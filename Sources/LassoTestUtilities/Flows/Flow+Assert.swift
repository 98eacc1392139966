import Lasso

extension Flow where Module.Output: Equatable {
    /// Asserts which outputs something leads to.
    ///
    /// ```swift
    /// flow.assert(when: { welcome.store.dispatchAction(.didTapSkip) }, outputs: .didPressSkip)
    /// // Unexpected outputs:
    /// //   outputs[0]: expected .didPressSkip, found nothing
    /// ```
    ///
    /// - Parameters:
    ///   - event: Leads to the outputs.
    ///   - outputs: All of them, in order; none if there are to be none.
    ///   - fileID: Where this is called, for the failure.
    ///   - filePath: Where this is called, for the failure.
    ///   - line: Where this is called, for the failure.
    ///   - column: Where this is called, for the failure.
    /// - Throws: What `event` throws.
    ///
    /// Source: Lasso's `Flow.assert(when:outputs:)`.
    @_disfavoredOverload
    public func assert(
        when event: @MainActor () throws -> Void,
        outputs: Output...,
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) rethrows {
        let location = TestLocation(fileID: fileID, filePath: filePath, line: line, column: column)
        var found: [Output] = []
        let observation = observeOutput { found.append($0) }
        defer { observation.cancel() }
        try event()
        assertEqual(expected: outputs, found: found, named: "outputs", title: "outputs", at: location)
    }

    /// Asserts which outputs something leads to, and waits for them.
    ///
    /// - Parameters:
    ///   - event: Leads to the outputs.
    ///   - outputs: All of them, in order; none if there are to be none by the end of `event`.
    ///   - timeout: How long to wait at the most.
    ///   - fileID: Where this is called, for the failure.
    ///   - filePath: Where this is called, for the failure.
    ///   - line: Where this is called, for the failure.
    ///   - column: Where this is called, for the failure.
    /// - Throws: What `event` throws.
    ///
    /// Source: Lasso's `Flow.assert(when:outputs:)`.
    public func assert(
        when event: @MainActor () async throws -> Void,
        outputs: Output...,
        timeout: Duration = .seconds(20),
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) async rethrows {
        let location = TestLocation(fileID: fileID, filePath: filePath, line: line, column: column)
        var found: [Output] = []
        let observation = observeOutput { found.append($0) }
        defer { observation.cancel() }
        try await event()
        // Those that never come are in the failure.
        try? await eventually(within: timeout) { found.count >= outputs.count }
        assertEqual(expected: outputs, found: found, named: "outputs", title: "outputs", at: location)
    }
}
