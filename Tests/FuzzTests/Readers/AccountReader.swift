import Lasso
import LassoCodable
import LassoGtk

@testable import LassoDemo

/// The demo's file of accounts.
enum AccountReader: Reader {
    nonisolated static let name = "Accounts"

    static func read(_ input: [UInt8]) throws {
        try StorageFile.with(input) { file in
            let storage = FileStorage(file.path), format = StorageFormat<AccountList>.json()
            let list = try file.checkReading(of: storage, as: format)
            // Whatever the file has as a hash, it is compared with a password in about the same time.
            if let hash = list?.accounts.first?.passwordHash {
                let isKnown = PasswordHash.matches(Secret("correct horse"), hash)
                try require(!isKnown || hash.hasPrefix("$y$j9T$"), "a password matches “\(hash)”")
            }
            try addAccount(to: FormattedStorage(storage, as: format), with: list?.accounts ?? [])
        }
    }

    private static func addAccount(
        to storage: FormattedStorage<AccountList>,
        with others: [AccountList.Record]
    ) throws {
        let new = AccountList.Record(username: "new", passwordHash: "$y$", hasSeenTutorial: true)
        try storage.update { list in
            list = list ?? AccountList()
            list?.accounts.append(new)
        }
        try require(try storage.read()?.accounts == others + [new], "an account was added, and others have changed")
    }
}
