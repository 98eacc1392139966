/// Performs work with a storage off the main actor. The work may block a thread.
///
/// - Parameter work: A closure that performs the work.
/// - Returns: The result of the work, or the error that it threw.
@concurrent
func offMainActor<Success: Sendable>(
    _ work: @escaping @Sendable () throws(StorageError) -> Success
) async -> Result<Success, StorageError> {
    Result { () throws(StorageError) in try work() }
}
