/// The commands that an exploration leaves out.
@MainActor
final class LeftOutCommands {
    private let ids: [String]
    private var found: Set<String> = []

    /// Creates a list.
    ///
    /// - Parameter ids: The identifiers of the commands.
    init(_ ids: [String]) {
        self.ids = ids
    }

    /// Returns whether a command is left out, and remembers that it was found.
    ///
    /// - Parameter id: The identifier of the command.
    func contains(_ id: String) -> Bool {
        guard ids.contains(id) else { return false }
        found.insert(id)
        return true
    }

    /// The identifiers that no command has had.
    var missing: [String] { ids.filter { !found.contains($0) } }
}
