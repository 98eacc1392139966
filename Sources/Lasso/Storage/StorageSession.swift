import Synchronization

/// The operations on the storage of a value, which know the contents that the last operation has left. So they notice
/// what another program has changed in the meantime.
///
/// One operation runs at a time. An operation on the main thread, when the application ends, waits for one that still
/// runs on another thread.
final class StorageSession<Value: Equatable & Sendable>: Sendable {
    /// The rule for a value that another program has saved, and that is found when a value is saved.
    enum ConflictRule: Sendable {
        /// It is returned, to be merged.
        case merging
        /// It is kept aside, and replaced.
        case replacing
        /// If it has appeared since a value couldn't be saved, it stays where it is, and the value that was to be saved
        /// is kept aside. Otherwise, it is replaced.
        case givingWay
    }

    /// The outcome of saving a value.
    enum SaveOutcome: Sendable {
        /// The value was saved, or was kept aside because it gave way.
        case saved
        /// Contents were found that another program has saved. They were kept, and saving again replaces them.
        case keptAside(KeptAside)
        /// A value was found that another program has saved, which is to be merged. Call ``StorageSession/adopt()``
        /// when it has been: saving again then replaces it.
        case conflict(Value)
    }

    /// The outcome of looking for a change by another program.
    enum Change: Sendable {
        case none
        case removal
        case replacement(Value)
    }

    /// Contents that would be lost if they were replaced.
    private enum Rival {
        case value(Value, bytes: [UInt8])
        /// Contents that can't be used, or even read.
        case unusable(UnusableContents, bytes: [UInt8]?)
    }

    private struct Knowledge {
        /// The contents after the last operation: the bytes, or `.some(nil)` if there were none; `nil` if there was no
        /// operation.
        var known: [UInt8]??
        /// The contents that were read last; `nil` if there were none.
        var found: [UInt8]?
        /// The contents when a value couldn't be saved, or `.some(nil)` if there were none; `nil` if the last value was
        /// saved, or they couldn't be read.
        var foundAtFailure: [UInt8]??
        /// The generation of the last save.
        var generation = 0

        /// Returns whether contents have appeared since a value couldn't be saved.
        func isNewerThanFailure(_ bytes: [UInt8]) -> Bool {
            guard let foundAtFailure else { return false }
            return foundAtFailure != bytes
        }
    }

    private let pair: FormattedStorage<Value>
    private let knowledge = Mutex(Knowledge())

    init(_ pair: FormattedStorage<Value>) {
        self.pair = pair
    }

    /// The name of the storage in messages.
    var name: String { pair.storage.name }

    /// Reads the value, and moves the contents aside if they can't be used.
    ///
    /// Call ``adopt()`` when the value is in the state. Otherwise, the next save keeps a copy of the contents.
    ///
    /// - Returns: The value, or `nil` if none has been saved.
    func load() throws(StorageError) -> Value? {
        try knowledge.withLock { knowledge throws(StorageError) in
            // What is moved aside is no longer there.
            knowledge.found = nil
            let contents = try pair.contents()
            knowledge.found = contents.bytes
            return contents.value
        }
    }

    /// Saves a value, unless the contents are not those that this program knows.
    ///
    /// - Parameters:
    ///   - value: The value.
    ///   - rule: The rule for a value that another program has saved.
    ///   - generation: The generation of the value. A value of an earlier generation than one that was saved isn't
    ///     saved, and the outcome has no meaning.
    func save(_ value: Value, by rule: ConflictRule, generation: Int) throws(StorageError) -> SaveOutcome {
        try knowledge.withLock { knowledge throws(StorageError) in
            guard generation >= knowledge.generation else { return .saved }
            knowledge.generation = generation
            do throws(StorageError) {
                let outcome = try save(value, by: rule, &knowledge)
                knowledge.foundAtFailure = nil
                return outcome
            } catch {
                // A value that gives way does so to what has appeared since the first failure. A value that is merged
                // never gives way, so nothing is read for it: that could wait for a lock again.
                guard rule != .merging else { throw error }
                if rule != .givingWay || knowledge.foundAtFailure == nil { knowledge.foundAtFailure = contentsNow() }
                throw error
            }
        }
    }

