import Lasso

/// A wrapper of a store under test that requires a test to account for every state change, output, and effect.
///
/// ```swift
/// let clock = TestClock()
/// let store = SearchStore(with: .init(), search: FakeSearch(results: ["Swift"]))
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
/// A test accounts for changes and outputs in the order in which they occur. ``send(_:change:file:line:)`` accounts for
/// all changes that the action makes before its first output. After that, the test receives the output and then each
/// change after it. So this test passes if the store calls `update`, then `dispatchOutput`, and fails if it calls
/// `dispatchOutput`, then `update`:
///
/// ```swift
/// test.send(.didTapSave) { $0.isSaved = true }
/// await test.receive(.didSave)
/// ```
///
/// If the store calls `dispatchOutput`, then `update`, write the test like this:
///
/// ```swift
/// test.send(.didTapSave)
/// await test.receive(.didSave)
/// await test.receiveChange { $0.isSaved = true }
/// ```
///
/// A value is unchanged if its bits are equal or if `==` returns `true`. Arrays, sets and dictionaries are unchanged if
/// their elements are unchanged. So a NaN in a state does not count as a change.
///
/// If `isExhaustive` is `false`, a test states only what it is about: the rest of the state and the order of changes
/// and outputs are not compared, and outputs and effects may be left over.
///
/// Keep the test store in a local variable. If it is deallocated before ``finish(within:file:line:)`` is called, the
/// test fails.
@MainActor
public final class TestStore<Store: AbstractStore> where Store.State: Equatable, Store.Output: Equatable {
    /// The store under test.
    public let store: Store
    /// Whether the test has to account for every change, output, and effect.
    public var isExhaustive: Bool

    private enum Event {
        case change(Store.State)
        case output(Store.Output)

        var change: Store.State? { if case .change(let state) = self { state } else { nil } }
        var output: Store.Output? { if case .output(let output) = self { output } else { nil } }
    }

    // The last state that the test has accounted for, and the events since then that it has not, in order.
    private var knownState: Store.State
    private var events: [Event] = []
    private var observations: [Observation] = []
    private var isFinished = false
    private let location: TestLocation
    // A deinitializer has no access to task-local values.
    private let capture = FailureCapture.current

