// Called by the recorder.
extension StoreHistory {
    func record(_ change: HistoryRecorder<Module, Part>.Change) {
        guard !areSame(change.old, change.new) else { return }
        guard isStep(change.action) else {
            if !steps.join(change.new) { grouping.end() }
            return
        }
        RecordedSteps.count += 1
        let name = change.action.flatMap(name)
        guard grouping.continuesGroup(change.action) else {
            return steps.append(Step(action: change.action, name: name, old: change.old, new: change.new))
        }
        if !steps.extendNewest(change.action, named: name, to: change.new) { grouping.end() }
    }

    func record(_ action: Module.Action, in state: Module.State) {
        guard recordsActions else { return }
        if let newest = recordedActions.popLast() {
            recordedActions.append(newest, memory: memory(of: newest.old, before: state))
        }
        recordedActions.append(HistoryRecord(action: action, old: state))
        recordedActions.removeFirst(max(recordedActions.count - limit, 0))
        while recordedActions.memory > memoryLimit, recordedActions.count > 1 { recordedActions.removeFirst(1) }
    }

    /// Returns the memory that a state takes in addition to a later one, in bytes. Usually, a step between the two
    /// states has been measured.
    private func memory(of old: Module.State, before new: Module.State) -> Int {
        if let step = steps.past.last as? HistoryStep<Module.Action, Module.State>,
            Sameness.haveEqualBits(step.old, old), Sameness.haveEqualBits(step.new, new)
        {
            return steps.past.lastMemory
        }
        return MemoryEstimate.bytes(of: old, notSharedWith: new)
    }
}
