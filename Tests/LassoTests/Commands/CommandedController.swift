import Lasso

/// A controller whose commands a test sets.
final class CommandedController: Controller {
    var makeCommands: @MainActor () -> Commands
    private(set) var makingCount = 0

    init(_ makeCommands: @escaping @MainActor () -> Commands) { self.makeCommands = makeCommands }

    /// Creates a controller with one command, which does nothing.
    convenience init(_ title: String, _ accelerators: CommandAccelerators = []) {
        self.init { Commands { Command("\(title)", accelerators) {} } }
    }

    override var commands: Commands {
        makingCount += 1
        return makeCommands()
    }
}

extension AvailableCommands {
    var identifiers: [String] { all.map(\.id) }
}
