// Following changes by other programs.
extension ValueKeeper {
    /// Looks whether another program has saved a value, which then becomes the current one.
    package func storageMayHaveChanged() {
        guard !isLooking else { return }
        isLooking = true
        Task {
            await ApplicationPause.waitUntilOver(in: application)
            await queue.perform { [self] in
                isLooking = false
                await lookForChange()
            }
        }
    }

    func lookForChange() async {
        var change: Result<StorageSession<Value>.Change, StorageError> = .success(.none)
        if isLoaded {
            let generation = generation
            change = await offMainActor { [session] () throws(StorageError) in try session.change() }
            // A save on the main thread may have kept the change aside, or merged it. If it had nothing to write, it
            // hasn't met the change.
            guard generation == self.generation else { return await lookForChange() }
            if case .success(.none) = change, failure == nil { return }
        }
        operations.deliver(change) { adopt(change) }
    }

    /// Does what a change by another program makes necessary.
    func adopt(_ change: Result<StorageSession<Value>.Change, StorageError>) {
        takeHeldChange()
        guard isLoaded else {
            // What couldn't be loaded before is loaded again, whatever has changed.
            Task { await queue.perform { [self] in if !isLoaded { await loadOrSaveChanges() } } }
            return
        }
        switch change {
        case .success(.none):
            if !hasUnsavedChanges { recover() }
        case .success(.removal):
            didMiss(.failed(translated("“\(session.name)” was removed. It will be written again.", in: .lasso)))
        case .failure(.unusable(let reason)):
            let text = translated("“\(session.name)” \(reason.reason). It will be kept, and written again.", in: .lasso)
            didMiss(.failed(text))
        case .success(.replacement) where changeCount != savedCount:
            saveSoon()
        case .success(.replacement(let theirs)):
            isMissing = false
            session.adopt()
            guard theirs != value else { return recover() }
            replaceValue(with: theirs, madeOf: theirs)
            tell(.changedByAnotherProgram)
        case .failure(let error):
            didFail(error)
        }
    }

    /// The contents are written again with the next change or at the end, unless the other program saves a value first.
    private func didMiss(_ error: StorageError) {
        isMissing = true
        session.forget()
        didFail(error)
    }
}
