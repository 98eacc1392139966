/// Remembers what a store has done: its actions, and its states, which can be gone back to and forth.
///
/// ```swift
/// let history = StoreHistory(of: store, limit: 100)
/// store.dispatchAction(.didMove(piece))
/// history.undo()
/// ```
///
/// A step is an action with all changes that it led to, or a change that came otherwise, from an effect for instance. Going back
/// or forth changes the state and nothing else: outputs are not taken back.
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

    /// How many steps are remembered; older ones are forgotten.
    public let limit: Int
    /// The steps that can be undone, the last one being the newest.
    public private(set) var past: [Step] = []
    /// The steps that can be redone, the last one being the next.
    public private(set) var future: [Step] = []

    private weak var store: LassoStore<Module>?
    private var observation: Observation?
    private var isMoving = false

    /// Begins to remember.
    ///
    /// - Parameters:
    ///   - store: The store, which is not kept alive.
    ///   - limit: How many steps to remember, at least one. Each keeps two states, which share what they have in common.
    public init(of store: LassoStore<Module>, limit: Int = 100) {
        precondition(limit > 0, "StoreHistory.init(of:limit:): the limit is \(limit); it has to be at least 1.")
        self.store = store
        self.limit = limit
        observation = store.addObserver(Recorder(self))
    }

    isolated deinit { observation?.cancel() }

    /// The actions that are remembered, the last one being the newest.
    public var actions: [Module.Action] { past.compactMap(\.action) }

    /// Whether there is a step to undo.
    public var canUndo: Bool { !past.isEmpty }

    /// Whether there is a step to redo.
    public var canRedo: Bool { !future.isEmpty }

    /// Goes back to the state from before the newest step.
    ///
    /// - Returns: Whether there was one.
    @discardableResult
    public func undo() -> Bool {
        guard let step = past.popLast() else { return false }
        future.append(step)
        move(to: step.old)
        return true
    }

    /// Goes forth to the state from after the step that was undone last.
    ///
    /// - Returns: Whether there was one.
    @discardableResult
    public func redo() -> Bool {
        guard let step = future.popLast() else { return false }
        past.append(step)
        move(to: step.new)
        return true
    }

    /// Forgets all steps.
    public func clear() {
        past = []
        future = []
    }

    /// Sends recorded actions to a new store: the way to the same state once more.
    ///
    /// - Parameters:
    ///   - actions: The actions, in order.
    ///   - store: A store with the state that the recording began with.
    public static func replay(_ actions: [Module.Action], in store: LassoStore<Module>) {
        actions.forEach(store.dispatchAction)
    }

    private func move(to state: Module.State) {
        isMoving = true
        store?.update { $0 = state }
        isMoving = false
    }

    private func append(_ step: Step) {
        future = []
        past.append(step)
        if past.count > limit { past.removeFirst(past.count - limit) }
    }

    /// Sees what the store does. It does not keep the history alive, which ends the recording when it goes.
    private final class Recorder: StoreObserver {
        private weak var history: StoreHistory?
        private var action: Module.Action?
        private var old: Module.State?
        private var new: Module.State?

        init(_ history: StoreHistory) {
            self.history = history
        }

        func store(_ store: AnyObject, willHandle action: Any) { self.action = action as? Module.Action }

        func store(_ store: AnyObject, willAnnounce new: Any, after old: Any) {
            guard let history, !history.isMoving, let old = old as? Module.State, let new = new as? Module.State else {
                return
            }
            if self.old == nil { self.old = old }
            self.new = new
            if action == nil { record() }
        }

        func store(_ store: AnyObject, didHandle action: Any) {
            record()
            self.action = nil
        }

        private func record() {
            if let old, let new { history?.append(Step(action: action, old: old, new: new)) }
            old = nil
            new = nil
        }
    }
}
