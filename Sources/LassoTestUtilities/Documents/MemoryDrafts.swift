import Lasso

/// Drafts in memory, for tests of documents whose program is killed.
///
/// ```swift
/// let drafts = MemoryDrafts()
/// let files = MemoryFiles(["/home/billie/Notes.txt": "Buy milk"], drafts: drafts)
/// store.dispatchAction(.didType("Buy milk and bread"))
/// try await eventually { drafts.names.count == 1 }
/// // The next program opens the same files.
/// files.drafts = drafts.afterKill()
/// ```
public final class MemoryDrafts: DocumentDrafts {
    private struct Place {
        let storage: MemoryStorage
        weak var owner: TakenDraft?
    }

    // In the order in which they were taken first.
    private var places: [(name: String, place: Place)] = []

    /// The error that taking a draft throws, or `nil` if it succeeds.
    public var takingFails: StorageError?

    /// Creates drafts: none.
    public init() {}

    /// The names of the drafts that exist, the oldest first.
    public var names: [String] {
        places.filter { !($0.place.storage.bytes ?? []).isEmpty }.map(\.name)
    }

    /// The storage of a draft, or `nil` if the draft was never taken. Setting its contents damages the draft.
    ///
    /// - Parameter name: The name of the draft.
    public subscript(name: String) -> MemoryStorage? { places.first { $0.name == name }?.place.storage }

    /// Returns the drafts that another program finds if this one is killed now.
    ///
    /// - Returns: The drafts as they are written. No document has them.
    public func afterKill() -> MemoryDrafts {
        let drafts = MemoryDrafts()
        drafts.places = names.map { name in
            (name, Place(storage: MemoryStorage(self[name]?.bytes, name: name), owner: nil))
        }
        return drafts
    }

    /// Returns the names of the drafts that no living document has, the oldest first.
    public func abandonedDrafts() throws(StorageError) -> [String] {
        if let takingFails { throw takingFails }
        let names = Set(names)
        return places.filter { $0.place.owner == nil && names.contains($0.name) }.map(\.name)
    }

    /// Takes a draft, or throws ``takingFails``.
    public func takeDraft(_ name: String) throws(StorageError) -> (any ByteStorage)? {
        if let takingFails { throw takingFails }
        let index = places.firstIndex { $0.name == name } ?? places.endIndex
        if index == places.endIndex { places.append((name, Place(storage: MemoryStorage(name: name), owner: nil))) }
        guard places[index].place.owner == nil else { return nil }
        let taken = TakenDraft(places[index].place.storage)
        places[index].place.owner = taken
        return taken
    }
}

/// A draft that belongs to a document as long as this object lives.
private final class TakenDraft: ByteStorage {
    private let storage: MemoryStorage

    init(_ storage: MemoryStorage) { self.storage = storage }

    var name: String { storage.name }

    func read() throws(StorageError) -> [UInt8]? { try storage.read() }

    func replace(with bytes: [UInt8]) throws(StorageError) { storage.replace(with: bytes) }

    func lock() throws(StorageError) -> StorageLock { try storage.lock() }

    func moveAside() throws(StorageError) -> String { storage.moveAside() }

    func copyAside(_ bytes: [UInt8]) throws(StorageError) -> String { storage.copyAside(bytes) }

    @MainActor
    func observeChanges(_ observer: @escaping @MainActor () -> Void) -> Observation {
        storage.observeChanges(observer)
    }
}
