import Lasso

/// A store under test, of which every change, every output and every effect has to be accounted for.
///
/// ```swift
/// let clock = TestClock()
/// let store = SearchStore(with: .init())
/// store.effectClock = clock
/// let test = TestStore(store)
///
/// test.send(.didChangeQuery("swift")) { $0.query = "swift" }
/// await clock.advance(by: .milliseconds(300))
/// await test.receiveChange { $0.results = ["Swift"] }
/// test.send(.didTapResult(0))
/// await test.receive(.didChoose("Swift"))
/// await test.finish()
/// ```
///
/// With `isExhaustive` off, a test says only what it is about: what is not said of the state is not compared, and outputs and
/// effects may be left over.
@MainActor
public final class TestStore<Store: AbstractStore> where Store.State: Equatable, Store.Output: Equatable {
    /// The store.
    public let store: Store
    /// Whether everything has to be accounted for.
    public var isExhaustive: Bool

    // The state that the test knows of, and what has happened since.
    private var knownState: Store.State
    private var waitingOutputs: [Store.Output] = []
    private var observation: Observation?
    private var isFinished = false
    private let location: TestLocation
    // A deinitialiser sees none of the task's values.
    private let capture = FailureCapture.current

    /// Begins a test.
    ///
    /// - Parameters:
    ///   - store: The store.
    ///   - isExhaustive: Whether everything has to be accounted for.
    ///   - fileID: Where the test is, for the failure if it is never finished.
    ///   - filePath: Where the test is, for the failure if it is never finished.
    ///   - line: Where the test is, for the failure if it is never finished.
    ///   - column: Where the test is, for the failure if it is never finished.
    public init(
        _ store: Store,
        isExhaustive: Bool = true,
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) {
        self.store = store
        self.isExhaustive = isExhaustive
        knownState = store.state
        location = TestLocation(fileID: fileID, filePath: filePath, line: line, column: column)
        observation = store.observeOutput { [weak self] in self?.waitingOutputs.append($0) }
    }

    isolated deinit {
        observation?.cancel()
        guard isExhaustive, !isFinished else { return }
        FailureCapture.$current.withValue(capture) {
            reportFailure(
                "The test of \(Store.self) has no finish(): what is left over was not looked at.",
                at: location
            )
        }
    }

    /// The state now.
    public var state: Store.State { store.state }

    /// Sends an action, and compares the state that it leads to at once.
    ///
    /// - Parameters:
    ///   - action: The action.
    ///   - change: Makes the expected state of the one before; nothing changes if it is left out.
    ///   - fileID: Where a failure is shown.
    ///   - filePath: Where a failure is shown.
    ///   - line: Where a failure is shown.
    ///   - column: Where a failure is shown.
    public func send(
        _ action: Store.Action,
        change: (inout Store.State) -> Void = { _ in },
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) {
        let location = TestLocation(fileID: fileID, filePath: filePath, line: line, column: column)
        let name = ValueDescription.text(of: action)
        reportLeftovers(before: "before \(name) is sent", at: location)
        store.dispatchAction(action)
        compare(change, after: name, at: location)
    }

    /// Waits for a change that comes by itself, from an effect, and compares it.
    ///
    /// - Parameters:
    ///   - timeout: How long to wait at the most, in real time. Only a failing test waits that long.
    ///   - change: Makes the expected state of the one before.
    ///   - fileID: Where a failure is shown.
    ///   - filePath: Where a failure is shown.
    ///   - line: Where a failure is shown.
    ///   - column: Where a failure is shown.
    public func receiveChange(
        within timeout: Duration = .seconds(5),
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column,
        _ change: (inout Store.State) -> Void
    ) async {
        let location = TestLocation(fileID: fileID, filePath: filePath, line: line, column: column)
        guard await wait(timeout, until: { store.state != knownState }) else {
            return reportFailure("The state should change, and has not within \(timeout).", at: location)
        }
        compare(change, after: "the effect", at: location)
    }

    /// Waits for an output, the next one that has not been accounted for.
    ///
    /// - Parameters:
    ///   - output: The output that is expected.
    ///   - timeout: How long to wait at the most, in real time. Only a failing test waits that long.
    ///   - fileID: Where a failure is shown.
    ///   - filePath: Where a failure is shown.
    ///   - line: Where a failure is shown.
    ///   - column: Where a failure is shown.
    public func receive(
        _ output: Store.Output,
        within timeout: Duration = .seconds(5),
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) async {
        let location = TestLocation(fileID: fileID, filePath: filePath, line: line, column: column)
        let name = ValueDescription.text(of: output)
        if !isExhaustive {
            // What is before it is of no interest.
            guard await wait(timeout, until: { waitingOutputs.contains(output) }) else {
                return reportFailure("The output \(name) should come, and has not within \(timeout).", at: location)
            }
            waitingOutputs.removeFirst((waitingOutputs.firstIndex(of: output) ?? 0) + 1)
            return
        }
        guard await wait(timeout, until: { !waitingOutputs.isEmpty }) else {
            return reportFailure("The output \(name) should come, and has not within \(timeout).", at: location)
        }
        assertEqual(
            expected: output,
            found: waitingOutputs.removeFirst(),
            named: "output",
            title: "output",
            at: location
        )
    }

    /// Ends the test: no change, no output and no running effect may be left over.
    ///
    /// - Parameters:
    ///   - timeout: How long effects may take to end, in real time.
    ///   - fileID: Where a failure is shown.
    ///   - filePath: Where a failure is shown.
    ///   - line: Where a failure is shown.
    ///   - column: Where a failure is shown.
    public func finish(
        within timeout: Duration = .milliseconds(100),
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) async {
        let location = TestLocation(fileID: fileID, filePath: filePath, line: line, column: column)
        isFinished = true
        guard isExhaustive else { return }
        let effects = store as? any EffectStarting
        if let effects, await !wait(timeout, until: { effects.runningEffects.isEmpty }) {
            let names = effects.runningEffects.map { ValueDescription.text(of: $0) }.joined(separator: ", ")
            reportFailure("Effects are still running at the end: \(names).", at: location)
        }
        reportLeftovers(before: "at the end", at: location)
    }

    private func compare(
        _ change: (inout Store.State) -> Void,
        after name: String,
        at location: TestLocation
    ) {
        // What a test that is not exhaustive does not say is as it is.
        var expected = isExhaustive ? knownState : store.state
        change(&expected)
        knownState = store.state
        assertEqual(
            expected: expected,
            found: store.state,
            named: "state",
            title: "state after \(name)",
            at: location
        )
    }

    private func reportLeftovers(before moment: String, at location: TestLocation) {
        defer {
            knownState = store.state
            waitingOutputs = []
        }
        guard isExhaustive else { return }
        if store.state != knownState {
            let lines = difference(of: knownState, and: store.state, named: "state")
            reportFailure(
                "The state has changed, and the test did not expect it \(moment):\n" + listOfDifferences(lines),
                at: location
            )
        }
        if !waitingOutputs.isEmpty {
            let names = waitingOutputs.map { ValueDescription.text(of: $0) }.joined(separator: ", ")
            reportFailure("Outputs have come that the test did not expect \(moment): \(names).", at: location)
        }
    }

    private func wait(_ timeout: Duration, until condition: () -> Bool) async -> Bool {
        let clock = ContinuousClock()
        let deadline = clock.now + timeout
        while !condition() {
            guard clock.now < deadline else { return false }
            do {
                try await Task.sleep(for: .milliseconds(1))
            } catch {
                // The test is cancelled: there is nothing to wait for any more.
                return condition()
            }
        }
        return true
    }
}
