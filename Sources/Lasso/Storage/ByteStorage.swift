/// A place that keeps the bytes of a value while the application doesn't run: a file, or memory in a test.
///
/// The methods may be called on any thread, and block it.
public protocol ByteStorage: Sendable {
    /// The name of the storage in messages, such as the path of a file.
    var name: String { get }

    /// Reads the contents.
    ///
    /// - Returns: The bytes, or `nil` if nothing has been saved.
    /// - Throws: ``StorageError/unusable(_:)`` if the contents can never be read, such as a folder in place of a file,
    ///   and ``StorageError/failed(_:)`` if reading it may succeed later.
    func read() throws(StorageError) -> [UInt8]?

    /// Replaces the contents as a whole: whenever the program ends, the storage has the old or the new contents. Called
    /// while the storage is locked.
    ///
    /// - Parameter bytes: The new contents.
    /// - Throws: ``StorageError/failed(_:)`` if the contents can't be replaced. They are unchanged in that case.
    func replace(with bytes: [UInt8]) throws(StorageError)

    /// Locks the storage: until the lock is released, no other program that locks it changes the contents. Waits for
    /// other programs to release it.
    ///
    /// - Returns: The lock.
    /// - Throws: ``StorageError/failed(_:)`` if the storage can't be locked.
    func lock() throws(StorageError) -> StorageLock

    /// Moves the contents to another place, so that the storage is empty. Called while the storage is locked.
    ///
    /// - Returns: The name of the other place.
    /// - Throws: ``StorageError/failed(_:)`` if it can't be moved. It stays where it is in that case.
    func moveAside() throws(StorageError) -> String

    /// Saves contents that would be lost in another place. Called while the storage is locked.
    ///
    /// - Parameter bytes: The contents.
    /// - Returns: The name of the other place.
    /// - Throws: ``StorageError/failed(_:)`` if they can't be saved.
    func copyAside(_ bytes: [UInt8]) throws(StorageError) -> String

    /// Removes the leftovers of a program that ended while it replaced the contents. Does nothing by default.
    ///
    /// - Throws: ``StorageError/keptAside(_:)`` if old contents were found, which are in another place now; the current
    ///   ones stay where they are. ``StorageError/failed(_:)`` with what else the user has to know. Leftovers that
    ///   can't be removed, and that do no harm, are no error.
    func removeLeftovers() throws(StorageError)

    /// Observes changes of the contents.
    ///
    /// - Parameter observer: A closure called after the contents may have changed, whichever program has changed them.
    /// - Returns: The observation, which can be canceled.
    @MainActor
    func observeChanges(_ observer: @escaping @MainActor () -> Void) -> Observation
}

extension ByteStorage {
    /// Does nothing.
    public func removeLeftovers() {}
}
