/// The operations of a stored value on its storage, off the main actor.
///
/// For a recording, they are effects of the value's store. A replay doesn't perform them: their results come from the
/// recording.
@MainActor
final class StorageOperations {
    /// Whether this is a replay, which neither reads nor changes the storage.
    let areReplayed: Bool
    private weak var store: AnyObject?

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

    private func effect(_ id: String) -> RunEffect? {
        guard let store else { return nil }
        return Run.effect(of: store, id, isDelivered: false)
    }
}
