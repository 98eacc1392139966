/// The undo history of a store, or of a part of its state such as the document that the user edits.
///
/// ```swift
/// let history = StoreHistory(of: store, \.document, when: { $0.isEdit })
/// history.undo()
/// ```
///
/// A step is an action with all changes of the part that it caused synchronously. Undo and redo change only the part,
/// so the rest of the state, such as the selection, stays as it is. Outputs are not reverted.
///
/// A change outside the part, or one that leaves the part unchanged, is not a step. The part should be `Equatable`:
/// otherwise, only equal bits show that it is unchanged.
///
/// ### Which changes are steps
///
/// By default, every action is a step, and so is a change with another cause, such as the result of an effect or
/// ``LassoStore/update(_:)``. With `when`, the steps are the actions for which it returns `true`.
///
/// Any other change is joined to the step before it, and is undone and redone with that step. If there is a step to
/// redo, redoing it replaces the changed part, and undoing it restores the change. To make the result of an effect a
/// step of its own, send an action with it.
///
/// An action belongs to the step before it if `grouping` returns the same group for both, and the user pauses no longer
/// than `groupingPause` between them. Another step, ``undo()``, ``redo()``, and ``endGroup()`` end a group. If the
/// actions of a group have restored the part to its value before the group, the step is removed.
///
/// The loading states of a ``SystemStore`` are not steps. A loaded state belongs to the action that loaded it. Undo and
/// redo cancel the load.
///
/// ### A view store
///
/// The history is a view store, so buttons and keys are bound to it as to any other store. Its state shows whether
/// there is something to undo and redo. It changes after the store's observers have been called, at the end of the
/// action if there is one. Its actions are ``UndoAction/undo`` and ``UndoAction/redo``.
@MainActor
public final class StoreHistory<Module: StoreModule, Part>: AbstractViewStore {
    /// The state: whether there is a step to undo and to redo, and their names.
    public typealias State = UndoState
    /// The actions: undo and redo.
    public typealias Action = UndoAction
    /// A step that can be undone or redone.
    public typealias Step = HistoryStep<Module.Action, Part>

    var steps: HistorySteps<Module.Action, Part>
    var recordedActions = MeasuredList<HistoryRecord<Module.Action, Module.State>>()
    var grouping: StepGrouping<Module.Action>
    let areSame: (Part, Part) -> Bool
    let isStep: (Module.Action?) -> Bool
    let name: (Module.Action) -> String?
    let recordsActions: Bool
    let storage = StateStorage(UndoState())

    let keyPath: WritableKeyPath<Module.State, Part>
    weak var store: LassoStore<Module>?
    weak var recorder: HistoryRecorder<Module, Part>?
    private var observation: Observation?

    /// Creates a history of a part of the state, and starts recording.
    ///
    /// - Parameters:
    ///   - store: The store. It is not kept alive.
    ///   - keyPath: The key path of the part: of stored properties, or of a property that returns the value it was set
    ///     to.
    ///   - isStep: A closure that returns whether an action makes a step, or `nil` if all changes do.
    ///   - name: A closure that returns the name of an action's step, such as "Rename", or `nil` if it has none.
    ///   - group: A closure that returns the group of an action, such as the identity of the field that the user types
    ///     in, or `nil` if the action is a step of its own.
    ///   - groupingPause: The time between two actions after which the second begins a new step.
    ///   - limit: The maximum number of steps, at least one. The oldest ones are removed.
    ///   - memoryLimit: The maximum of ``memory``, in bytes. The oldest steps are removed or, after undoing, those that
    ///     would be redone last. The newest step stays, whatever its size.
    ///   - clock: The clock that measures the pauses.
    /// - Precondition: `limit` is at least 1, and `memoryLimit` isn't negative.
    public init(
        of store: LassoStore<Module>,
        _ keyPath: WritableKeyPath<Module.State, Part>,
        when isStep: ((Module.Action) -> Bool)? = nil,
        named name: @escaping (Module.Action) -> String? = { _ in nil },
        grouping group: @escaping (Module.Action) -> AnyHashable? = { _ in nil },
        groupingPause: Duration = .seconds(1),
        limit: Int = 100,
        memoryLimit: Int = 64 << 20,
        clock: any Clock<Duration> = MainQueueClock()
    ) {
        precondition(limit > 0, "StoreHistory: the limit is \(limit); it has to be at least 1.")
        precondition(memoryLimit >= 0, "StoreHistory: the memory limit is \(memoryLimit); it must not be negative.")
        areSame = Sameness.comparison(of: Part.self) ?? Sameness.haveEqualBits
        steps = HistorySteps(limit: limit, memoryLimit: memoryLimit, areSame: areSame)
        grouping = StepGrouping(pause: groupingPause, clock: clock, identity: group)
        self.isStep = { action in isStep.map { action.map($0) ?? false } ?? true }
        self.name = name
        self.keyPath = keyPath
        recordsActions = keyPath == \Module.State.self
        self.store = store
        let recorder = HistoryRecorder<Module, Part>(keyPath, of: store.state)
        recorder.history = self
        self.recorder = recorder
        // A change that is being announced now belongs to the time before the recording.
        store.perform { [weak self, weak store] in
            guard let self, let store else { return }
            recorder.settledPart = store.state[keyPath: keyPath]
            observation = store.addObserver(recorder)
        }
    }

    isolated deinit { observation?.cancel() }

    /// The maximum number of steps.
    public var limit: Int { steps.limit }

    /// The maximum memory of the steps, in bytes. A single step may take more.
    public var memoryLimit: Int { steps.memoryLimit }

    /// The steps that can be undone, oldest first.
    public var past: [Step] { steps.past.elements }

    /// The steps that can be redone. The last step is the next to be redone.
    public var future: [Step] { steps.future.elements }

    /// An estimate of the memory that the history keeps alive in addition to the current state, in bytes.
    ///
    /// A step takes the memory of the values before it that the values after it don't share. For an array, this is the
    /// whole array, unless both share all of it. For an ``IdentifiedArray``, it is proportional to what was edited.
    /// An object counts as a small one, and content that a type hides from reflection isn't counted.
    public var memory: Int { max(steps.memory, recordedActions.memory) }

    /// Undoes the newest step: restores the part of the state before it. During an action or an announcement, the undo
    /// waits until it is over.
    public func undo() {
        store?.perform { [weak self] in
            guard let self, let step = steps.undo() else { return }
            move(to: step.old)
        }
    }

    /// Redoes the step that was undone last: restores the part of the state after it. During an action or an
    /// announcement, the redo waits until it is over.
    public func redo() {
        store?.perform { [weak self] in
            guard let self, let step = steps.redo() else { return }
            move(to: step.new)
        }
    }

    /// Ends the current group, so that the next action begins a new step. Call it when the user leaves a field, for
    /// example.
    public func endGroup() { grouping.end() }

    /// Removes all steps and recorded actions.
    public func clear() {
        steps.removeAll()
        recordedActions = MeasuredList()
        grouping.end()
        announce()
    }

    private func move(to part: Part) {
        grouping.end()
        recorder?.isMoving = true
        store?.changeSettledState { [keyPath] in $0[keyPath: keyPath] = part }
        recorder?.isMoving = false
    }
}
