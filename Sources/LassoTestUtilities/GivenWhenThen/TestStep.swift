import Lasso

/// One `when` with its `then`, and all that come before it.
///
/// It complains if it is given up without having run, because then it has not tested anything.
@MainActor
final class TestStep<Store: AbstractStore> {
    let previous: TestStep?
    let statement: WhenStatement<Store.Action>
    let assertions: [ThenAssertion<Store>]?
    let location: TestLocation
    private let isLocationForwarded: Bool

    // Whether this step has run, or others go on from it and will complain themselves.
    private var isAccountedFor = false

    /// - Parameters:
    ///   - previous: The step before.
    ///   - statement: The `when`.
    ///   - assertions: The `then`; `nil` as long as there is none.
    ///   - location: Where the `then` is, or else the `when`.
    ///   - isLocationForwarded: Whether the assertions are to show their failures there too.
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

    /// Notes that this step need not complain any more.
    func account() {
        isAccountedFor = true
    }

    /// Runs the steps before this one, and then this one.
    func run(on store: Store) {
        account()
        previous?.run(on: store)
        let emitted = emittedValues(of: store)
        guard let assertions else {
            return reportFailure(
                "This `when` has no `then`, so nothing that it led to was tested. Add `then(...)` before `execute()`.",
                at: location
            )
        }
        if assertions.isEmpty {
            reportFailure("This `then` asserts nothing. Name what the `when` should have led to.", at: location)
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
        // An observer is told the state as it is first.
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
