/// The steps of a history, without the store.
///
/// Between its calls, the newest step leads to the part of the state as it is now, and the next step to redo begins
/// there.
struct HistorySteps<Action, Part> {
    typealias Step = HistoryStep<Action, Part>

    let limit: Int
    let memoryLimit: Int
    /// The steps that can be undone, oldest first.
    private(set) var past = MeasuredList<Step>()
    /// The steps that can be redone. The last step is the next to be redone.
    private(set) var future = MeasuredList<Step>()

    private let areSame: (Part, Part) -> Bool
    // Whether the step that was recorded, undone, or redone last is in the past. It stays, whatever memory it takes.
    private var lastStepIsInPast = true

    init(limit: Int, memoryLimit: Int, areSame: @escaping (Part, Part) -> Bool) {
        self.limit = limit
        self.memoryLimit = memoryLimit
        self.areSame = areSame
    }

    /// The memory that the steps keep alive in addition to the current state, in bytes.
    var memory: Int { past.memory + future.memory }

    mutating func append(_ step: Step) {
        future = MeasuredList()
        appendToPast(step)
        lastStepIsInPast = true
        past.removeFirst(max(past.count - limit, 0))
        removeSurplus()
    }

    /// Adds an action and its change to the newest step.
    ///
    /// - Returns: Whether the step still changes something. Otherwise, it is removed.
    mutating func extendNewest(_ action: Action?, named name: String?, to part: Part) -> Bool {
        guard var step = past.popLast() else { return false }
        (step.action, step.name, step.new) = (action, name, part)
        return appendExtended(step)
    }

    /// Adds a change that is no step to the steps before and after it.
    ///
    /// - Returns: Whether the newest step still changes something. Otherwise, it is removed.
    mutating func join(_ part: Part) -> Bool {
        if var next = future.popLast() {
            next.old = part
            if !areSame(next.old, next.new) { appendToFuture(next) }
        }
        guard var newest = past.popLast() else {
            removeSurplus()
            return false
        }
        newest.new = part
        return appendExtended(newest)
    }

    mutating func undo() -> Step? {
        guard let step = past.popLast() else { return nil }
        appendToFuture(step)
        lastStepIsInPast = false
        removeSurplus()
        return step
    }

    mutating func redo() -> Step? {
        guard let step = future.popLast() else { return nil }
        appendToPast(step)
        lastStepIsInPast = true
        removeSurplus()
        return step
    }

    mutating func removeAll() {
        past = MeasuredList()
        future = MeasuredList()
    }

    private mutating func appendExtended(_ step: Step) -> Bool {
        let changesSomething = !areSame(step.old, step.new)
        if changesSomething { appendToPast(step) }
        removeSurplus()
        return changesSomething
    }

    // A step that can be undone keeps its old part alive. Its new one belongs to the next step or to the store.
    private mutating func appendToPast(_ step: Step) {
        past.append(step, memory: MemoryEstimate.bytes(of: step.old, notSharedWith: step.new))
    }

    private mutating func appendToFuture(_ step: Step) {
        future.append(step, memory: MemoryEstimate.bytes(of: step.new, notSharedWith: step.old))
    }

    /// Removes steps that are farthest from the current state while all steps take too much memory: from the past or
    /// the future, whichever takes more.
    private mutating func removeSurplus() {
        while memory > memoryLimit {
            let canForgetPast = past.count > (lastStepIsInPast ? 1 : 0)
            let canForgetFuture = future.count > (lastStepIsInPast ? 0 : 1)
            if canForgetPast, past.memory >= future.memory || !canForgetFuture {
                past.removeFirst(1)
            } else if canForgetFuture {
                future.removeFirst(1)
            } else {
                return
            }
        }
    }
}
