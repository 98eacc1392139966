/// The commands that the user can choose together: those of the controllers on the screen, of their window or dialog,
/// and of the application.
@MainActor
public struct AvailableCommands: @MainActor Equatable {
    /// The commands, those of the innermost controller first. There is one for each identifier.
    public let all: [AvailableCommand]

    private let tables: [Commands]
    private let windows: ApplicationWindows
    private weak var window: WindowController?
    private let places: [String: Int]

    /// Finds the commands of tables that are available.
    ///
    /// - Parameters:
    ///   - tables: The tables, the innermost first. A command hides those of later tables with the same identifier, and
    ///     takes its accelerators from them.
    ///   - windows: The windows of the application.
    ///   - window: The window in which they are available.
    ///   - settings: The user's own accelerators.
    init(
        _ tables: [Commands],
        in windows: ApplicationWindows,
        _ window: WindowController?,
        settings: AcceleratorSettings
    ) {
        var all: [AvailableCommand] = []
        var places: [String: Int] = [:]
        var taken: Set<CommandAccelerator> = []
        for placed in tables.lazy.flatMap(\.placed) where places[placed.command.id] == nil {
            let wanted = settings[placed.command.id] ?? placed.command.accelerators
            let free = CommandAccelerators(wanted.all.filter { taken.insert($0).inserted })
            places[placed.command.id] = all.count
            all.append(AvailableCommand(placed, accelerators: free, in: windows, window))
        }
        (self.all, self.tables, self.places) = (all, tables, places)
        (self.windows, self.window) = (windows, window)
    }

    /// The command with an identifier; `nil` if none is available.
    ///
    /// - Parameter id: The identifier.
    public subscript(id: String) -> AvailableCommand? { places[id].map { all[$0] } }

    /// Returns the command that an accelerator performs, which may be disabled.
    ///
    /// - Parameter accelerator: The accelerator.
    /// - Returns: The command, or `nil` if none has the accelerator.
    public func command(for accelerator: CommandAccelerator) -> AvailableCommand? {
        all.first { $0.accelerators.all.contains(accelerator) }
    }

    /// Returns the same commands with other accelerators.
    ///
    /// - Parameter settings: The user's own accelerators.
    package func applying(_ settings: AcceleratorSettings) -> AvailableCommands {
        AvailableCommands(tables, in: windows, window, settings: settings)
    }

    /// The items of a menu of the commands, those of the innermost controller first: a list of sections.
    ///
    /// Sections with the same title are one. Commands that menus don't show, and what is empty without them, are left
    /// out.
    package var menu: [CommandMenuItem] { CommandMenu.sections(of: tables, in: self) }

    /// Returns whether two values have the same commands with the same accelerators, in the same order.
    public static func == (first: AvailableCommands, second: AvailableCommands) -> Bool { first.all == second.all }
}
