/// An action of a ``StoreHistory``.
public enum UndoAction: Equatable, Sendable {
    /// Undoes the newest step.
    case undo
    /// Redoes the step that was undone last.
    case redo
}
