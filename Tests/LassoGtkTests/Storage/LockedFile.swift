import Glibc
import LassoGtk
import Testing

/// Makes a change that is saved in a file while another program has the file's lock, and waits until it is saved after
/// that.
///
/// - Parameters:
///   - path: The path of the file, which doesn't exist.
///   - keeper: The keeper that saves the change.
///   - change: A closure that makes the change.
func whileFileIsLocked<Value>(
    _ path: String,
    savedBy keeper: ValueKeeper<Value>,
    _ change: () throws -> Void
) async throws {
    // Each open file has a lock of its own, so this one is like that of another program.
    let lock = try FileLock(path: path + ".lock")
    try change()
    let save = Task { await keeper.save() }
    // A save on this thread would wait here, until it fails.
    for _ in 1...10 { await MainQueueClock.nextTurn() }
    #expect(keeper.problem == nil && !Files.exists(path))
    lock.release()
    await save.value
    // On a busy machine, the save may have failed just before.
    await keeper.save()
}

/// Unlocks a file after 100 ms, so that others begin to wait for it. It blocks its thread: call it in `onOwnThread`.
///
/// - Parameters:
///   - descriptor: The descriptor of the file.
///   - change: A closure that changes something before the file is unlocked.
@available(*, noasync)
nonisolated func unlockLater(_ descriptor: CInt, after change: () throws -> Void = {}) throws {
    usleep(100_000)
    try change()
    try #require(flock(descriptor, LOCK_UN) == 0)
}
