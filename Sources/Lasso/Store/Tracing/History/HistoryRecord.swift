/// An action that a ``StoreHistory`` has recorded, whether or not it changed the state.
public struct HistoryRecord<Action, State> {
    /// The action.
    public let action: Action
    /// The state before the action.
    public let old: State
}
