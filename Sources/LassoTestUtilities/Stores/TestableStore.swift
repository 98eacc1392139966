import Lasso

/// A recorder of the states and outputs of a store under test. ``LassoStoreTestCase`` shows how to use it.
///
/// Source: Lasso's `TestableStore`.
@MainActor
public final class TestableStore<Store: AbstractStore> {
    private struct Recording {
        let store: Store
        var markerState: Store.State
        var states: [Store.State] = []
        var outputs: [Store.Output] = []
        var observations: [Observation] = []
    }

    private var recording: Recording?

    /// Creates a recorder without a store. The initializer is on no actor, because an XCTestCase, which calls it, is on
    /// none.
    public nonisolated init() {}

    /// The store under test. Setting it starts a new recording.
    ///
    /// - Precondition: The property is set before it is read.
    public var store: Store {
        get { requiredRecording.store }
        set { record(newValue) }
    }

    /// The state relative to which the next state is described.
    var markerState: Store.State {
        get { requiredRecording.markerState }
        set { requiredRecording.markerState = newValue }
    }

    /// The initial state of the store, or its state at the last synchronization, and all states since.
    var states: [Store.State] {
        get { requiredRecording.states }
        set { requiredRecording.states = newValue }
    }

    /// The outputs that the store has emitted.
    var outputs: [Store.Output] {
        get { requiredRecording.outputs }
        set { requiredRecording.outputs = newValue }
    }

    private var requiredRecording: Recording {
        get {
            guard let recording else {
                preconditionFailure(
                    "The test has no \(Store.self) yet. Set `store` in `setUp()` or in the suite's `init()`."
                )
            }
            return recording
        }
        set { recording = newValue }
    }

    private func record(_ store: Store) {
        recording?.observations.forEach { $0.cancel() }
        recording = Recording(store: store, markerState: store.state)
        let states = store.observeState { [weak self] (state: Store.State) in self?.recording?.states.append(state) }
        let outputs = store.observeOutput { [weak self] output in self?.recording?.outputs.append(output) }
        recording?.observations = [states, outputs]
    }
}
