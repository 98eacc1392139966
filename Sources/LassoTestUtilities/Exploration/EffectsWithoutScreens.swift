import Lasso

/// The effects of a walk that ran on after the screens of their stores had gone.
@MainActor
final class EffectsWithoutScreens {
    // The stores with these effects.
    private var noted: [LivingStore] = []
    // The stores that no controller kept after the step that created them, such as one that a flow shares between
    // screens. They needn't end with a screen.
    private var storesOfFlows: [WeakStores] = []

    /// Notes which of the new stores no controller keeps.
    func noteStoresOfFlows(in walk: FlowWalk) {
        let new = walk.activity.takeNewStores()
        guard !new.isEmpty else { return }
        let held = walk.heldStores
        let others = new.filter { store in !held.contains { $0 === store } }
        if !others.isEmpty { storesOfFlows.append(WeakStores(others)) }
    }

    /// Returns the stores with running effects whose screens have gone.
    func stores(in walk: FlowWalk) -> [any TracedStore] {
        let running = walk.stores.filter { store in
            !store.runningEffects.isEmpty && walk.recorder.hasRecorded(store)
                && !storesOfFlows.contains { $0.contains(store) }
        }
        guard !running.isEmpty else { return [] }
        let held = walk.heldStores
        return running.filter { store in !held.contains { $0 === store } }
    }

    /// Notes the running effects of the stores whose screens have gone.
    func note(in walk: FlowWalk) {
        noted += stores(in: walk).map { LivingStore($0) }
    }

    /// Returns the faults of a walk that has ended, each once.
    ///
    /// - Parameter living: The stores that are still alive. An effect that keeps its own store is named with it there.
    func faults(besides living: [LivingStore]) -> [WalkFault] {
        var faults: [WalkFault] = [], known: Set<WalkFault> = []
        for store in noted where !living.contains(where: { $0.storeClass == store.storeClass }) {
            for effect in store.effects {
                let fault = WalkFault.effectAfterScreen(effect, of: store.name)
                if known.insert(fault).inserted { faults.append(fault) }
            }
        }
        return faults
    }
}
