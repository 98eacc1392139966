/// Performs work with files, whose errors become those of a storage.
///
/// - Parameter work: A closure that performs the work.
/// - Returns: The result of the work.
/// - Throws: ``/Lasso/StorageError/failed(_:)`` with the message of the work's error.
nonisolated func throwingStorageErrors<Result>(
    _ work: () throws(GLibError) -> Result
) throws(StorageError) -> Result {
    do {
        return try work()
    } catch {
        throw .failed(error.userMessage)
    }
}