    /// Creates a test store.
    ///
    /// - Parameters:
    ///   - store: The store under test.
    ///   - isExhaustive: Whether the test has to account for every change, output, and effect.
    ///   - file: The file in which failures are reported.
    ///   - line: The line at which failures are reported.
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
                guard let old, !Sameness.areSame(old, new) else { return }
                self?.events.append(.change(new))
            },
            store.observeOutput { [weak self] in self?.events.append(.output($0)) },
        ]
    }

    isolated deinit {
        observations.forEach { $0.cancel() }
        guard isExhaustive, !isFinished else { return }
        FailureCapture.$current.withValue(capture) {
            reportFailure(
                "The test of \(Store.self) never called finish(), which checks for leftovers.",
                at: location
            )
        }
    }

    /// The current state.
    public var state: Store.State { store.state }

    /// Sends an action, and compares the state that the action immediately leads to, before its first output.
    ///
    /// The action may change the state in several steps. A change that a later step reverts is a failure. Receive
    /// changes after the first output with ``receiveChange(within:file:line:_:)``, after receiving the output. A test
    /// that is not exhaustive compares the state after all changes.
    ///
    /// - Parameters:
    ///   - action: The action.
    ///   - change: A closure that changes the previous state to the expected state. By default, no change is expected.
    ///   - file: The file in which failures are reported.
    ///   - line: The line at which failures are reported.
    public func send(
        _ action: Store.Action,
        change: (inout Store.State) -> Void = { _ in },
        file: StaticString = #filePath,
        line: UInt = #line
    ) {
        let location = TestLocation(file: file, line: line)
        let name = ValueDescription.text(of: action)
        isFinished = false
        reportLeftovers("before \(name) was sent", at: location)
        store.dispatchAction(action)
        let steps = takeSteps()
        let found = isExhaustive && !events.isEmpty ? steps.last ?? knownState : store.state
        if isExhaustive { reportDetours(steps.dropLast(), to: found, of: name, at: location) }
        compare(change, with: found, after: name, at: location)
    }

    /// Waits for the next change that has not been accounted for, and compares it: a change made by an effect, or by an
    /// action after its first output. An output before it is a failure.
    ///
    /// - Parameters:
    ///   - timeout: The longest time to wait, in real time. Only a failing test waits that long.
    ///   - file: The file in which failures are reported.
    ///   - line: The line at which failures are reported.
    ///   - change: A closure that changes the previous state to the expected state.
    public func receiveChange(
        within timeout: Duration = .seconds(20),
        file: StaticString = #filePath,
        line: UInt = #line,
        _ change: (inout Store.State) -> Void
    ) async {
        let location = TestLocation(file: file, line: line)
        isFinished = false
        // A test that is not exhaustive ignores outputs before the change.
        let hasCome = await wait(timeout) {
            isExhaustive ? !events.isEmpty : events.contains { $0.change != nil }
        }
        guard hasCome else {
            return reportFailure("Expected a state change within \(timeout), found none.", at: location)
        }
        if isExhaustive, let output = events[0].output {
            let name = ValueDescription.text(of: output)
            reportFailure("Expected a state change, found the output \(name) first.", at: location)
        }
        guard let index = events.firstIndex(where: { $0.change != nil }) else { return }
        if let found = events.remove(at: index).change {
            compare(change, with: found, after: "the effect", at: location)
        }
    }

    /// Waits for the next output that has not been accounted for, and compares it. A change before it is a failure.
    ///
    /// - Parameters:
    ///   - output: The expected output.
    ///   - timeout: The longest time to wait, in real time. Only a failing test waits that long.
    ///   - file: The file in which failures are reported.
    ///   - line: The line at which failures are reported.
    public func receive(
        _ output: Store.Output,
        within timeout: Duration = .seconds(20),
        file: StaticString = #filePath,
        line: UInt = #line
    ) async {
        let location = TestLocation(file: file, line: line)
        isFinished = false
        // A test that is not exhaustive ignores events before the output.
        let hasCome = await wait(timeout) {
            isExhaustive ? !events.isEmpty : events.contains { isOutput($0, output) }
        }
        guard hasCome else {
            let name = ValueDescription.text(of: output), others = events.compactMap(\.output)
            let found = others.isEmpty ? "none" : "only \(names(of: others))"
            return reportFailure("Expected the output \(name) within \(timeout), found \(found).", at: location)
        }
        guard isExhaustive else {
            let end = events.firstIndex { isOutput($0, output) } ?? 0
            return events = events[..<end].filter { $0.output == nil } + events[(end + 1)...]
        }
        if let change = events[0].change {
            let lines = comparison(knownState, change, style: .change).lines
            reportFailure(
                "Expected the output \(ValueDescription.text(of: output)), found a state change first:\n"
                    + indented(lines),
                at: location
            )
        }
        guard let index = events.firstIndex(where: { $0.output != nil }) else { return }
        if let found = events.remove(at: index).output {
            assertEqual(expected: output, found: found, named: "output", title: "output", at: location)
        }
    }

    /// Ends the test. Fails if a change, an output or a running effect is left over.
    ///
    /// The effects are those of the store and of the stores that it holds. The held stores are those in its stored
    /// properties, also inside a structure, tuple, enumeration, optional or collection there, and the stores that those
    /// hold in turn. Stores held by other objects, closures, or view stores do not count.
    ///
    /// Only work started as an effect is checked, for example with `effect(_:_:work:)`. A plain `Task { }` in
    /// `handleAction(_:)` belongs to no store. It may continue after the end of the test without a failure.
    ///
    /// - Parameters:
    ///   - timeout: The longest time to wait for effects to end, in real time. Only a failing test waits that long.
    ///   - file: The file in which failures are reported.
    ///   - line: The line at which failures are reported.
    public func finish(
        within timeout: Duration = .seconds(20),
        file: StaticString = #filePath,
        line: UInt = #line
    ) async {
        let location = TestLocation(file: file, line: line)
        isFinished = true
        guard isExhaustive else { return }
        if await !wait(timeout, until: { RunningEffects(of: store).names.isEmpty }) {
            let names = RunningEffects(of: store).names.joined(separator: ", ")
            reportFailure("Effects are still running at the end: \(names).", at: location)
        }
        reportLeftovers("at the end", at: location)
    }

    // MARK: Accounting

    /// Removes and returns the changes before the first output; in a test that is not exhaustive, all changes.
    private func takeSteps() -> [Store.State] {
        let end = isExhaustive ? events.firstIndex { $0.output != nil } ?? events.endIndex : events.endIndex
        let steps = events[..<end].compactMap(\.change)
        events = events[..<end].filter { $0.output != nil } + events[end...]
        return steps
    }

    private func isOutput(_ event: Event, _ output: Store.Output) -> Bool {
        event.output.map { Sameness.areSame($0, output) } ?? false
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
            guard !Sameness.areSame(expected, found) else { return }
            let lines = difference(of: expected, and: found, named: "state")
            return reportFailure("Unexpected \(title):\n" + indented(lines) + lateness(of: expected), at: location)
        }
        // Compares only the parts that the closure alters, in the previous state or in the state found.
        var altered = found
        change(&altered)
        let parts = comparison(known, expected).paths + comparison(found, altered).paths
        let lines = comparison(expected, found, at: parts).lines
        if !lines.isEmpty { reportFailure("Unexpected \(title):\n" + indented(lines), at: location) }
    }

    /// Returns the text to add to a failure if the expected state followed an output, and removes the changes up to it.
    private func lateness(of expected: Store.State) -> String {
        guard let output = events.first?.output,
            let end = events.firstIndex(where: { $0.change.map { Sameness.areSame($0, expected) } ?? false })
        else { return "" }
        knownState = expected
        events = events[...end].filter { $0.output != nil } + events[(end + 1)...]
        return """

            The output \(ValueDescription.text(of: output)) was emitted before the expected state. First receive \
            the output, then the change with receiveChange.
            """
    }

    /// Fails if intermediate changes were reverted.
    private func reportDetours(
        _ steps: some Sequence<Store.State>,
        to found: Store.State,
        of name: String,
        at location: TestLocation
    ) {
        let paths = comparison(knownState, found).paths
        let differences = steps.flatMap { step in
            comparison(knownState, step, style: .change).differences.filter { difference in
                !paths.contains { ValueComparison.path(difference.path, concerns: $0) }
            }
        }
        guard !differences.isEmpty else { return }
        reportFailure(
            "Unexpected state changes while \(name) was handled:\n" + detours(differences),
            at: location
        )
    }

    private func detours(_ differences: [ValueComparison.Difference]) -> String {
        indented(ValueDescription.limited(differences) { "\($0.path): \($0.text), and back" })
    }

    private func reportLeftovers(_ moment: String, at location: TestLocation) {
        let known = knownState
        let (changes, outputs) = (events.compactMap(\.change), events.compactMap(\.output))
        knownState = store.state
        events = []
        guard isExhaustive else { return }
        if !changes.isEmpty || !Sameness.areSame(known, store.state) {
            let lines = difference(of: known, and: store.state, named: "state")
            reportFailure(
                "Unexpected state changes \(moment):\n"
                    + (lines.isEmpty
                        ? detours(changes.flatMap { comparison(known, $0, style: .change).differences })
                        : indented(lines)),
                at: location
            )
        }
        if !outputs.isEmpty {
            reportFailure("Unexpected outputs \(moment): \(names(of: outputs)).", at: location)
        }
    }

    private func names(of outputs: [Store.Output]) -> String {
        ValueDescription.limited(outputs) { ValueDescription.text(of: $0) }.joined(separator: ", ")
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
            // The test is canceled. The caller reports the failure.
            return condition()
        }
    }
}
