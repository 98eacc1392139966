// The stored value as a view store.
extension StoredValue {
    /// Whether the value was loaded, and whether its changes were saved.
    public var state: StoredState { keeper.storage.place.pointee }

    /// Whether the value has changes that haven't been saved.
    public var hasUnsavedChanges: Bool { state.hasUnsavedChanges }

    /// Saves the changes now.
    ///
    /// - Parameter action: The action.
    public func dispatchAction(_ action: StoredAction) {
        switch action {
        case .save: Task { await save() }
        }
    }

    /// Whether observers are being called with the state of the stored value or of the store.
    public var isAnnouncing: Bool { keeper.storage.isAnnouncing || store?.isAnnouncing == true }

    /// Adds an observer of the state of the stored value.
    @discardableResult
    public func observe(_ observation: StateObservation<StoredState>) -> Observation {
        keeper.storage.add(observation)
        return observation
    }
}
