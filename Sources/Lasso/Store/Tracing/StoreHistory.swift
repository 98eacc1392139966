/// The undo history of a store: the actions that it has handled and the states that it has had.
///
/// ```swift
/// let history = StoreHistory(of: store, limit: 100)
/// store.dispatchAction(.didMove(piece))
/// history.undo()
/// ```
///
/// A step is an action with all changes that it caused synchronously, or a change with another cause, such as an
/// effect. Undo and redo change only the state. Outputs are not reverted. The loading states of a ``SystemStore`` are
/// not steps; undo and redo cancel its load. A change that leaves the state unchanged is not a step.
@MainActor
public final class StoreHistory<Module: StoreModule> {
    /// A step that can be undone or redone.
    public struct Step {
        /// The action, or `nil` for a change with another cause.
        public let action: Module.Action?
        /// The state before the step.
        public let old: Module.State
        /// The state after the step.
        public let new: Module.State
    }

    /// An action, whether or not it changed the state, and the state before it.
    public struct Record {
        /// The action.
        public let action: Module.Action
        /// The state before the action.
        public let old: Module.State
    }

    /// The maximum number of steps, and of actions, in the history. Older ones are removed.
    public let limit: Int
    /// The steps that can be undone, oldest first.
    public private(set) var past: [Step] = []
    /// The steps that can be redone. The last step is the next to be redone.
    public private(set) var future: [Step] = []
    /// All recorded actions, oldest first.
    public private(set) var records: [Record] = []

    private weak var store: LassoStore<Module>?
    private var observation: Observation?
    private let recorder: Recorder

    /// Creates a history and starts recording.
    ///
    /// - Parameters:
    ///   - store: The store. It is not kept alive.
    ///   - limit: The maximum number of steps and of actions, at least one. Each of them keeps states, which share the
    ///     storage that they have in common.
    public init(of store: LassoStore<Module>, limit: Int = 100) {
        precondition(limit > 0, "StoreHistory.init(of:limit:): the limit is \(limit); it has to be at least 1.")
        self.store = store
        self.limit = limit
        recorder = Recorder(settledState: store.state)
        recorder.history = self
        // A change that is being announced now belongs to the time before the recording.
        store.perform { [weak self, weak store] in
            guard let self, let store else { return }
            recorder.settledState = store.state
            observation = store.addObserver(recorder)
        }
    }

    isolated deinit { observation?.cancel() }

    /// The recorded actions, oldest first. They can be replayed from the first record's state.
    public var actions: [Module.Action] { records.map(\.action) }

    /// Whether there is a step to undo.
    public var canUndo: Bool { store != nil && !past.isEmpty }

    /// Whether there is a step to redo.
    public var canRedo: Bool { store != nil && !future.isEmpty }

    /// Restores the state before the newest step. During an action or an announcement, the undo waits until it is over.
    public func undo() {
        store?.perform { [weak self] in
            guard let self, let step = past.popLast() else { return }
            future.append(step)
            move(to: step.old)
        }
    }

    /// Restores the state after the step that was undone last. During an action or an announcement, the redo waits
    /// until it is over.
    public func redo() {
        store?.perform { [weak self] in
            guard let self, let step = future.popLast() else { return }
            past.append(step)
            move(to: step.new)
        }
    }

    /// Removes all steps and records.
    public func clear() {
        past = []
        future = []
        records = []
    }

    /// Sends recorded actions to a new store, which brings it to the same state.
    ///
    /// - Parameters:
    ///   - actions: The actions, in order.
    ///   - store: A store whose state is the one before the first action.
    public static func replay(_ actions: [Module.Action], in store: LassoStore<Module>) {
        actions.forEach(store.dispatchAction)
    }

    private func move(to state: Module.State) {
        recorder.isMoving = true
        if let loading = store?.asLoadingStore {
            loading.replaceState(with: state)
        } else {
            store?.update { $0 = state }
        }
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

    /// The observer of the store. It does not keep the history alive. The history ends the recording when it is
    /// released.
    @MainActor
    private final class Recorder: StoreObserver {
        weak var history: StoreHistory?
        /// Whether the next change is an undo or redo.
        var isMoving = false
        var settledState: Module.State
        // The action that is being handled.
        private var action: Module.Action?
        // The current step: its action, the state before it, and its number if it is a late change.
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
                // Reset before the announcement, so that changes made by observers are recorded.
                isMoving = false
                settledState = new
                return
            }
            let loading = store.asLoadingStore
            if loading?.isStateTransient == true { return }
            let late = loading?.lateChange
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

extension LassoStore {
    fileprivate var asLoadingStore: (any LoadingStore<Action, State>)? { self as? any LoadingStore<Action, State> }
}
