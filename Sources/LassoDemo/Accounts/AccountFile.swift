import FoundationEssentials
import Glibc
import LassoGtk

/// The accounts on disk: a JSON file that only its owner can read, and that is replaced as a whole. If the file is a
/// link to another file, that file is read and replaced.
nonisolated struct AccountFile {
    /// The stored data of an account.
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

    /// Creates an account file.
    ///
    /// - Parameter path: The path of the file, which need not exist.
    init(path: String) {
        self.path = SymbolicLinks.followed(from: path)
    }

    private var folder: String { String(path[..<(path.lastIndex(of: "/") ?? path.startIndex)]) }

    /// Reads the accounts. An unusable file is renamed, so that none of its content is lost.
    ///
    /// - Throws: ``AccountError/unusableFile(path:reason:keptAs:)`` if the file was renamed; the next call finds no
    ///   accounts. ``AccountError/unreadableFile(reason:)`` if the file could not be renamed, or may be valid but could
    ///   not be read.
    func read() throws(AccountError) -> [Record] {
        if case .accounts(let accounts) = try load() { return accounts }
        // Another program may be renaming it at this moment.
        let lock: FileLock
        do {
            lock = try FileLock(path: lockPath)
        } catch {
            throw .unreadableFile(reason: error.message)
        }
        defer { lock.release() }
        return try readLocked()
    }

    /// Removes temporary files left by a program that ended while it saved the accounts.
    ///
    /// - Throws: ``AccountError/unreadableFile(reason:)`` if the files can't be removed.
    func removeLeftovers() throws(AccountError) {
        do {
            // Without the lock, a file may be one that another program is writing.
            guard try !Files.leftovers(ofReplacing: path).isEmpty else { return }
            let lock = try FileLock(path: lockPath)
            defer { lock.release() }
            for leftover in try Files.leftovers(ofReplacing: path) { try Files.remove(leftover) }
        } catch {
            throw .unreadableFile(reason: error.message)
        }
    }

    /// Changes the accounts while no other program can.
    ///
    /// - Parameter change: A closure that changes the accounts.
    /// - Throws: The errors of `change` and ``read()``, and ``AccountError/notSaved(reason:)``. In each case, no change
    ///   has been saved.
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
        // Reading a pipe would wait for a writer.
        if let kind = FileKind(path: path), kind != .file, kind != .folder {
            return .unusable(reason: "is \(kind.rawValue), not a file")
        }
        do {
            guard let contents = try Files.read(path) else { return .accounts([]) }
            bytes = contents
        } catch {
            // Only these errors are caused by the file. Lack of memory, for example, is not.
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
            return .unusable(reason: "has version \(contents.version), which this application does not support")
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
