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
/// Changes and outputs are accounted for in the order in which they happen. ``send(_:change:file:line:)`` accounts for
/// all changes that the action makes before its first output. What follows is received: the output, and then each
/// change after it. So this passes for `update`, then `dispatchOutput`, and fails for `dispatchOutput`, then `update`:
///
/// ```swift
/// test.send(.didTapSave) { $0.isSaved = true }
/// await test.receive(.didSave)
/// ```
///
/// For `dispatchOutput`, then `update`, the test is this one:
///
/// ```swift
/// test.send(.didTapSave)
/// await test.receive(.didSave)
/// await test.receiveChange { $0.isSaved = true }
/// ```
///
/// A value is unchanged if its bits are equal, or if `==` says so; arrays, sets and dictionaries are unchanged if this
/// is true of their elements. So NaN that a state holds is no change.
///
/// With `isExhaustive` off, a test says only what it is about: what is not said of the state is not compared, nor is
/// the order of changes and outputs, and outputs and effects may be left over.
///
/// Keep it in a local variable: if it is released before ``finish(within:file:line:)`` is called, the test fails.
@MainActor
public final class TestStore<Store: AbstractStore> where Store.State: Equatable, Store.Output: Equatable {
    /// The store.
    public let store: Store
    /// Whether everything has to be accounted for.
    public var isExhaustive: Bool

    private enum Event {
        case change(Store.State)
        case output(Store.Output)

        var change: Store.State? { if case .change(let state) = self { state } else { nil } }
        var output: Store.Output? { if case .output(let output) = self { output } else { nil } }
    }

