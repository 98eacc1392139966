import FoundationEssentials
import LassoGtk

/// The accounts on disk: a JSON file that only its owner can read, and that is replaced as a whole.
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

    private var folder: String { String(path[..<(path.lastIndex(of: "/") ?? path.startIndex)]) }

    /// Reads the accounts. A file that cannot be used is put aside, so that nothing in it is lost.
    ///
    /// - Throws: ``AccountError/unusableFile(path:reason:keptAs:)`` if it was put aside; the next call finds no accounts.
    ///   ``AccountError/unreadableFile(reason:)`` if that was not possible either.
    func read() throws(AccountError) -> [Record] {
        let bytes: [UInt8]
        do {
            guard let contents = try Files.read(path) else { return [] }
            bytes = contents
        } catch {
            guard Files.exists(path) else { throw .unreadableFile(reason: error.message) }
            throw putAside(because: "cannot be read (\(error.message))")
        }
        let contents: Contents
        do {
            contents = try JSONDecoder().decode(Contents.self, from: Data(bytes))
        } catch {
            throw putAside(because: "is damaged")
        }
        guard contents.version == Contents().version else {
            throw putAside(because: "is of version \(contents.version), which this program does not know")
        }
        return contents.accounts
    }

    /// Changes the accounts, while no other program does.
    ///
    /// - Parameter change: Changes them.
    /// - Throws: What `change` throws, and ``AccountError/notSaved(reason:)``; the file is then as it was.
    func update(_ change: (inout [Record]) throws(AccountError) -> Void) throws(AccountError) {
        let lock: FileLock
        do {
            try Files.createFolder(folder, mode: 0o700)
            lock = try FileLock(path: path + ".lock")
        } catch {
            throw .notSaved(reason: error.message)
        }
        defer { lock.release() }
        var accounts = try read()
        try change(&accounts)
        try write(accounts)
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
