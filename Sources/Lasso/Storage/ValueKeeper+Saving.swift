// Saving changes, and resolving conflicts with what other programs have saved.
extension ValueKeeper {
    /// Saves the changes that have been made until now. Those that are made while this waits for other operations have
    /// a delay of their own. Without changes, tries again what has failed.
    package func save() async {
        takeHeldChange()
        delayedSave?.cancel()
        delayedSave = nil
        let count = changeCount
        await queue.perform { [self] in
            if savedCount < count || isMissing { await saveChanges() } else { await tryAgain() }
        }
    }

    /// Tries again what has failed although there is nothing to save: to load, or to read what another program has
    /// saved.
    private func tryAgain() async {
        if failure == nil {
            recover()
        } else if !isLoaded {
            await loadOrSaveChanges()
        } else if !isReplayed {
            await lookForChange()
        }
    }

    func saveBlocking() {
        guard !isReplayed, hasUnsavedChanges else { return }
        generation += 1
        while hasUnsavedChanges {
            let count = changeCount
            let (value, rule) = (value, conflictRule)
            let result = Result { () throws(StorageError) in
                try session.save(value, by: rule, generation: generation)
            }
            guard goesOn(after: result, saving: value, changesUpTo: count) else { return }
        }
    }

    /// Saves the changes, and those that are made in the meantime if what another program has saved is in their way.
    func saveChanges() async {
        while hasUnsavedChanges {
            let (count, generation) = (changeCount, generation)
            let (value, rule) = (value, conflictRule)
            let result = await operations.save { [session] () throws(StorageError) in
                try session.save(value, by: rule, generation: generation)
            }
            guard let result else { return }
            if generation != self.generation {
                // The changes were saved on the main thread meanwhile, or couldn't be.
                if case .success(.keptAside(let kept)) = result { onEvent(.keptAside(kept)) }
            } else if !goesOn(after: result, saving: value, changesUpTo: count) {
                return
            }
        }
    }

    /// Returns whether saving is to be tried again at once.
    private func goesOn(
        after result: Result<StorageSession<Value>.SaveOutcome, StorageError>,
        saving saved: Value,
        changesUpTo count: Int
    ) -> Bool {
        switch result {
        case .success(.saved):
            didSave(saved, changesUpTo: count)
            return false
        case .success(.keptAside(let kept)):
            tell(.keptAside(kept))
            return true
        case .success(.conflict) where merge == nil && isReplayed:
            // The application has changed since the recording.
            return false
        case .success(.conflict(let theirs)):
            resolveConflict(with: theirs)
            return true
        case .failure(let error):
            didFail(error)
            return false
        }
    }

    private func resolveConflict(with theirs: Value) {
        guard let merge else { preconditionFailure("A conflict was reported although values aren't merged.") }
        // The merged value replaces held changes, too.
        takeHeldChange()
        session.adopt()
        let merged = merge(savedValue, value, theirs)
        changeCount += 1
        replaceValue(with: merged, madeOf: theirs)
        tell(.changedByAnotherProgram)
    }

    private func didSave(_ saved: Value, changesUpTo count: Int) {
        isLoaded = true
        isMissing = false
        savedCount = count
        savedValue = saved
        clearProblem()
        guard !hasUnsavedChanges else { return }
        // Nothing waits for its delay anymore, such as what was changed before the value was loaded.
        delayedSave?.cancel()
        delayedSave = nil
        send(.saved)
    }

    /// The rule for a value that another program has saved.
    private var conflictRule: StorageSession<Value>.ConflictRule {
        if merge != nil { return .merging }
        // What has appeared since the value couldn't be saved is newer, such as what the next store has saved.
        return isFinished ? .givingWay : .replacing
    }
}
