/// Performs work with a storage off the main actor, on a thread that the work may block.
///
/// - Parameter work: A closure that performs the work.
/// - Returns: The result of the work, or the error that it threw.
func offMainActor<Success: Sendable>(
    _ work: @escaping @Sendable () throws(StorageError) -> Success
) async -> Result<Success, StorageError> {
    await BlockingWork.perform { Result { () throws(StorageError) in try work() } }
}
