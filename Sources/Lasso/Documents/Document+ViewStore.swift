// The document as a view store.
extension Document {
    /// The file, and whether there are changes.
    public var state: DocumentState { storage.place.pointee }

    /// Performs an action.
    ///
    /// - Parameter action: The action.
    public func dispatchAction(_ action: DocumentAction) {
        guard case .openFile = action else {
            Task { await perform(action) }
            return
        }
        change { $0.expectedFileCount += 1 }
        Task {
            await perform(action)
            change { $0.expectedFileCount -= 1 }
        }
    }

    /// Whether observers are being called with the state of the document or of the store.
    public var isAnnouncing: Bool { storage.isAnnouncing || store?.isAnnouncing == true }

    /// Adds an observer of the state of the document.
    @discardableResult
    public func observe(_ observation: StateObservation<DocumentState>) -> Observation {
        storage.add(observation)
        return observation
    }
}
