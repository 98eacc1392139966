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
    ///   - event: A closure that leads to the outputs.
    ///   - outputs: All of them, in order; none if there are to be none.
    ///   - file: The file that a failure is shown in.
    ///   - line: The line that a failure is shown at.
    /// - Throws: What `event` throws.
    ///
    /// Source: Lasso's `Flow.assert(when:outputs:)`.
    @_disfavoredOverload
    public func assert(
        when event: @MainActor () throws -> Void,
        outputs: Output...,
        file: StaticString = #filePath,
        line: UInt = #line
    ) rethrows {
        let location = TestLocation(file: file, line: line)
        var found: [Output] = []
        let observation = observeOutput { found.append($0) }
        defer { observation.cancel() }
        try event()
        assertEqual(expected: outputs, found: found, named: "outputs", title: "outputs", at: location)
    }

    /// Asserts which outputs something leads to, and waits for them.
    ///
    /// It waits until as many outputs have come as are expected. Then it lets the tasks that wait for the main actor
    /// have some turns, so that an output too many is found that comes a little later.
    ///
    /// - Parameters:
    ///   - event: A closure that leads to the outputs.
    ///   - outputs: All of them, in order; none if there are to be none.
    ///   - timeout: How long to wait at the most for the outputs. Only a failing test waits that long.
    ///   - file: The file that a failure is shown in.
    ///   - line: The line that a failure is shown at.
    /// - Throws: What `event` throws.
    ///
    /// Source: Lasso's `Flow.assert(when:outputs:)`.
    public func assert(
        when event: @MainActor () async throws -> Void,
        outputs: Output...,
        timeout: Duration = .seconds(20),
        file: StaticString = #filePath,
        line: UInt = #line
    ) async rethrows {
        let location = TestLocation(file: file, line: line)
        var found: [Output] = []
        let observation = observeOutput { found.append($0) }
        defer { observation.cancel() }
        try await event()
        // Those that never come are in the failure.
        _ = try? await happens(within: timeout) { found.count >= outputs.count }
        await letOthersRun()
        assertEqual(expected: outputs, found: found, named: "outputs", title: "outputs", at: location)
    }
}
