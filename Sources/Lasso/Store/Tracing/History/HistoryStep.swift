/// A step of a ``StoreHistory``, which can be undone and redone.
public struct HistoryStep<Action, Part> {
    /// The action that made the step, or `nil` for a change with another cause. If several actions were united into the
    /// step, it is the last one.
    public internal(set) var action: Action?
    /// The name of the step, as the history's `named` closure returned it for the action.
    public internal(set) var name: String?
    /// The part of the state before the step.
    public internal(set) var old: Part
    /// The part of the state after the step.
    public internal(set) var new: Part
}