    // The state that the test knows of, and what has happened since and is not accounted for, in order.
    private var knownState: Store.State
    private var events: [Event] = []
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
                "The test of \(Store.self) has no finish(): what is left over was not looked at.",
                at: location
            )
        }
    }

    /// The state now.
    public var state: Store.State { store.state }

    /// Sends an action, and compares the state that it leads to at once, before its first output.
    ///
    /// The action may change the state in several steps. What changes on the way and back again is not accounted for.
    /// Changes after the first output are received with ``receiveChange(within:file:line:_:)``, after the output. In a
    /// test that is not exhaustive, the state after all of them is compared.
    ///
    /// - Parameters:
    ///   - action: The action.
    ///   - change: A closure that makes the expected state of the one before; nothing changes if it is left out.
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
        let steps = takeSteps()
        let found = isExhaustive && !events.isEmpty ? steps.last ?? knownState : store.state
        if isExhaustive { reportDetours(steps.dropLast(), to: found, of: name, at: location) }
        compare(change, with: found, after: name, at: location)
    }

    /// Waits for a change that comes by itself, from an effect, or that an action has made after its first output, and
    /// compares it: the next one that has not been accounted for. No output may come before it.
    ///
    /// - Parameters:
    ///   - timeout: How long to wait at the most, in real time. Only a failing test waits that long.
    ///   - file: The file that a failure is shown in.
    ///   - line: The line that a failure is shown at.
    ///   - change: A closure that makes the expected state of the one before.
    public func receiveChange(
        within timeout: Duration = .seconds(20),
        file: StaticString = #filePath,
        line: UInt = #line,
        _ change: (inout Store.State) -> Void
    ) async {
        let location = TestLocation(file: file, line: line)
        isFinished = false
        // In a test that is not exhaustive, outputs that come before it are of no interest.
        let hasCome = await wait(timeout) {
            isExhaustive ? !events.isEmpty : events.contains { $0.change != nil }
        }
        guard hasCome else {
            return reportFailure("The state should change, and has not within \(timeout).", at: location)
        }
        if isExhaustive, let output = events[0].output {
            let name = ValueDescription.text(of: output)
            reportFailure("The state should change, and the output \(name) came first.", at: location)
        }
        guard let index = events.firstIndex(where: { $0.change != nil }) else { return }
        if let found = events.remove(at: index).change {
            compare(change, with: found, after: "the effect", at: location)
        }
    }

    /// Waits for an output: the next one that has not been accounted for. No change may come before it.
    ///
    /// - Parameters:
    ///   - output: The output that is expected.
    ///   - timeout: How long to wait at the most, in real time. Only a failing test waits that long.
    ///   - file: The file that a failure is shown in.
    ///   - line: The line that a failure is shown at.
    public func receive(
        _ output: Store.Output,
        within timeout: Duration = .seconds(20),
        file: StaticString = #filePath,
        line: UInt = #line
    ) async {
        let location = TestLocation(file: file, line: line)
        isFinished = false
        // In a test that is not exhaustive, what comes before it is of no interest.
        let hasCome = await wait(timeout) {
            isExhaustive ? !events.isEmpty : events.contains { isOutput($0, output) }
        }
        guard hasCome else {
            let name = ValueDescription.text(of: output)
            return reportFailure("The output \(name) should come, and has not within \(timeout).", at: location)
        }
        guard isExhaustive else {
            let end = events.firstIndex { isOutput($0, output) } ?? 0
            return events = events[..<end].filter { $0.output == nil } + events[(end + 1)...]
        }
        if let change = events[0].change {
            let lines = comparison(knownState, change, style: .change).lines
            reportFailure(
                "The output \(ValueDescription.text(of: output)) should come, and a change came first:\n"
                    + indented(lines),
                at: location
            )
        }
        guard let index = events.firstIndex(where: { $0.output != nil }) else { return }
        if let found = events.remove(at: index).output {
            assertEqual(expected: output, found: found, named: "output", title: "output", at: location)
        }
    }

    /// Ends the test: no change, no output and no running effect may be left over.
    ///
    /// The effects are those of the store, and those of the stores that it holds: a store counts that is in a stored
    /// property, also within a structure, a tuple, an enumeration, an optional or a collection there, and what such a
    /// store holds counts likewise. What other objects, closures and view stores hold does not count.
    ///
    /// Only what was started as an effect, with `effect(_:_:work:)` for instance, is seen. A plain `Task { }` in
    /// `handleAction(_:)` belongs to no store: it may go on after the end of the test, and nothing tells of it.
    ///
    /// - Parameters:
    ///   - timeout: How long effects may take to end, in real time. Only a failing test waits that long.
    ///   - file: The file that a failure is shown in.
    ///   - line: The line that a failure is shown at.
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

    /// Takes the changes that come before the first output; in a test that is not exhaustive, all changes.
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
        // What the test speaks of is what its change alters: of the state before, or of the one that is there.
        var altered = found
        change(&altered)
        let parts = comparison(known, expected).paths + comparison(found, altered).paths
        let lines = comparison(expected, found, at: parts).lines
        if !lines.isEmpty { reportFailure("Unexpected \(title):\n" + indented(lines), at: location) }
    }

    /// Returns what to add to a failure if the expected state has come after an output, and takes the changes up to it.
    private func lateness(of expected: Store.State) -> String {
        guard let output = events.first?.output,
            let end = events.firstIndex(where: { $0.change.map { Sameness.areSame($0, expected) } ?? false })
        else { return "" }
        knownState = expected
        events = events[...end].filter { $0.output != nil } + events[(end + 1)...]
        return """

            The output \(ValueDescription.text(of: output)) came before the expected state. Receive the output first, and then \
            the change, with receiveChange.
            """
    }

    /// Fails for what was changed on the way and back again.
    private func reportDetours(
        _ steps: some Sequence<Store.State>,
        to found: Store.State,
        of name: String,
        at location: TestLocation
    ) {
        let paths = comparison(knownState, found).paths
        let differences = steps.flatMap { step in
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
        let (changes, outputs) = (events.compactMap(\.change), events.compactMap(\.output))
        knownState = store.state
        events = []
        guard isExhaustive else { return }
        if !changes.isEmpty || !Sameness.areSame(known, store.state) {
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
