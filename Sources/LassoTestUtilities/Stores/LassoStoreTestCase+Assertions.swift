import Lasso

extension LassoStoreTestCase where State: Equatable {
    /// Asserts that the store has a given state, and makes the store's current state the marker.
    ///
    /// ```swift
    /// XCTAssertStateEquals(updatedMarker { $0.user.name = "Billie" })
    /// // Unexpected state:
    /// //   state.user.name: expected "Billie", found "Bob"
    /// ```
    ///
    /// - Parameters:
    ///   - expected: The expected state.
    ///   - file: The file in which failures are reported.
    ///   - line: The line at which failures are reported.
    @MainActor public func XCTAssertStateEquals(
        _ expected: State,
        file: StaticString = #filePath,
        line: UInt = #line
    ) {
        let location = TestLocation(file: file, line: line)
        assertEqual(expected: expected, found: store.state, named: "state", title: "state", at: location)
        testableStore.markerState = store.state
    }

    /// Asserts the states that the store has had: its initial state, or its state at the last call of ``syncState()``,
    /// and all states since.
    ///
    /// - Parameters:
    ///   - expected: The expected states, in order.
    ///   - file: The file in which failures are reported.
    ///   - line: The line at which failures are reported.
    @MainActor public func XCTAssertStates(
        _ expected: [State],
        file: StaticString = #filePath,
        line: UInt = #line
    ) {
        let location = TestLocation(file: file, line: line)
        assertEqual(expected: expected, found: states, named: "states", title: "states", at: location)
    }
}

extension LassoStoreTestCase where Output: Equatable {
    /// Asserts the outputs that the store has emitted since the last call of ``resetOutputs()``, if any.
    ///
    /// - Parameters:
    ///   - expected: The expected outputs, in order.
    ///   - file: The file in which failures are reported.
    ///   - line: The line at which failures are reported.
    @MainActor public func XCTAssertOutputs(
        _ expected: [Output],
        file: StaticString = #filePath,
        line: UInt = #line
    ) {
        let location = TestLocation(file: file, line: line)
        assertEqual(expected: expected, found: outputs, named: "outputs", title: "outputs", at: location)
    }

    /// Asserts the last output that the store has emitted.
    ///
    /// - Parameters:
    ///   - expected: The expected output.
    ///   - file: The file in which failures are reported.
    ///   - line: The line at which failures are reported.
    @MainActor public func XCTAssertLastOutput(
        _ expected: Output,
        file: StaticString = #filePath,
        line: UInt = #line
    ) {
        let location = TestLocation(file: file, line: line)
        assertEqual(expected: expected, found: outputs.last, named: "outputs.last", title: "last output", at: location)
    }
}
