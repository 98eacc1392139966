import Lasso

/// The activity of the stores of a walk.
@MainActor
final class WalkActivity: StoreObserver {
    private struct WeakStore {
        weak var store: (any TracedStore)?
    }

    private let clock: TestClock
    private var created: [WeakStore] = []
    private var new: [WeakStore] = []
    private var emptyChangeCount = 0

    /// The number of changes, outputs, and beginnings and ends of effects.
    private(set) var eventCount = 0
    /// The number of events without the changes that leave a state as it was. While states aren't compared, every
    /// change counts.
    var effectiveEventCount: Int { eventCount - emptyChangeCount }
    /// Whether states are compared, because the effect of the current step matters.
    var comparesStates = false
    /// The number of outputs of the flow itself.
    private(set) var flowOutputCount = 0
    /// The outputs of stores in the current step; `nil` if they aren't noted.
    var outputs: [EmittedOutput]?
    /// The stores with unsaved changes whose activity matters for the current step.
    var unsaved: UnsavedStores?
    /// The stores that the user has changed last.
    let newestChanges = NewestChanges()
    /// The outputs for which there was no observer, with the stores that emitted them.
    private(set) var unobservedOutputs: [String] = []

    init(on clock: TestClock) {
        self.clock = clock
    }

    /// The stores that are alive, in the order in which they were created.
    var stores: [any TracedStore] { created.compactMap(\.store) }

    /// Returns those of the stores that were created since the last call that are still alive.
    func takeNewStores() -> [any TracedStore] {
        defer { new = [] }
        return new.compactMap(\.store)
    }

    /// The number of stores that are alive.
    var storeCount: Int {
        // In a long walk, most stores have been released. Their entries are removed once they are the majority.
        let count = created.count { $0.store != nil }
        if count * 2 < created.count { created.removeAll { $0.store == nil } }
        return count
    }

    // A weak reference to the walk would make each reference to it slower.
    private var isConcerned: Bool { CurrentWalk.walk?.activity === self }

    /// Notes an output of the flow itself.
    func flowDidEmit() {
        eventCount += 1
        flowOutputCount += 1
    }

    func storeDidInitialize(_ store: AnyObject) {
        guard isConcerned, let store = store as? any TracedStore else { return }
        created.append(WeakStore(store: store))
        new.append(WeakStore(store: store))
        if store.hasUnsavedChanges { newestChanges.noteBeginning(in: store) }
        store.effectClock = clock
    }

    func store(_ store: AnyObject, willAnnounce new: Any, after old: Any) {
        guard isConcerned else { return }
        eventCount += 1
        if comparesStates, Sameness.areEqual(old, new) { emptyChangeCount += 1 }
        unsaved?.note(new, of: store)
        guard let new = new as? any EditedState, new.hasChanges, (old as? any EditedState)?.hasChanges == false else {
            return
        }
        newestChanges.noteBeginning(in: store)
    }

    func store(_ store: AnyObject, willHandle action: Any) {
        guard let unsaved, isConcerned else { return }
        unsaved.noteActivity(of: store)
    }

    func store(_ store: AnyObject, willEmit output: Any) {
        guard isConcerned else { return }
        eventCount += 1
        noteSaving(of: store)
        guard let store = store as? any TracedStore, outputs != nil || !store.isOutputObserved else { return }
        let emitted = EmittedOutput(
            module: TypeName.text(of: store.moduleType),
            text: ValueDescription.text(of: output)
        )
        outputs?.append(emitted)
        if !store.isOutputObserved { unobservedOutputs.append("\(emitted)") }
    }

    func store(_ store: AnyObject, didStart effect: AnyHashable) {
        guard isConcerned else { return }
        eventCount += 1
    }

    func store(_ store: AnyObject, didEnd effect: AnyHashable, with outcome: EffectOutcome) {
        guard isConcerned else { return }
        eventCount += 1
        if case .finished = outcome { noteSaving(of: store) }
    }

    /// Notes that a store may have saved its changes, or may let somebody save them.
    private func noteSaving(of store: AnyObject) {
        unsaved?.noteActivity(of: store)
        newestChanges.noteSaving(of: store)
    }
}
