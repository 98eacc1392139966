import Lasso

extension LassoStoreTestCase where State: Equatable {
    /// Asserts that the store has a state, and makes the state that it has the marker.
    ///
    /// ```swift
    /// XCTAssertStateEquals(updatedMarker { $0.name = "Billie" })
    /// // Unexpected state:
    /// //   state.name: expected "Billie", found "Bob"
    /// ```
    ///
    /// - Parameters:
    ///   - expected: The state that it should have.
    ///   - file: The file that a failure is shown in.
    ///   - line: The line that a failure is shown at.
    @MainActor public func XCTAssertStateEquals(
        _ expected: State,
        file: StaticString = #filePath,
        line: UInt = #line
    ) {
        let location = TestLocation(file: file, line: line)
        assertEqual(expected: expected, found: store.state, named: "state", title: "state", at: location)
        testableStore.markerState = store.state
    }

    /// Asserts which states the store has had: the one that it began with, or that ``syncState()`` found, and all that
    /// followed.
    ///
    /// - Parameters:
    ///   - expected: The states, in order.
    ///   - file: The file that a failure is shown in.
    ///   - line: The line that a failure is shown at.
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
    /// Asserts which outputs the store has emitted, since ``resetOutputs()`` if that was called.
    ///
    /// - Parameters:
    ///   - expected: The outputs, in order.
    ///   - file: The file that a failure is shown in.
    ///   - line: The line that a failure is shown at.
    @MainActor public func XCTAssertOutputs(
        _ expected: [Output],
        file: StaticString = #filePath,
        line: UInt = #line
    ) {
        let location = TestLocation(file: file, line: line)
        assertEqual(expected: expected, found: outputs, named: "outputs", title: "outputs", at: location)
    }

    /// Asserts which output the store has emitted last.
    ///
    /// - Parameters:
    ///   - expected: The output.
    ///   - file: The file that a failure is shown in.
    ///   - line: The line that a failure is shown at.
    @MainActor public func XCTAssertLastOutput(
        _ expected: Output,
        file: StaticString = #filePath,
        line: UInt = #line
    ) {
        let location = TestLocation(file: file, line: line)
        assertEqual(expected: expected, found: outputs.last, named: "outputs.last", title: "last output", at: location)
    }
}
