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
///
/// Keep it in a local variable: where the test ends without ``finish(within:file:line:)``, that is told when it
/// goes.
@MainActor
public final class TestStore<Store: AbstractStore> where Store.State: Equatable, Store.Output: Equatable {
    /// The store.
    public let store: Store
    /// Whether everything has to be accounted for.
    public var isExhaustive: Bool

    // The state that the test knows of, and what has happened since and is not accounted for.
    private var knownState: Store.State
    private var changes: [Store.State] = []
    private var outputs: [Store.Output] = []
    private var observations: [Observation] = []
    private var isFinished = false
    private let location: TestLocation
    // A deinitialiser sees none of the task's values.
    private let capture = FailureCapture.current

    /// Begins a test.
    ///
    /// - Parameters:
    ///   - store: The store.
    ///   - isExhaustive: Whether everything has to be accounted for.
    ///   - file: The file that a failure is shown in.
    ///   - line: The line that a failure is shown at.
    public init(
        _ store: Store,
        isExhaustive: Bool = true,
        file: StaticString = #filePath,
        line: UInt = #line
    ) {
        self.store = store
        self.isExhaustive = isExhaustive
        knownState = store.state
        location = TestLocation(file: file, line: line)
        observations = [
            store.observeState { [weak self] (old: Store.State?, new: Store.State) in
                if old != nil { self?.changes.append(new) }
            },
            store.observeOutput { [weak self] in self?.outputs.append($0) },
        ]
    }

