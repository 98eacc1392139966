/// The observer of a store that finds the steps of a history. It keeps neither alive, and the store keeps it alive.
@MainActor
final class HistoryRecorder<Module: StoreModule, Part>: StoreObserver {
    /// The change of the part of the state that an action caused, or that has another cause.
    typealias Change = (action: Module.Action?, old: Part, new: Part)

    weak var history: StoreHistory<Module, Part>?
    /// Whether the next change is an undo or redo.
    var isMoving = false
    /// The part after the last change that isn't a loading state.
    var settledPart: Part

    private let keyPath: KeyPath<Module.State, Part>
    // The action that is being handled.
    private var action: Module.Action?
    // The current change: its action, the part before it, and its number if it is a late change.
    private var changeAction: Module.Action?
    private var partBefore: Part?
    private var lateNumber: Int?

    init(_ keyPath: KeyPath<Module.State, Part>, of state: Module.State) {
        self.keyPath = keyPath
        settledPart = state[keyPath: keyPath]
    }

    isolated deinit { history?.announce() }

    func store(_ store: AnyObject, willHandle action: Any) {
        self.action = action as? Module.Action
        guard let action = self.action, let store = store as? LassoStore<Module> else { return }
        history?.record(action, in: store.state)
    }

    func store(_ store: AnyObject, willAnnounce new: Any, after old: Any) {
        guard let new = new as? Module.State, let store = store as? LassoStore<Module> else { return }
        let part = new[keyPath: keyPath]
        if isMoving {
            // Reset before the announcement, so that changes made by observers are recorded.
            isMoving = false
            settledPart = part
            return
        }
        let loading = store.asLoadingStore
        if loading?.isStateTransient == true { return }
        let late = loading?.lateChange
        if late?.number != lateNumber { endChange() }
        lateNumber = late?.number
        changeAction = late?.action ?? action
        if partBefore == nil { partBefore = settledPart }
        settledPart = part
        if action == nil { endChange() }
    }

    func store(_ store: AnyObject, didAnnounce new: Any, after old: Any) {
        if action == nil { history?.announce() }
    }

    func store(_ store: AnyObject, didHandle action: Any) {
        endChange()
        self.action = nil
        lateNumber = nil
        history?.announce()
    }

    private func endChange() {
        guard let old = partBefore else { return }
        partBefore = nil
        history?.record((changeAction, old, settledPart))
    }
}
