import FoundationEssentials
import Glibc
import LassoGtk

/// The accounts on disk: a JSON file that only its owner can read, and that is replaced as a whole. Where the file is a link to
/// another, that is the one that is read and replaced.
nonisolated struct AccountFile {
    /// What is stored of an account.
    struct Record: Codable, Equatable {
        var username: String
        var passwordHash: String
        var hasSeenTutorial: Bool
    }

    private struct Contents: Codable {
        var version = 1
        var accounts: [Record] = []
    }

    let path: String

    /// - Parameter path: The file in which the accounts are, or will be.
    init(path: String) {
        self.path = SymbolicLinks.followed(from: path)
    }

    private var folder: String { String(path[..<(path.lastIndex(of: "/") ?? path.startIndex)]) }

    /// Reads the accounts. A file that cannot be used is put aside, so that nothing in it is lost.
    ///
    /// - Throws: ``AccountError/unusableFile(path:reason:keptAs:)`` if it was put aside; the next call finds no accounts.
    ///   ``AccountError/unreadableFile(reason:)`` if that was not possible, or if the file may be all right.
    func read() throws(AccountError) -> [Record] {
        if case .accounts(let accounts) = try load() { return accounts }
        // Another program may just be putting it aside.
        let lock: FileLock
        do {
            lock = try FileLock(path: lockPath)
        } catch {
            throw .unreadableFile(reason: error.message)
        }
        defer { lock.release() }
        return try readLocked()
    }

    /// Removes what a program left behind that was ended while it saved the accounts.
    ///
    /// - Throws: ``AccountError/unreadableFile(reason:)`` if that is not possible.
    func removeLeftovers() throws(AccountError) {
        do {
            // What is there without the lock may be what another program just writes.
            guard try !Files.leftovers(ofReplacing: path).isEmpty else { return }
            let lock = try FileLock(path: lockPath)
            defer { lock.release() }
            for leftover in try Files.leftovers(ofReplacing: path) { try Files.remove(leftover) }
        } catch {
            throw .unreadableFile(reason: error.message)
        }
    }

    /// Changes the accounts, while no other program does.
    ///
    /// - Parameter change: Changes them.
    /// - Throws: What `change` throws, what ``read()`` throws, and ``AccountError/notSaved(reason:)``. No change has been saved
    ///   then.
    func update(_ change: (inout [Record]) throws(AccountError) -> Void) throws(AccountError) {
        let lock: FileLock
        do {
            try Files.createFolder(folder, mode: 0o700)
            lock = try FileLock(path: lockPath)
        } catch {
            throw .notSaved(reason: error.message)
        }
        defer { lock.release() }
        var accounts = try readLocked()
        try change(&accounts)
        try write(accounts)
    }

    private var lockPath: String { path + ".lock" }

    private enum Loaded {
        case accounts([Record])
        case unusable(reason: String)
    }

    private func load() throws(AccountError) -> Loaded {
        let bytes: [UInt8]
        // A pipe would be waited for.
        if let kind = FileKind(path: path), kind != .file, kind != .folder {
            return .unusable(reason: "is not a file but \(kind.rawValue)")
        }
        do {
            guard let contents = try Files.read(path) else { return .accounts([]) }
            bytes = contents
        } catch {
            // Only these are the file's own fault; want of memory, for instance, is not.
            guard [EISDIR, EACCES, EPERM].contains(where: error.isSystemError) else {
                throw .unreadableFile(reason: error.message)
            }
            return .unusable(reason: "cannot be read (\(error.message))")
        }
        let contents: Contents
        do {
            contents = try JSONDecoder().decode(Contents.self, from: Data(bytes))
        } catch {
            return .unusable(reason: "is damaged")
        }
        guard contents.version == Contents().version else {
            return .unusable(reason: "is of version \(contents.version), which this program does not know")
        }
        return .accounts(contents.accounts)
    }

    private func readLocked() throws(AccountError) -> [Record] {
        switch try load() {
        case .accounts(let accounts): return accounts
        case .unusable(let reason): throw putAside(because: reason)
        }
    }

    private func write(_ accounts: [Record]) throws(AccountError) {
        do {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
            let contents = try encoder.encode(Contents(accounts: accounts))
            try Files.replace(path, with: [UInt8](contents), mode: 0o600)
        } catch {
            throw .notSaved(reason: (error as? GLibError)?.message ?? String(describing: error))
        }
    }

    private func putAside(because reason: String) -> AccountError {
        var number = 1
        while Files.exists(damagedPath(number)) { number += 1 }
        do {
            try Files.rename(path, to: damagedPath(number))
        } catch {
            return .unreadableFile(reason: error.message)
        }
        return .unusableFile(path: path, reason: reason, keptAs: damagedPath(number))
    }

    private func damagedPath(_ number: Int) -> String {
        "\(path).damaged-\(number)"
    }
}
