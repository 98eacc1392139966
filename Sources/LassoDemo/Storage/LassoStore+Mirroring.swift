import LassoGtk

extension LassoStore {
    /// Shows the state of another store, which other windows may share, as a part of this store's state.
    ///
    /// - Parameters:
    ///   - other: The other store.
    ///   - part: The part, which only the other store changes.
    func mirror<Other: StoreModule>(_ other: LassoStore<Other>, in part: WritableKeyPath<State, Other.State>) {
        var observation: Observation?
        observation = other.observeState { [weak self] (new: Other.State) in
            // The other store may outlive this one.
            guard let self else {
                observation?.cancel()
                return
            }
            update { $0[keyPath: part] = new }
        }
    }
}
