import Lasso

/// The activity of the stores of a walk.
@MainActor
final class WalkActivity: StoreObserver {
    private struct WeakStore {
        weak var store: (any TracedStore)?
    }

    private weak var walk: FlowWalk?
    private var created: [WeakStore] = []

    /// The number of changes, outputs, and beginnings and ends of effects.
    private(set) var eventCount = 0
    /// The outputs for which there was no observer, with the stores that emitted them.
    private(set) var unobservedOutputs: [String] = []

    init(of walk: FlowWalk) {
        self.walk = walk
    }

    /// The stores that are alive, in the order in which they were created.
    var stores: [any TracedStore] { created.compactMap(\.store) }

    private var isConcerned: Bool { walk != nil && CurrentWalk.walk === walk }

    func storeDidInitialize(_ store: AnyObject) {
        guard isConcerned, let walk, let store = store as? any TracedStore else { return }
        created.append(WeakStore(store: store))
        store.effectClock = walk.clock
    }

    func store(_ store: AnyObject, willAnnounce new: Any, after old: Any) {
        if isConcerned { eventCount += 1 }
    }

    func store(_ store: AnyObject, willEmit output: Any) {
        guard isConcerned else { return }
        eventCount += 1
        guard let store = store as? any TracedStore, !store.isOutputObserved else { return }
        unobservedOutputs.append("\(TypeName.text(of: store.moduleType)) \(ValueDescription.text(of: output))")
    }

    func store(_ store: AnyObject, didStart effect: AnyHashable) {
        guard isConcerned else { return }
        eventCount += 1
    }

    func store(_ store: AnyObject, didEnd effect: AnyHashable, with outcome: EffectOutcome) {
        guard isConcerned else { return }
        eventCount += 1
    }
}
