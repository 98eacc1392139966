/// The part of a ``StoredValue`` that doesn't know its store: it keeps the newest value, and saves it. While the value
/// has changes that haven't been saved, it outlives the store. It also keeps values of the library that no store has.
@MainActor
package final class ValueKeeper<Value: Equatable & Sendable>: UnsavedValue {
    /// A closure that merges two values that were made of a third one, which is `nil` if it isn't known.
    package typealias Merge = (_ saved: Value?, _ mine: Value, _ theirs: Value) -> Value

    /// The state that observers see.
    let storage = StateStorage(StoredState())
    /// A closure called with a value that is to replace the current one.
    package var onReplacement: (Value) -> Void = { _ in }
    /// A closure called with each event.
    package var onEvent: (StorageEvent) -> Void = { _ in }
    /// A closure that announces the store's held changes, if it has any.
    var announceHeldChanges: () -> Void = {}
    /// A closure that returns the store's value if observers may not have been called with it yet.
    var unannouncedValue: () -> Value? = { nil }
    /// A closure that returns the store's value.
    var storeValue: () -> Value? = { nil }
    /// A closure that returns the clock that measures the delay.
    var clock: () -> any Clock<Duration> = { MainQueueClock() }

    /// The newest value.
    package private(set) var value: Value
    private let session: StorageSession<Value>
    private let operations: StorageOperations
    private let delay: Duration
    private let merge: Merge?
    private let queue = WorkQueue()

    // Counts the changes of the value, and those that have been saved.
    private var changeCount = 0
    private var savedCount = 0
    // Counts the saves on the main thread. An operation that began before one of them is outdated afterwards.
    private var generation = 0
    // The value that the storage has, as far as this program knows.
    private var savedValue: Value?
    // Whether another program has removed or damaged the contents. Nothing conflicts with what it saves then.
    private var isMissing = false
    private var isLoaded = false
    /// The error of the last attempt to load or save; `nil` if it has succeeded.
    private(set) var failure: StorageError?
    // Whether the last event was a failure, which the user may still be told.
    private var hasToldFailure = false
    private var delayedSave: Task<Void, Never>?
    // Whether the store is gone, so that nobody sees the value anymore.
    private var isFinished = false
    // Whether nobody is told anything anymore.
    private var isSilent = false
    private var isLooking = false
    // Nothing of an earlier moment that is only shown is saved. A store may be released outside of the application's
    // scope.
    private let application = ApplicationWindows.current
    private let taking = PostponedWork()

    /// Creates a keeper.
    ///
    /// - Parameters:
    ///   - value: The value before it is loaded.
    ///   - pair: The storage with its format.
    ///   - delay: The time after which a change is saved.
    ///   - merge: A closure that merges values; `nil` if one of them is kept aside.
    ///   - store: The store of the value, whose effects are the operations on the storage; `nil` if a recording doesn't
    ///     note them.
    package init(
        _ value: Value,
        in pair: FormattedStorage<Value>,
        delay: Duration,
        merge: Merge?,
        of store: AnyObject? = nil
    ) {
        self.value = value
        session = StorageSession(pair)
        operations = StorageOperations(of: store)
        self.delay = delay
        self.merge = merge
        UnsavedValues.add(self)
    }

    /// The name of the storage.
    var shownName: String { session.name }

    /// The reason why the last attempt to load or save has failed, as a message for the user.
    package var problem: String? { failure?.description }

    /// Whether this is a replay, which neither reads nor changes the storage.
    var isReplayed: Bool { operations.areReplayed }

    /// Whether the storage doesn't have the newest value.
    package var hasUnsavedChanges: Bool { changeCount != savedCount || isMissing }

    /// The rule for a value that another program has saved.
    private var conflictRule: StorageSession<Value>.ConflictRule {
        if merge != nil { return .merging }
        // What has appeared since the value couldn't be saved is newer, such as what the next store has saved.
        return isFinished ? .givingWay : .replacing
    }

    // MARK: Changes

    /// Takes the store's value if it has changed. While only an earlier one is shown, it isn't taken.
    func takeChange() { take(unannouncedValue) }

    private func take(_ newValue: () -> Value?) {
        let isPostponed = taking.postpones { [weak self] in
            if let self { take(storeValue) }
        }
        if !isPostponed, let new = newValue(), new != value { didChange(to: new) }
    }

    /// Takes the store's value if it has changed, also if the change is held.
    func takeHeldChange() {
        if !isSilent { announceHeldChanges() }
        takeChange()
    }

    /// Saves a new value after the delay. Changes in the meantime are saved with it, and don't prolong the delay.
    package func didChange(to new: Value) {
        value = new
        changeCount += 1
        announce()
        guard delayedSave == nil else { return }
        delayedSave = Task {
            await WorkActivity.track("saving of “\(session.name)”") {
                // A clock that fails must not prevent saving.
                try? await clock().sleep(for: delay)
                // A save has canceled the delay, maybe when it was over and this task had not gone on yet.
                guard !Task.isCancelled else { return }
                await ApplicationPause.waitUntilOver(in: application)
                guard !Task.isCancelled else { return }
                delayedSave = nil
                await save()
            }
        }
    }

    /// Saves the value now, because no further change can be made.
    package func finish() {
        isFinished = true
        disconnect()
        // No store can tell the user anymore.
        onEvent = { if case .keptAside(let kept) = $0 { StandardError.report(kept.description) } }
        operations.stopAwaitingChanges()
        if hasUnsavedChanges { saveSoon() }
    }

    /// Saves the value without the delay, but not while an earlier moment of the application is shown.
    func saveSoon() {
        Task {
            await ApplicationPause.waitUntilOver(in: application)
            await save()
        }
    }

    private func disconnect() {
        announceHeldChanges = {}
        unannouncedValue = { nil }
        storeValue = { nil }
        onReplacement = { _ in }
        onEvent = { _ in }
    }

    // MARK: Loading

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

    private func loadOrSaveChanges() async {
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

    /// Replaces the value by one that was loaded, or that was made of the one in the storage.
    private func replaceValue(with new: Value, madeOf saved: Value) {
        value = new
        savedValue = saved
        onReplacement(new)
    }

    // MARK: Saving

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

    func becomeSilent() {
        isSilent = true
        takeHeldChange()
        disconnect()
    }

    /// Saves the changes, and those that are made in the meantime if what another program has saved is in their way.
    private func saveChanges() async {
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
        failure = nil
        announce()
        if !hasUnsavedChanges { send(.saved) }
    }

    // MARK: Changes by other programs

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

    private func lookForChange() async {
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
    private func adopt(_ change: Result<StorageSession<Value>.Change, StorageError>) {
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

    // MARK: Events

    /// Sends an event that says that nothing fails at this moment. What fails afterwards is told again.
    private func tell(_ event: StorageEvent) {
        clearProblem()
        send(event)
    }

    /// Ends the problem that no other event ends, and tells so if the user was told of it.
    private func recover() {
        clearProblem()
        if hasToldFailure, !hasUnsavedChanges { send(.saved) }
    }

    private func clearProblem() {
        failure = nil
        announce()
    }

    private func send(_ event: StorageEvent) {
        hasToldFailure = if case .failed = event { true } else { false }
        onEvent(event)
    }

    private func didFail(_ error: StorageError) {
        let isNew = problem != error.description
        failure = error
        announce()
        if isNew { send(.failed(error.description)) }
    }

    private func announce() {
        if hasUnsavedChanges, !isReplayed { UnsavedValues.insert(self) } else { UnsavedValues.remove(self) }
        guard !isSilent else { return }
        var new = StoredState()
        new.isLoaded = isLoaded
        new.hasUnsavedChanges = hasUnsavedChanges
        new.problem = problem
        if new != storage.place.pointee { storage.update { [new] in $0 = new } }
    }
}
