/// A storage together with the format of its value, for a value that is read and changed at once.
///
/// ```swift
/// let list = FormattedStorage(storage, as: .text)
/// try list.update { text in
///     text = (text ?? "") + "Buy milk\n"
/// }
/// ```
///
/// A ``StoredValue`` keeps a part of a store's state. This type suits values that several programs change, each change
/// of which is saved before the program continues. Its methods may be called on any thread, and block it.
public struct FormattedStorage<Value: Sendable>: Sendable {
    let storage: any ByteStorage
    let format: StorageFormat<Value>

    /// Creates a pair of a storage and a format.
    ///
    /// - Parameters:
    ///   - storage: The storage.
    ///   - format: The format of the value.
    public init(_ storage: any ByteStorage, as format: StorageFormat<Value>) {
        self.storage = storage
        self.format = format
    }

    /// Reads the value. Contents that can't be used are moved aside, so that none of them is lost.
    ///
    /// - Returns: The value, or `nil` if none has been saved.
    /// - Throws: ``StorageError/keptAside(_:)`` if the contents were moved aside; the next call returns `nil`.
    ///   ``StorageError/failed(_:)`` if they couldn't be read or moved.
    public func read() throws(StorageError) -> Value? { try contents().value }

    /// Changes the value while no other program can.
    ///
    /// - Parameter change: A closure that changes the value, which is `nil` if none has been saved. If it sets the
    ///   value to `nil`, nothing is saved.
    /// - Throws: The errors of `change` and ``read()``, and ``StorageError/failed(_:)`` if the value can't be saved. In
    ///   each case, no change has been saved.
    public func update(_ change: (inout Value?) throws -> Void) throws {
        let lock = try storage.lock()
        defer { lock.release() }
        var value = try lockedContents().value
        try change(&value)
        if let value { try storage.replace(with: format.encode(value)) }
    }

    /// Removes the leftovers of a program that ended while it saved a value.
    ///
    /// - Throws: ``StorageError/keptAside(_:)`` if an old value was found, which is in another place now; the current
    ///   one stays where it is. ``StorageError/failed(_:)`` with what else the user has to know.
    public func removeLeftovers() throws(StorageError) { try storage.removeLeftovers() }

    /// Reads the bytes and their value. Contents that can't be used are moved aside.
    func contents() throws(StorageError) -> Contents {
        do {
            return try usableContents()
        } catch {
            guard case .unusable = error else { throw error }
        }
        // Another program may be replacing or moving them at this moment.
        let lock = try storage.lock()
        defer { lock.release() }
        return try lockedContents()
    }

    /// Reads the bytes and their value, and throws ``StorageError/unusable(_:)`` if they can't be used.
    func usableContents() throws(StorageError) -> Contents {
        guard let bytes = try storage.read() else { return Contents() }
        return Contents(bytes: bytes, value: try format.decode(bytes))
    }

    private func lockedContents() throws(StorageError) -> Contents {
        do {
            return try usableContents()
        } catch {
            guard case .unusable(let reason) = error else { throw error }
            throw .keptAside(KeptAside(of: storage.name, because: reason, as: try storage.moveAside()))
        }
    }

    /// The bytes in a storage and their value. Both are `nil` if nothing has been saved.
    struct Contents: Sendable {
        var bytes: [UInt8]?
        var value: Value?
    }
}
