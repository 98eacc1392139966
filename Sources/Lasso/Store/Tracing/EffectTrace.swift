/// The beginning and the end of an effect or a load, for the observers of its store.
@MainActor
final class EffectTrace {
    private let id: AnyHashable
    private let seers: [Tracer]
    private let storeClass: AnyClass
    // One that is held may be canceled before it has begun.
    private var hasBegun = false

    /// Creates the trace of an effect; `nil` if the store isn't observed.
    ///
    /// - Parameters:
    ///   - id: The identifier of the effect.
    ///   - store: The store.
    init?<Module>(of id: AnyHashable, in store: LassoStore<Module>) {
        let seers = StoreTracing.tracers + (store.tracers ?? [])
        guard !seers.isEmpty else { return nil }
        (self.id, self.seers) = (id, seers)
        storeClass = type(of: store)
    }

    /// Notifies the observers of the beginning.
    func begin(in store: AnyObject) {
        hasBegun = true
        for seer in seers { seer.observer.store(store, didStart: id) }
    }

    /// Notifies the observers of the end, unless it has never begun. Those of the beginning are notified, even if
    /// others were added since.
    ///
    /// - Parameters:
    ///   - outcome: The way in which the effect has ended.
    ///   - store: The store; `nil` if it was released.
    func end(_ outcome: EffectOutcome, of store: AnyObject?) {
        guard hasBegun else { return }
        let store: AnyObject = store ?? DepartedStore(storeClass)
        for seer in seers { seer.observer.store(store, didEnd: id, with: outcome) }
    }
}
