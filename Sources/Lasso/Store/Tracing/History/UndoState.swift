/// The state of a ``StoreHistory``: the content of an Undo and a Redo button.
public struct UndoState: Equatable, Sendable {
    /// Whether there is a step to undo.
    public var canUndo: Bool
    /// Whether there is a step to redo.
    public var canRedo: Bool
    /// The name of the step to undo, such as "Rename", or `nil` if it has none.
    public var undoName: String?
    /// The name of the step to redo, or `nil` if it has none.
    public var redoName: String?

    /// Creates a state, for example for a test of a view.
    ///
    /// - Parameters:
    ///   - canUndo: Whether there is a step to undo.
    ///   - canRedo: Whether there is a step to redo.
    ///   - undoName: The name of the step to undo, or `nil` if it has none.
    ///   - redoName: The name of the step to redo, or `nil` if it has none.
    public init(canUndo: Bool = false, canRedo: Bool = false, undoName: String? = nil, redoName: String? = nil) {
        self.canUndo = canUndo
        self.canRedo = canRedo
        self.undoName = undoName
        self.redoName = redoName
    }
}
