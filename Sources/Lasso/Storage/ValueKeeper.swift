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
    let session: StorageSession<Value>
    let operations: StorageOperations
    private let delay: Duration
    let merge: Merge?
    let queue = WorkQueue()

    // Counts the changes of the value, and those that have been saved.
    var changeCount = 0
    var savedCount = 0
    // Counts the saves on the main thread. An operation that began before one of them is outdated afterwards.
    var generation = 0
    // The value that the storage has, as far as this program knows.
    var savedValue: Value?
    // Whether another program has removed or damaged the contents. Nothing conflicts with what it saves then.
    var isMissing = false
    var isLoaded = false
    /// The error of the last attempt to load or save; `nil` if it has succeeded.
    private(set) var failure: StorageError?
    // Whether the last event was a failure, which the user may still be told.
    private var hasToldFailure = false
    var delayedSave: Task<Void, Never>?
    // Whether the store is gone, so that nobody sees the value anymore.
    private(set) var isFinished = false
    // Whether nobody is told anything anymore.
    private var isSilent = false
    // Whether a look at the storage is about to begin.
    var isLooking = false
    // Nothing of an earlier moment that is only shown is saved. A store may be released outside of the application's
    // scope.
    let application = ApplicationWindows.current
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
                let wait = operations.delay(for: delay, on: clock())
                // A clock that fails must not prevent saving.
                try? await wait()
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

    func becomeSilent() {
        isSilent = true
        takeHeldChange()
        disconnect()
    }

    private func disconnect() {
        announceHeldChanges = {}
        unannouncedValue = { nil }
        storeValue = { nil }
        onReplacement = { _ in }
        onEvent = { _ in }
    }

    /// Replaces the value by one that was loaded, or that was made of the one in the storage.
    func replaceValue(with new: Value, madeOf saved: Value) {
        value = new
        savedValue = saved
        onReplacement(new)
    }

    // MARK: Events

    /// Sends an event that says that nothing fails at this moment. What fails afterwards is told again.
    func tell(_ event: StorageEvent) {
        clearProblem()
        send(event)
    }

    /// Ends the problem that no other event ends, and tells so if the user was told of it.
    func recover() {
        clearProblem()
        if hasToldFailure, !hasUnsavedChanges { send(.saved) }
    }

    func clearProblem() {
        failure = nil
        announce()
    }

    func send(_ event: StorageEvent) {
        hasToldFailure = if case .failed = event { true } else { false }
        onEvent(event)
    }

    func didFail(_ error: StorageError) {
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
