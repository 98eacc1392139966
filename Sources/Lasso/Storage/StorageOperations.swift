/// The operations of a stored value on its storage, off the main actor.
///
/// For a recording, they are effects of the value's store. A replay doesn't perform them: their results come from the
/// recording.
@MainActor
final class StorageOperations {
    /// Whether this is a replay, which neither reads nor changes the storage.
    let areReplayed: Bool
    private weak var store: AnyObject?
    // The application of the store. What a storage tells comes from anywhere.
    private let application = ApplicationWindows.current
    // The effect that waits for the value of another program, and in a replay the task that waits for its results.
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
        await perform("load the stored value", operation)
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

    // MARK: Changes by other programs

    /// Begins to wait for values of other programs.
    ///
    /// - Parameter receive: A closure called with each value that the recording has, in a replay.
    func awaitChanges<Value: Sendable>(_ receive: @escaping (Value) -> Void) {
        awaitedChange = awaitChange()
        guard areReplayed else { return }
        replayedChanges = Task { [weak self] in
            while let effect = self?.awaitedChange, let value = await Self.value(Value.self, of: effect) {
                self?.deliver(value) { receive(value) }
            }
        }
    }

    /// Delivers the value of another program.
    ///
    /// - Parameters:
    ///   - value: The value.
    ///   - body: A closure that delivers it.
    func deliver(_ value: some Sendable, _ body: () -> Void) {
        guard let effect = awaitedChange else { return body() }
        effect.end(with: value)
        ApplicationWindows.$scoped.withValue(application) {
            Run.deliver(effect) {
                body()
                awaitedChange = awaitChange()
            }
        }
    }

    /// Ends the waiting for values of other programs.
    func ignoreChanges() {
        awaitedChange = nil
        replayedChanges?.cancel()
    }

    private func awaitChange() -> RunEffect? {
        guard let effect = effect("wait for another program", isDelivered: true) else { return nil }
        Run.didStart(effect)
        return effect
    }

    /// Returns the value of another program in a replay; `nil` if the recording has none.
    private static func value<Value>(_ type: Value.Type, of effect: RunEffect) async -> Value? {
        do {
            return try await Run.mediated({ () throws -> Value in throw CancellationError() }, of: effect)()
        } catch {
            // The replay has ended, or the value is no longer needed.
            return nil
        }
    }

    private func perform<Success: Sendable>(
        _ id: String,
        _ operation: @escaping @Sendable () throws(StorageError) -> Success
    ) async -> Result<Success, StorageError>? {
        guard let effect = effect(id) else { return areReplayed ? nil : await offMainActor(operation) }
        let work = Run.mediated({ try await offMainActor(operation).get() }, of: effect)
        Run.didStart(effect)
        do {
            return .success(try await work())
        } catch let error as StorageError {
            return .failure(error)
        } catch is CancellationError {
            // The replay has ended before the operation.
            return nil
        } catch {
            return .failure(.failed("\(error)"))
        }
    }

    private func effect(_ id: String, isDelivered: Bool = false) -> RunEffect? {
        guard let store else { return nil }
        return Run.effect(of: store, id, isDelivered: isDelivered)
    }
}
