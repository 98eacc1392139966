import LassoGtk

/// The accounts, as they are stored.
nonisolated struct AccountList: Codable, Equatable {
    /// The stored data of an account.
    struct Record: Codable, Equatable {
        var username: String
        var passwordHash: String
        var hasSeenTutorial: Bool
    }

    private static let version = 1

    private var version = Self.version
    var accounts: [Record] = []

    init() {}

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        let version = try container.decode(Int.self, forKey: .version)
        guard version == Self.version else { throw UnusableContents.unsupported(version: version) }
        accounts = try container.decode([Record].self, forKey: .accounts)
    }
}
