/// The actions that a store has handled, and the states that it has had, which can be undone and redone.
///
/// ```swift
/// let history = StoreHistory(of: store, limit: 100)
/// store.dispatchAction(.didMove(piece))
/// history.undo()
/// ```
///
/// A step is an action with all changes that it led to at once, or a change that came otherwise, from an effect for
/// instance. Going back or forth changes the state and nothing else: outputs are not taken back. The loading states of
/// a ``SystemStore`` are no steps; going back or forth cancels what it loads. A change that leaves the state as it was
/// is no step.
@MainActor
public final class StoreHistory<Module: StoreModule> {
    /// A step: what was done, and the states around it.
    public struct Step {
        /// The action; `nil` for a change that came otherwise.
        public let action: Module.Action?
        /// The state before.
        public let old: Module.State
        /// The state after.
        public let new: Module.State
    }

    /// An action, whether it has changed anything or not, and the state that it came to.
    public struct Record {
        /// The action.
        public let action: Module.Action
        /// The state before.
        public let old: Module.State
    }

    /// The number of steps, and of actions, that are remembered; older ones are forgotten.
    public let limit: Int
    /// The steps that can be undone, the last one being the newest.
    public private(set) var past: [Step] = []
    /// The steps that can be redone, the last one being the next.
    public private(set) var future: [Step] = []
    /// All actions, the last one being the newest.
    public private(set) var records: [Record] = []

    private weak var store: LassoStore<Module>?
    private var observation: Observation?
    private let recorder: Recorder

    /// Begins to remember.
    ///
    /// - Parameters:
    ///   - store: The store, which is not kept alive.
    ///   - limit: The number of steps and actions to remember, at least one. Each keeps states, which share what they
    ///     have in common.
    public init(of store: LassoStore<Module>, limit: Int = 100) {
        precondition(limit > 0, "StoreHistory.init(of:limit:): the limit is \(limit); it has to be at least 1.")
        self.store = store
        self.limit = limit
        recorder = Recorder(settledState: store.state)
        recorder.history = self
        // What is being announced belongs to what was before.
        store.perform { [weak self, weak store] in
            guard let self, let store else { return }
            recorder.settledState = store.state
            observation = store.addObserver(recorder)
        }
    }

    isolated deinit { observation?.cancel() }

    /// The actions that are remembered, the last one being the newest. With the first record's state, they can be
    /// replayed.
    public var actions: [Module.Action] { records.map(\.action) }

    /// Whether there is a step to undo.
    public var canUndo: Bool { store != nil && !past.isEmpty }

    /// Whether there is a step to redo.
    public var canRedo: Bool { store != nil && !future.isEmpty }

    /// Goes back to the state from before the newest step. During an action or a notification, it is done when that is
    /// over.
    public func undo() {
        store?.perform { [weak self] in
            guard let self, let step = past.popLast() else { return }
            future.append(step)
            move(to: step.old)
        }
    }

    /// Goes forth to the state from after the step that was undone last. During an action or a notification, it is done
    /// when that is over.
    public func redo() {
        store?.perform { [weak self] in
            guard let self, let step = future.popLast() else { return }
            past.append(step)
            move(to: step.new)
        }
    }

    /// Forgets all.
    public func clear() {
        past = []
        future = []
        records = []
    }

    /// Sends recorded actions to a new store: the way to the same state once more.
    ///
    /// - Parameters:
    ///   - actions: The actions, in order.
    ///   - store: A store with the state that the first of them came to.
    public static func replay(_ actions: [Module.Action], in store: LassoStore<Module>) {
        actions.forEach(store.dispatchAction)
    }

    private func move(to state: Module.State) {
        recorder.isMoving = true
        store?.replaceState(with: state)
        recorder.isMoving = false
    }

    private func append(_ step: Step) {
        future = []
        past.append(step)
        if past.count > limit { past.removeFirst(past.count - limit) }
    }

    private func append(_ record: Record) {
        records.append(record)
        if records.count > limit { records.removeFirst(records.count - limit) }
    }

    /// Sees what the store does. It does not keep the history alive, which ends the recording when it goes.
    @MainActor
    private final class Recorder: StoreObserver {
        weak var history: StoreHistory?
        /// Whether the next change is one that goes back or forth.
        var isMoving = false
        var settledState: Module.State
        // The action that is handled.
        private var action: Module.Action?
        // The step under way: its action, the state before it, and which of the late changes it is.
        private var stepAction: Module.Action?
        private var stateBefore: Module.State?
        private var lateNumber: Int?
        private let areSame = Sameness.comparison(of: Module.State.self)

        init(settledState: Module.State) {
            self.settledState = settledState
        }

        func store(_ store: AnyObject, willHandle action: Any) {
            self.action = action as? Module.Action
            guard let action = self.action, let store = store as? LassoStore<Module> else { return }
            history?.append(Record(action: action, old: store.state))
        }

        func store(_ store: AnyObject, willAnnounce new: Any, after old: Any) {
            guard let new = new as? Module.State, let store = store as? LassoStore<Module> else { return }
            if isMoving {
                // What observers do about it is recorded.
                isMoving = false
                settledState = new
                return
            }
            guard !store.isStateTransient else { return }
            let late = store.lateChange
            if late?.number != lateNumber { endStep() }
            lateNumber = late?.number
            stepAction = late?.action ?? action
            if stateBefore == nil { stateBefore = settledState }
            settledState = new
            if action == nil { endStep() }
        }

        func store(_ store: AnyObject, didHandle action: Any) {
            endStep()
            self.action = nil
            lateNumber = nil
        }

        private func endStep() {
            guard let old = stateBefore else { return }
            stateBefore = nil
            if let areSame, areSame(old, settledState) { return }
            history?.append(Step(action: stepAction, old: old, new: settledState))
        }
    }
}