    isolated deinit {
        observations.forEach { $0.cancel() }
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
    /// The action may change the state in several steps. What changes on the way and back again is not accounted for.
    ///
    /// - Parameters:
    ///   - action: The action.
    ///   - change: Makes the expected state of the one before; nothing changes if it is left out.
    ///   - file: The file that a failure is shown in.
    ///   - line: The line that a failure is shown at.
    public func send(
        _ action: Store.Action,
        change: (inout Store.State) -> Void = { _ in },
        file: StaticString = #filePath,
        line: UInt = #line
    ) {
        let location = TestLocation(file: file, line: line)
        let name = ValueDescription.text(of: action)
        isFinished = false
        reportLeftovers("before \(name) is sent", at: location)
        store.dispatchAction(action)
        let steps = changes
        changes = []
        if isExhaustive { reportDetours(steps, of: name, at: location) }
        compare(change, with: store.state, after: name, at: location)
    }

    /// Waits for a change that comes by itself, from an effect, and compares it: the next one that has not been accounted for.
    ///
    /// - Parameters:
    ///   - timeout: How long to wait at the most, in real time. Only a failing test waits that long.
    ///   - file: The file that a failure is shown in.
    ///   - line: The line that a failure is shown at.
    ///   - change: Makes the expected state of the one before.
    public func receiveChange(
        within timeout: Duration = .seconds(5),
        file: StaticString = #filePath,
        line: UInt = #line,
        _ change: (inout Store.State) -> Void
    ) async {
        let location = TestLocation(file: file, line: line)
        isFinished = false
        guard await wait(timeout, until: { !changes.isEmpty }) else {
            return reportFailure("The state should change, and has not within \(timeout).", at: location)
        }
        compare(change, with: changes.removeFirst(), after: "the effect", at: location)
    }

    /// Waits for an output: the next one that has not been accounted for.
    ///
    /// - Parameters:
    ///   - output: The output that is expected.
    ///   - timeout: How long to wait at the most, in real time. Only a failing test waits that long.
    ///   - file: The file that a failure is shown in.
    ///   - line: The line that a failure is shown at.
    public func receive(
        _ output: Store.Output,
        within timeout: Duration = .seconds(5),
        file: StaticString = #filePath,
        line: UInt = #line
    ) async {
        let location = TestLocation(file: file, line: line)
        isFinished = false
        // In a test that is not exhaustive, what comes before it is of no interest.
        let hasCome = await wait(timeout) { isExhaustive ? !outputs.isEmpty : outputs.contains(output) }
        guard hasCome else {
            let name = ValueDescription.text(of: output)
            return reportFailure("The output \(name) should come, and has not within \(timeout).", at: location)
        }
        if !isExhaustive { outputs.removeFirst(outputs.firstIndex(of: output) ?? 0) }
        assertEqual(expected: output, found: outputs.removeFirst(), named: "output", title: "output", at: location)
    }

    /// Ends the test: no change, no output and no running effect may be left over.
    ///
    /// - Parameters:
    ///   - timeout: How long effects may take to end, in real time. Only a failing test waits that long.
    ///   - file: The file that a failure is shown in.
    ///   - line: The line that a failure is shown at.
    public func finish(
        within timeout: Duration = .seconds(5),
        file: StaticString = #filePath,
        line: UInt = #line
    ) async {
        let location = TestLocation(file: file, line: line)
        isFinished = true
        guard isExhaustive else { return }
        if let store = store as? any EffectRunning, await !wait(timeout, until: { store.runningEffects.isEmpty }) {
            let names = store.runningEffects.map { ValueDescription.text(of: $0) }.joined(separator: ", ")
            reportFailure("Effects are still running at the end: \(names).", at: location)
        }
        reportLeftovers("at the end", at: location)
    }

    // MARK: Comparing

    private func compare(
        _ change: (inout Store.State) -> Void,
        with found: Store.State,
        after name: String,
        at location: TestLocation
    ) {
        let known = knownState
        knownState = found
        var expected = known
        change(&expected)
        let title = "state after \(name)"
        guard !isExhaustive else {
            return assertEqual(expected: expected, found: found, named: "state", title: title, at: location)
        }
        // What the test speaks of is what its change alters: of the state before, or of the one that is there.
        var altered = found
        change(&altered)
        let parts = comparison(known, expected).paths + comparison(found, altered).paths
        let lines = comparison(expected, found, at: parts).lines
        if !lines.isEmpty { reportFailure("Unexpected \(title):\n" + indented(lines), at: location) }
    }

    /// Tells what was changed on the way and back again.
    private func reportDetours(_ steps: [Store.State], of name: String, at location: TestLocation) {
        let paths = comparison(knownState, store.state).paths
        let differences = steps.dropLast().flatMap { step in
            comparison(knownState, step, style: .change).differences.filter { difference in
                !paths.contains { difference.concerns($0) }
            }
        }
        guard !differences.isEmpty else { return }
        reportFailure(
            "The state has changed, and the test did not expect it while \(name) was handled:\n" + detours(differences),
            at: location
        )
    }

    private func detours(_ differences: [ValueComparison.Difference]) -> String {
        indented(ValueDescription.limited(differences) { "\($0.path): \($0.text), and back" })
    }

    private func reportLeftovers(_ moment: String, at location: TestLocation) {
        let known = knownState
        let (changes, outputs) = (changes, outputs)
        knownState = store.state
        self.changes = []
        self.outputs = []
        guard isExhaustive else { return }
        if !changes.isEmpty || known != store.state {
            let lines = difference(of: known, and: store.state, named: "state")
            reportFailure(
                "The state has changed, and the test did not expect it \(moment):\n"
                    + (lines.isEmpty
                        ? detours(changes.flatMap { comparison(known, $0, style: .change).differences })
                        : indented(lines)),
                at: location
            )
        }
        if !outputs.isEmpty {
            let names = ValueDescription.limited(outputs) { ValueDescription.text(of: $0) }.joined(separator: ", ")
            reportFailure("Outputs have come that the test did not expect \(moment): \(names).", at: location)
        }
    }

    private func comparison(
        _ expected: Store.State,
        _ found: Store.State,
        style: ValueComparison.Style = .expectation,
        at parts: [String]? = nil
    ) -> ValueComparison {
        var comparison = ValueComparison(style, parts: parts)
        comparison.compare(expected, found, at: "state")
        return comparison
    }

    private func wait(_ timeout: Duration, until condition: () -> Bool) async -> Bool {
        do {
            return try await happens(within: timeout, condition)
        } catch {
            // The test is cancelled. The caller says what was waited for.
            return condition()
        }
    }
}
