import Lasso

extension Flow where Module.Output: Equatable {
    /// Asserts the outputs that an event leads to.
    ///
    /// ```swift
    /// flow.assert(when: { welcome.store.dispatchAction(.didTapSkip) }, outputs: .didPressSkip)
    /// // Unexpected outputs:
    /// //   outputs[0]: expected .didPressSkip, found nothing
    /// ```
    ///
    /// - Parameters:
    ///   - event: A closure that triggers the outputs.
    ///   - outputs: All expected outputs, in order. Pass none if no output is expected.
    ///   - file: The file in which failures are reported.
    ///   - line: The line at which failures are reported.
    /// - Throws: Any error thrown by `event`.
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

    /// Asserts the outputs that an event leads to, waiting if necessary.
    ///
    /// The method waits until the expected number of outputs has been emitted. Then it lets tasks that wait for the
    /// main actor run for a few turns, to find an unexpected output that is emitted a little later.
    ///
    /// - Parameters:
    ///   - event: A closure that triggers the outputs.
    ///   - outputs: All expected outputs, in order. Pass none if no output is expected.
    ///   - timeout: The longest time to wait for the outputs. Only a failing test waits that long.
    ///   - file: The file in which failures are reported.
    ///   - line: The line at which failures are reported.
    /// - Throws: Any error thrown by `event`.
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
        // The failure lists missing outputs.
        _ = try? await happens(within: timeout) { found.count >= outputs.count }
        await letOthersRun()
        assertEqual(expected: outputs, found: found, named: "outputs", title: "outputs", at: location)
    }
}
