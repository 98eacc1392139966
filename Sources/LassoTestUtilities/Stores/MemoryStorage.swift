import Lasso
import Synchronization

/// A storage in memory, for tests of stores whose state is kept. It fails when the test says so.
///
/// ```swift
/// let storage = MemoryStorage("An older text")
/// storage.writingFails = .failed("The disk is full.")
/// ```
public final class MemoryStorage: ByteStorage {
    private struct Contents {
        var bytes: [UInt8]?
        var keptAside: [String: [UInt8]] = [:]
        var readingFails: StorageError?
        var writingFails: StorageError?
        var writeCount = 0
    }

    /// The name of the storage in messages.
    public let name: String
    private let contents: Mutex<Contents>
    private let observers = EventObservers<Void>()

    /// Creates a storage.
    ///
    /// - Parameters:
    ///   - bytes: The contents, or `nil` if nothing has been saved.
    ///   - name: The name of the storage in messages.
    public init(_ bytes: [UInt8]? = nil, name: String = "memory") {
        self.name = name
        contents = Mutex(Contents(bytes: bytes))
    }

    /// Creates a storage that contains a text.
    ///
    /// - Parameter text: The text.
    public convenience init(_ text: String) {
        self.init(Array(text.utf8))
    }

    /// The contents, or `nil` if nothing has been saved. Setting them is a change by another program.
    @MainActor public var bytes: [UInt8]? {
        get { contents.withLock(\.bytes) }
        set {
            contents.withLock { $0.bytes = newValue }
            observers.notify()
        }
    }

    /// The contents as text, or `nil` if nothing has been saved. Setting it is a change by another program.
    @MainActor public var text: String? {
        get { bytes.map { String(decoding: $0, as: UTF8.self) } }
        set { bytes = newValue.map { Array($0.utf8) } }
    }

    /// The contents that were moved or copied aside, by the names of their places.
    public var keptAside: [String: [UInt8]] { contents.withLock(\.keptAside) }

    /// The number of times that the contents were replaced.
    public var writeCount: Int { contents.withLock(\.writeCount) }

    /// The error that reading throws, or `nil` if it succeeds.
    public var readingFails: StorageError? {
        get { contents.withLock(\.readingFails) }
        set { contents.withLock { $0.readingFails = newValue } }
    }

    /// The error that locking throws, so that nothing is written, or `nil` if it succeeds.
    public var writingFails: StorageError? {
        get { contents.withLock(\.writingFails) }
        set { contents.withLock { $0.writingFails = newValue } }
    }

    /// Returns the contents, or throws ``readingFails``.
    public func read() throws(StorageError) -> [UInt8]? {
        if let readingFails { throw readingFails }
        return contents.withLock(\.bytes)
    }

    /// Replaces the contents.
    public func replace(with bytes: [UInt8]) {
        contents.withLock {
            $0.bytes = bytes
            $0.writeCount += 1
        }
        callObservers()
    }

    /// Throws ``writingFails``, or returns a lock that has no effect.
    public func lock() throws(StorageError) -> StorageLock {
        if let writingFails { throw writingFails }
        return StorageLock {}
    }

    /// Moves the contents to ``keptAside``.
    public func moveAside() -> String {
        callObservers()
        return contents.withLock { contents in
            defer { contents.bytes = nil }
            return Self.keep(contents.bytes ?? [], in: &contents)
        }
    }

    /// Copies contents to ``keptAside``.
    public func copyAside(_ bytes: [UInt8]) -> String { contents.withLock { Self.keep(bytes, in: &$0) } }

    /// Observes changes of the contents, whoever makes them.
    @MainActor
    public func observeChanges(_ observer: @escaping @MainActor () -> Void) -> Observation {
        observers.add { observer() }
    }

    private func callObservers() {
        Task { @MainActor in observers.notify() }
    }

    private static func keep(_ bytes: [UInt8], in contents: inout Contents) -> String {
        let place = "kept-\(contents.keptAside.count + 1)"
        contents.keptAside[place] = bytes
        return place
    }
}
