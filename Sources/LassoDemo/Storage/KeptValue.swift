import LassoCodable
import LassoGtk

/// A value that is kept in a file. All windows that show it share its store, which lives as long as one of them, and
/// until the file has all changes.
final class KeptValue<Value: Equatable & Codable & Sendable> {
    private let initialValue: Value
    private let storage: any ByteStorage
    private let format: StorageFormat<Value>
    private weak var living: KeptStore<Value>?

    /// Creates a value. The first window that needs it creates its store.
    ///
    /// - Parameters:
    ///   - value: The value if there is no file.
    ///   - storage: The storage that keeps the value.
    ///   - format: The format of the file.
    init(_ value: Value, in storage: any ByteStorage, as format: StorageFormat<Value> = .json(version: 1)) {
        (initialValue, self.storage, self.format) = (value, storage, format)
    }

    /// The store.
    var store: KeptStore<Value> {
        if let living { return living }
        let store = KeptStore(initialValue, in: storage, as: format)
        living = store
        return store
    }
}
