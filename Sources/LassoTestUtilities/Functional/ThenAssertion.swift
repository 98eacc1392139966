import Lasso

/// What a `then` asserts: it is handed what the `when` has led to.
///
/// Source: Lasso's `ThenAssertion`.
public typealias ThenAssertion<Store: ConcreteStore> = @MainActor (_ emitted: EmittedValues<Store>) -> Void

/// Asserts something of one's own, for a `then`.
///
/// - Parameter assert: Makes assertions about what the store has emitted.
/// - Returns: The assertion.
///
/// Source: Lasso's `assert`.
@MainActor
public func assert<Store: ConcreteStore>(
    _ assert: @escaping @MainActor (_ emitted: EmittedValues<Store>) -> Void
) -> ThenAssertion<Store> {
    assert
}

/// Asserts something that is not about the store, for a `then`: which requests were made, for instance.
///
/// - Parameter sideEffects: Makes the assertions.
/// - Returns: The assertion.
///
/// Source: Lasso's `sideEffects`.
@MainActor
public func sideEffects<Store: ConcreteStore>(_ sideEffects: @escaping @MainActor () -> Void) -> ThenAssertion<Store> {
    { _ in sideEffects() }
}

/// Asserts the last state that the `when` led to, for a `then`.
///
/// - Parameters:
///   - expected: The state.
///   - fileID: Where this is called, for the failure.
///   - filePath: Where this is called, for the failure.
///   - line: Where this is called, for the failure.
///   - column: Where this is called, for the failure.
/// - Returns: The assertion.
///
/// Source: Lasso's `state`.
@MainActor
public func state<Store: ConcreteStore>(
    _ expected: Store.State,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
) -> ThenAssertion<Store> where Store.State: Equatable {
    let location = TestLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    return { emitted in
        assertLastState(of: emitted, is: expected, at: location)
    }
}

/// Asserts the last state that the `when` led to, as a change of the one before, for a `then`.
///
/// - Parameters:
///   - update: Changes the state before into the one that there should be.
///   - fileID: Where this is called, for the failure.
///   - filePath: Where this is called, for the failure.
///   - line: Where this is called, for the failure.
///   - column: Where this is called, for the failure.
/// - Returns: The assertion.
///
/// Source: Lasso's `update`.
@MainActor
public func update<Store: ConcreteStore>(
    _ update: @escaping @MainActor (inout Store.State) -> Void,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
) -> ThenAssertion<Store> where Store.State: Equatable {
    let location = TestLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    return { emitted in
        assertLastState(of: emitted, is: emitted.previousState(changedBy: update), at: location)
    }
}

/// Asserts that the `when` led to one state only, and which, for a `then`.
///
/// - Parameters:
///   - expected: The state.
///   - fileID: Where this is called, for the failure.
///   - filePath: Where this is called, for the failure.
///   - line: Where this is called, for the failure.
///   - column: Where this is called, for the failure.
/// - Returns: The assertion.
///
/// Source: Lasso's `singleState`.
@MainActor
public func singleState<Store: ConcreteStore>(
    _ expected: Store.State,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
) -> ThenAssertion<Store> where Store.State: Equatable {
    let location = TestLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    return { emitted in
        assertOnlyState(of: emitted, is: expected, at: location)
    }
}

/// Asserts that the `when` led to one state only, as a change of the one before, for a `then`.
///
/// - Parameters:
///   - update: Changes the state before into the one that there should be.
///   - fileID: Where this is called, for the failure.
///   - filePath: Where this is called, for the failure.
///   - line: Where this is called, for the failure.
///   - column: Where this is called, for the failure.
/// - Returns: The assertion.
///
/// Source: Lasso's `singleUpdate`.
@MainActor
public func singleUpdate<Store: ConcreteStore>(
    _ update: @escaping @MainActor (inout Store.State) -> Void,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
) -> ThenAssertion<Store> where Store.State: Equatable {
    let location = TestLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    return { emitted in
        assertOnlyState(of: emitted, is: emitted.previousState(changedBy: update), at: location)
    }
}

/// Asserts all outputs that the `when` led to, for a `then`; `outputs()` asserts that there were none.
///
/// - Parameters:
///   - expected: The outputs, in order.
///   - fileID: Where this is called, for the failure.
///   - filePath: Where this is called, for the failure.
///   - line: Where this is called, for the failure.
///   - column: Where this is called, for the failure.
/// - Returns: The assertion.
///
/// Source: Lasso's `outputs`.
@MainActor
public func outputs<Store: ConcreteStore>(
    _ expected: Store.Output...,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
) -> ThenAssertion<Store> where Store.Output: Equatable {
    let location = TestLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    return { emitted in
        assertEqual(expected: expected, found: emitted.outputs, named: "outputs", title: "outputs", at: location)
    }
}

extension EmittedValues {
    fileprivate func previousState(changedBy update: @MainActor (inout Store.State) -> Void) -> Store.State {
        var state = previousState
        update(&state)
        return state
    }
}

@MainActor
private func assertLastState<Store: ConcreteStore>(
    of emitted: EmittedValues<Store>,
    is expected: Store.State,
    at location: TestLocation
) where Store.State: Equatable {
    guard let state = emitted.states.last else {
        return reportFailure("Expected a state, found none: the state has not changed.", at: location)
    }
    assertEqual(expected: expected, found: state, named: "state", title: "state", at: location)
}

@MainActor
private func assertOnlyState<Store: ConcreteStore>(
    of emitted: EmittedValues<Store>,
    is expected: Store.State,
    at location: TestLocation
) where Store.State: Equatable {
    guard emitted.states.count > 1 else { return assertLastState(of: emitted, is: expected, at: location) }
    let states = emitted.states.enumerated().map { "states[\($0)]: \(ValueDescription.text(of: $1))" }
    reportFailure("Expected one state, found \(states.count):\n" + listOfDifferences(states), at: location)
}
