// The history as a view store.
extension StoreHistory {
    /// Whether there is something to undo and to redo.
    public var state: UndoState { storage.place.pointee }

    /// Whether there is a step to undo.
    public var canUndo: Bool { state.canUndo }

    /// Whether there is a step to redo.
    public var canRedo: Bool { state.canRedo }

    /// The name of the step to undo, or `nil` if it has none.
    public var undoName: String? { state.undoName }

    /// The name of the step to redo, or `nil` if it has none.
    public var redoName: String? { state.redoName }

    /// Undoes or redoes a step.
    ///
    /// - Parameter action: The action.
    public func dispatchAction(_ action: UndoAction) {
        switch action {
        case .undo: undo()
        case .redo: redo()
        }
    }

    /// Whether observers are being called with the state of the history or of the store.
    public var isAnnouncing: Bool { storage.isAnnouncing || store?.isAnnouncing == true }

    /// Adds an observer of the state of the history.
    @discardableResult
    public func observe(_ observation: StateObservation<UndoState>) -> Observation {
        storage.add(observation)
        return observation
    }

    /// Calls the observers if the state has changed. Nothing can be undone once the store has been released, and the
    /// recorder with it.
    func announce() {
        var new = UndoState()
        if recorder != nil {
            (new.canUndo, new.undoName) = (steps.past.count > 0, steps.past.last?.name)
            (new.canRedo, new.redoName) = (steps.future.count > 0, steps.future.last?.name)
        }
        if new != state { storage.update { [new] in $0 = new } }
    }
}
