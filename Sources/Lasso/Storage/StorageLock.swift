/// A lock of a storage, as ``ByteStorage/lock()`` returns it.
public struct StorageLock: Sendable {
    private let unlock: @Sendable () -> Void

    /// Creates a lock.
    ///
    /// - Parameter unlock: A closure that releases the lock.
    public init(releasedBy unlock: @escaping @Sendable () -> Void) {
        self.unlock = unlock
    }

    /// Releases the lock. Call it once.
    public func release() { unlock() }
}
