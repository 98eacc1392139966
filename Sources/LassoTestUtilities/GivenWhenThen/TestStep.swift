import Lasso

/// A `when` with its `then`, and all steps before it.
///
/// A step that is deallocated without having run fails the test, because it has not tested anything.
@MainActor
final class TestStep<Store: AbstractStore> {
    let previous: TestStep?
    let statement: WhenStatement<Store.Action>
    let assertions: [ThenAssertion<Store>]?
    let location: TestLocation
    private let isLocationForwarded: Bool

    // Whether this step has run, or other steps follow it, which report a failure themselves.
    private var isAccountedFor = false

    /// - Parameters:
    ///   - previous: The step before this one; `nil` for the first step.
    ///   - statement: The statement of the `when`.
    ///   - assertions: The assertions of the `then`; `nil` if there is no `then` yet.
    ///   - location: The location of the `then`, or of the `when` if there is no `then` yet.
    ///   - isLocationForwarded: Whether the assertions report their failures at `location` too.
    init(
        after previous: TestStep?,
        when statement: @escaping WhenStatement<Store.Action>,
        then assertions: [ThenAssertion<Store>]?,
        at location: TestLocation,
        isLocationForwarded: Bool = false
    ) {
        self.previous = previous
        self.statement = statement
        self.assertions = assertions
        self.location = location
        self.isLocationForwarded = isLocationForwarded
    }

    deinit {
        guard !isAccountedFor else { return }
        let step = assertions == nil ? "`when`" : "`then`"
        reportFailure("This \(step) was never executed. End the test with `execute()`.", at: location)
    }

    /// Marks this step as run or continued, so that it does not fail the test when it is deallocated.
    func account() {
        isAccountedFor = true
    }

    /// Runs the steps before this one and then this one.
    func run(on store: Store) {
        account()
        previous?.run(on: store)
        let emitted = emittedValues(of: store)
        guard let assertions else {
            return reportFailure(
                "This `when` has no `then`, so its results were not tested. Add `then(...)` before `execute()`.",
                at: location
            )
        }
        if assertions.isEmpty {
            reportFailure("This `then` asserts nothing. Add an assertion such as `state(...)`.", at: location)
        }
        assertions.forEach { $0(emitted, location.file, location.line) }
    }

    private func emittedValues(of store: Store) -> EmittedValues<Store> {
        var states: [Store.State] = []
        var outputs: [Store.Output] = []
        let observations = [
            store.observeState { (state: Store.State) in states.append(state) },
            store.observeOutput { output in outputs.append(output) },
        ]
        // A state observer is first called with the current state.
        let previousState = states.removeFirst()
        statement { store.dispatchAction($0) }
        observations.forEach { $0.cancel() }
        return EmittedValues(
            previousState: previousState,
            states: states,
            outputs: outputs,
            forwardedLocation: isLocationForwarded ? location : nil
        )
    }
}
