/// The operations of a stored value on its storage, off the main actor.
///
/// For a recording, they are effects of the value's store. A replay doesn't perform them: their results come from the
/// recording.
@MainActor
final class StorageOperations {
    /// Whether this is a replay, which neither reads nor changes the storage.
    let areReplayed: Bool
    private weak var store: AnyObject?
    // A storage may report a change outside of the scope of any application.
    private let application = ApplicationWindows.current
    // The effect that waits for a change, and in a replay the task that waits for its results.
    private var awaitedChange: RunEffect?
    private var replayedChanges: Task<Void, Never>?

    /// Creates the operations.
    ///
    /// - Parameter store: The store of the value; `nil` if a recording doesn't note the operations.
    init(of store: AnyObject?) {
        self.store = store
        areReplayed = store != nil && Run.isReplay
    }

    /// Loads the value.
    ///
    /// - Parameter operation: A closure that loads it.
    /// - Returns: The result; `nil` if the recording has none.
    func load<Success: Sendable>(
        _ operation: @escaping @Sendable () throws(StorageError) -> Success
    ) async -> Result<Success, StorageError>? {
        let result = await perform("load the stored value", operation)
        await ApplicationPause.waitUntilOver(in: application)
        return result
    }

    /// Returns the wait before the value is saved.
    ///
    /// - Parameters:
    ///   - delay: The time to wait.
    ///   - clock: The clock that measures the time.
    func delay(for delay: Duration, on clock: any Clock<Duration>) -> @MainActor () async throws -> Void {
        // What the tape doesn't lead to isn't on it.
        let store = Run.isConsequence || areReplayed ? store : nil
        let wait = inApplication { Run.delay("wait before the value is saved", of: store, for: delay, on: clock) }
        return { [application] in
            try await ApplicationWindows.$scoped.withValue(application) { try await wait() }
        }
    }

    /// Saves the value.
    ///
    /// - Parameter operation: A closure that saves it.
    /// - Returns: The result; `nil` if the recording has none.
    func save<Success: Sendable>(
        _ operation: @escaping @Sendable () throws(StorageError) -> Success
    ) async -> Result<Success, StorageError>? {
        // A save that nothing on a tape has caused can't be repeated by a replay, so it isn't on the tape.
        guard Run.isConsequence || areReplayed else { return await offMainActor(operation) }
        return await perform("save the stored value", operation)
    }

    private func perform<Success: Sendable>(
        _ id: String,
        _ operation: @escaping @Sendable () throws(StorageError) -> Success
    ) async -> Result<Success, StorageError>? {
        guard let effect = effect(id) else { return areReplayed ? nil : await offMainActor(operation) }
        return await ApplicationWindows.$scoped.withValue(application) {
            let work = Run.mediated({ try await offMainActor(operation).get() }, of: effect)
            Run.didStart(effect)
            return await Self.result(of: work)
        }
    }

    // MARK: Changes by other programs

    /// Begins to wait for changes by other programs, unless this has begun.
    ///
    /// - Parameter receive: A closure called with each change that the recording has, in a replay.
    func awaitChanges<Change: Sendable>(_ receive: @escaping (Result<Change, StorageError>) -> Void) {
        guard awaitedChange == nil else { return }
        awaitedChange = awaitChange()
        guard areReplayed else { return }
        replayedChanges = Task { [weak self] in
            while let effect = self?.awaitedChange {
                guard let change: Result<Change, StorageError> = await Self.change(of: effect) else { return }
                self?.deliver(change) { receive(change) }
            }
        }
    }

    /// Ends the effect that waits for a change, and waits for the next one.
    ///
    /// - Parameters:
    ///   - change: The change, which is the result of the effect.
    ///   - body: A closure that adopts the change, called in the turn of the effect's end.
    func deliver(_ change: Result<some Sendable, StorageError>, _ body: () -> Void) {
        guard let effect = awaitedChange else { return body() }
        effect.end(with: change.map { $0 as Any }.mapError { $0 as any Error })
        inApplication {
            Run.deliver(effect) {
                body()
                awaitedChange = awaitChange()
            }
        }
    }

    /// Ends the waiting for changes by other programs.
    func stopAwaitingChanges() {
        awaitedChange = nil
        replayedChanges?.cancel()
    }

    private func awaitChange() -> RunEffect? {
        guard let effect = effect("wait for another program", isDelivered: true) else { return nil }
        effect.isAwaited = false
        inApplication { Run.didStart(effect) }
        return effect
    }

    /// Returns the change of a replay; `nil` if the recording has none, or it isn't needed anymore.
    private static func change<Change>(of effect: RunEffect) async -> Result<Change, StorageError>? {
        await result(of: Run.mediated({ () throws -> Change in throw CancellationError() }, of: effect))
    }

    // MARK: Effects

    private func effect(_ id: String, isDelivered: Bool = false) -> RunEffect? {
        guard let store else { return nil }
        return inApplication { Run.effect(of: store, id, isDelivered: isDelivered) }
    }

    private func inApplication<Result>(_ body: () -> Result) -> Result {
        ApplicationWindows.$scoped.withValue(application, operation: body)
    }

    /// Returns the result of an effect's work; `nil` if the recording has none.
    private static func result<Success>(
        of work: @MainActor () async throws -> Success
    ) async -> Result<Success, StorageError>? {
        do {
            return .success(try await work())
        } catch let error as StorageError {
            return .failure(error)
        } catch is CancellationError {
            // The replay has ended before.
            return nil
        } catch {
            return .failure(.failed("\(error)"))
        }
    }
}