    private func save(
        _ value: Value,
        by rule: ConflictRule,
        _ knowledge: inout Knowledge
    ) throws(StorageError) -> SaveOutcome {
        let bytes = try pair.format.encode(value)
        guard knowledge.known != .some(bytes) else { return .saved }
        let lock = try pair.storage.lock()
        defer { lock.release() }
        switch try rival(of: knowledge.known) {
        case .value(let theirs, let theirBytes)? where theirs == value:
            knowledge.known = .some(theirBytes)
            return .saved
        case .value(let theirs, let theirBytes)? where rule == .merging:
            // Another save, at the end of the application, must find it again until it has been merged.
            knowledge.found = theirBytes
            return .conflict(theirs)
        case .value(_, let theirBytes)? where rule == .givingWay && knowledge.isNewerThanFailure(theirBytes):
            let place = try pair.storage.copyAside(bytes)
            knowledge.known = .some(theirBytes)
            // Nobody else can be told: the store is gone.
            StandardError.report("“\(name)” was saved again meanwhile. What was to be saved before is in “\(place)”.")
            return .saved
        case .value(_, let theirBytes)?:
            let kept = try keep(
                theirBytes,
                because: UnusableContents(
                    translated(
                        "was changed by another program",
                        context: "file",
                        comment: "The end of a sentence that begins with the name of a file",
                        in: .lasso
                    )
                )
            )
            knowledge.known = .some(theirBytes)
            return .keptAside(kept)
        case .unusable(let reason, let theirBytes)?:
            let kept = try keep(theirBytes, because: reason)
            knowledge.known = .some(theirBytes)
            return .keptAside(kept)
        case nil:
            try pair.storage.replace(with: bytes)
            knowledge.known = .some(bytes)
            return .saved
        }
    }

    /// Returns the contents, or `.some(nil)` if there are none; `nil` if they can't be read.
    private func contentsNow() -> [UInt8]?? {
        do throws(StorageError) {
            return .some(try pair.storage.read())
        } catch {
            return nil
        }
    }

    /// Returns the change by another program that has not been adopted yet.
    func change() throws(StorageError) -> Change {
        try knowledge.withLock { knowledge throws(StorageError) in
            let bytes = try pair.storage.read()
            guard knowledge.known != .some(bytes) else { return .none }
            guard let bytes else { return .removal }
            let value = try pair.format.decode(bytes)
            knowledge.found = bytes
            return .replacement(value)
        }
    }

    /// Remembers the contents that were read last, so that the next value replaces them.
    func adopt() { knowledge.withLock { $0.known = .some($0.found) } }

    /// Forgets the contents. The next value is written, whatever is there, after that was kept.
    func forget() { knowledge.withLock { $0.known = nil } }

    func removeLeftovers() throws(StorageError) { try pair.removeLeftovers() }

    private func rival(of known: [UInt8]??) throws(StorageError) -> Rival? {
        var bytes: [UInt8]?
        do {
            bytes = try pair.storage.read()
            guard let bytes, known != .some(bytes) else { return nil }
            return .value(try pair.format.decode(bytes), bytes: bytes)
        } catch {
            guard case .unusable(let reason) = error else { throw error }
            return .unusable(reason, bytes: bytes)
        }
    }

    private func keep(_ bytes: [UInt8]?, because reason: UnusableContents) throws(StorageError) -> KeptAside {
        // Copied, so that there are contents at any moment.
        let place = if let bytes { try pair.storage.copyAside(bytes) } else { try pair.storage.moveAside() }
        return KeptAside(of: pair.storage.name, because: reason, as: place)
    }
}

// A recording keeps them.
extension StorageSession.SaveOutcome: Codable where Value: Codable {}
extension StorageSession.SaveOutcome: UnnamedOutcome { static var namedType: Any.Type { Value.self } }
extension StorageSession.Change: Codable where Value: Codable {}
extension StorageSession.Change: UnnamedOutcome { static var namedType: Any.Type { Value.self } }
