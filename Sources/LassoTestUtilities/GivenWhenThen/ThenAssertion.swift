import Lasso

/// An assertion of a `then`: a closure called with the values emitted because of the `when`, and with the file and the
/// line of the `then`, at which to report failures.
///
/// ```swift
/// func isLoading() -> ThenAssertion<ShoppingStore> {
///     { emitted, file, line in LassoAssertEqual(emitted.states.last?.isLoading, true, file: file, line: line) }
/// }
/// ```
///
/// Source: Lasso's `ThenAssertion`.
public typealias ThenAssertion<Store: AbstractStore> =
    @MainActor (
        _ emitted: EmittedValues<Store>, _ file: StaticString, _ line: UInt
    ) -> Void

/// Returns a custom assertion for a `then`.
///
/// - Parameter assert: A closure that makes assertions about the values that the store emitted.
/// - Returns: The assertion.
///
/// Source: Lasso's `assert`.
@MainActor
public func assert<Store: AbstractStore>(
    _ assert: @escaping @MainActor (_ emitted: EmittedValues<Store>) -> Void
) -> ThenAssertion<Store> {
    { emitted, _, _ in assert(emitted) }
}

/// Returns an assertion for a `then` about something other than the store, for example which requests were made.
///
/// - Parameter sideEffects: A closure that makes the assertions.
/// - Returns: The assertion.
///
/// Source: Lasso's `sideEffects`.
@MainActor
public func sideEffects<Store: AbstractStore>(_ sideEffects: @escaping @MainActor () -> Void) -> ThenAssertion<Store> {
    { _, _, _ in sideEffects() }
}

/// Returns an assertion for a `then` about the last state that the `when` led to.
///
/// - Parameters:
///   - expected: The expected state.
///   - file: The file in which failures are reported.
///   - line: The line at which failures are reported.
/// - Returns: The assertion.
///
/// Source: Lasso's `state`.
@MainActor
public func state<Store: AbstractStore>(
    _ expected: Store.State,
    file: StaticString = #filePath,
    line: UInt = #line
) -> ThenAssertion<Store> where Store.State: Equatable {
    assertion(file, line) { assertLastState(of: $0, is: expected, at: $1) }
}

/// Returns an assertion for a `then` about the last state that the `when` led to, expressed as a change of the state
/// before.
///
/// - Parameters:
///   - update: A closure that changes the state before the `when` to the expected state.
///   - file: The file in which failures are reported.
///   - line: The line at which failures are reported.
/// - Returns: The assertion.
///
/// Source: Lasso's `update`.
@MainActor
public func update<Store: AbstractStore>(
    _ update: @escaping @MainActor (inout Store.State) -> Void,
    file: StaticString = #filePath,
    line: UInt = #line
) -> ThenAssertion<Store> where Store.State: Equatable {
    assertion(file, line) { assertLastState(of: $0, is: $0.previousState(changedBy: update), at: $1) }
}

/// Returns an assertion for a `then` that the `when` led to a single state, the expected one.
///
/// - Parameters:
///   - expected: The expected state.
///   - file: The file in which failures are reported.
///   - line: The line at which failures are reported.
/// - Returns: The assertion.
///
/// Source: Lasso's `singleState`.
@MainActor
public func singleState<Store: AbstractStore>(
    _ expected: Store.State,
    file: StaticString = #filePath,
    line: UInt = #line
) -> ThenAssertion<Store> where Store.State: Equatable {
    assertion(file, line) { assertOnlyState(of: $0, is: expected, at: $1) }
}

/// Returns an assertion for a `then` that the `when` led to a single state, expressed as a change of the state before.
///
/// - Parameters:
///   - update: A closure that changes the state before the `when` to the expected state.
///   - file: The file in which failures are reported.
///   - line: The line at which failures are reported.
/// - Returns: The assertion.
///
/// Source: Lasso's `singleUpdate`.
@MainActor
public func singleUpdate<Store: AbstractStore>(
    _ update: @escaping @MainActor (inout Store.State) -> Void,
    file: StaticString = #filePath,
    line: UInt = #line
) -> ThenAssertion<Store> where Store.State: Equatable {
    assertion(file, line) { assertOnlyState(of: $0, is: $0.previousState(changedBy: update), at: $1) }
}

/// Returns an assertion for a `then` about all outputs that the `when` led to. `outputs()` asserts that there were
/// none.
///
/// - Parameters:
///   - expected: The expected outputs, in order.
///   - file: The file in which failures are reported.
///   - line: The line at which failures are reported.
/// - Returns: The assertion.
///
/// Source: Lasso's `outputs`.
@MainActor
public func outputs<Store: AbstractStore>(
    _ expected: Store.Output...,
    file: StaticString = #filePath,
    line: UInt = #line
) -> ThenAssertion<Store> where Store.Output: Equatable {
    assertion(file, line) {
        assertEqual(expected: expected, found: $0.outputs, named: "outputs", title: "outputs", at: $1)
    }
}

/// Returns an assertion that reports its failures at a location, or, if the assertion was forwarded, where it was used.
@MainActor
private func assertion<Store: AbstractStore>(
    _ file: StaticString,
    _ line: UInt,
    _ assert: @escaping @MainActor (_ emitted: EmittedValues<Store>, _ location: TestLocation) -> Void
) -> ThenAssertion<Store> {
    let location = TestLocation(file: file, line: line)
    return { emitted, _, _ in assert(emitted, emitted.forwardedLocation ?? location) }
}

extension EmittedValues {
    fileprivate func previousState(changedBy update: @MainActor (inout Store.State) -> Void) -> Store.State {
        var state = previousState
        update(&state)
        return state
    }
}

@MainActor
private func assertLastState<Store: AbstractStore>(
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
private func assertOnlyState<Store: AbstractStore>(
    of emitted: EmittedValues<Store>,
    is expected: Store.State,
    at location: TestLocation
) where Store.State: Equatable {
    guard emitted.states.count > 1 else { return assertLastState(of: emitted, is: expected, at: location) }
    let states = ValueDescription.limited(emitted.states.enumerated()) {
        "states[\($0.offset)]: \(ValueDescription.text(of: $0.element))"
    }
    reportFailure("Expected one state, found \(emitted.states.count):\n" + indented(states), at: location)
}
