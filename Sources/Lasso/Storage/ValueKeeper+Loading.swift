// Loading the value.
extension ValueKeeper {
    /// Loads the value. If it has been changed already, the loaded value is treated like that of another program.
    package func load() async {
        await queue.perform { [self] in
            // Later, a temporary file may be one that another program is writing.
            guard !isLoaded else { return }
            await loadOrSaveChanges()
            operations.awaitChanges { [weak self] in self?.adopt($0) }
            await removeLeftovers()
        }
    }

    func loadOrSaveChanges() async {
        guard !hasUnsavedChanges else { return await saveChanges() }
        let result = await operations.load { [session] () throws(StorageError) in try session.load() }
        takeHeldChange()
        switch result {
        case nil: break
        case .success where hasUnsavedChanges:
            // It has been changed meanwhile.
            await saveChanges()
        case .failure(.keptAside(let kept)):
            if !isLoaded {
                isLoaded = true
                session.adopt()
            }
            tell(.keptAside(kept))
        case .success where isLoaded, .failure where isLoaded:
            // It was saved at the end of the application, before this load has returned.
            break
        case .success(let loaded):
            isLoaded = true
            session.adopt()
            if let loaded { replaceValue(with: loaded, madeOf: loaded) }
            tell(loaded == nil ? .foundNothing : .loaded)
        case .failure(let error):
            didFail(error)
        }
    }

    private func removeLeftovers() async {
        guard !isReplayed else { return }
        let result = await offMainActor { [session] () throws(StorageError) in try session.removeLeftovers() }
        // What it tells isn't a problem of the value.
        switch result {
        case .success: break
        case .failure(.keptAside(let kept)):
            send(.keptAside(kept))
            // The event says that nothing fails.
            if let problem { send(.failed(problem)) }
        case .failure(let error): send(.failed(error.description))
        }
    }
}
