import Lasso

/// The commands, and options of choices, that the user has performed from the command palette since the process
/// started.
final class RecentCommands {
    /// Those of the process.
    static let ofProcess = RecentCommands()

    /// The identifiers of the matches, the one performed last first.
    private(set) var all: [CommandMatch.ID] = []

    private static var maximumCount: Int { 20 }

    /// Notes that a command, or an option, was performed.
    func add(_ id: CommandMatch.ID) {
        all.removeAll { $0 == id }
        all.insert(id, at: 0)
        all = Array(all.prefix(Self.maximumCount))
    }
}
