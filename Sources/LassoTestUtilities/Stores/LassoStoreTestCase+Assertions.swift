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
    ///   - fileID: Where this is called, for the failure.
    ///   - filePath: Where this is called, for the failure.
    ///   - line: Where this is called, for the failure.
    ///   - column: Where this is called, for the failure.
    @MainActor public func XCTAssertStateEquals(
        _ expected: State,
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) {
        let location = TestLocation(fileID: fileID, filePath: filePath, line: line, column: column)
        assertEqual(expected: expected, found: store.state, named: "state", title: "state", at: location)
        testableStore.markerState = store.state
    }

    /// Asserts which states the store has had: the one that it began with, or that ``syncState()`` found, and all that
    /// followed.
    ///
    /// - Parameters:
    ///   - expected: The states, in order.
    ///   - fileID: Where this is called, for the failure.
    ///   - filePath: Where this is called, for the failure.
    ///   - line: Where this is called, for the failure.
    ///   - column: Where this is called, for the failure.
    @MainActor public func XCTAssertStates(
        _ expected: [State],
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) {
        let location = TestLocation(fileID: fileID, filePath: filePath, line: line, column: column)
        assertEqual(expected: expected, found: states, named: "states", title: "states", at: location)
    }
}

extension LassoStoreTestCase where Output: Equatable {
    /// Asserts which outputs the store has emitted, since ``resetOutputs()`` if that was called.
    ///
    /// - Parameters:
    ///   - expected: The outputs, in order.
    ///   - fileID: Where this is called, for the failure.
    ///   - filePath: Where this is called, for the failure.
    ///   - line: Where this is called, for the failure.
    ///   - column: Where this is called, for the failure.
    @MainActor public func XCTAssertOutputs(
        _ expected: [Output],
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) {
        let location = TestLocation(fileID: fileID, filePath: filePath, line: line, column: column)
        assertEqual(expected: expected, found: outputs, named: "outputs", title: "outputs", at: location)
    }

    /// Asserts which output the store has emitted last.
    ///
    /// - Parameters:
    ///   - expected: The output.
    ///   - fileID: Where this is called, for the failure.
    ///   - filePath: Where this is called, for the failure.
    ///   - line: Where this is called, for the failure.
    ///   - column: Where this is called, for the failure.
    @MainActor public func XCTAssertLastOutput(
        _ expected: Output,
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) {
        let location = TestLocation(fileID: fileID, filePath: filePath, line: line, column: column)
        assertEqual(expected: expected, found: outputs.last, named: "outputs.last", title: "last output", at: location)
    }
}
