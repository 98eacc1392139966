import Lasso

/// A store under test, with all that it has emitted. It belongs to a ``LassoStoreTestCase``, which shows how to use it.
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

    /// Makes a recorder without a store. It can be made anywhere, because an XCTestCase makes it and is on no actor.
    public nonisolated init() {}

    /// The store under test. Setting it begins to record anew.
    ///
    /// - Precondition: It has been set.
    public var store: Store {
        get { requiredRecording.store }
        set { record(newValue) }
    }

    /// The state that the next one is compared with.
    var markerState: Store.State {
        get { requiredRecording.markerState }
        set { requiredRecording.markerState = newValue }
    }

    /// The state that the store began with, or was synchronised with, and those that followed.
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
