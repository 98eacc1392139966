/// The user's own accelerators of commands, which replace those that the commands have by default.
///
/// ```swift
/// var settings = WindowController.acceleratorSettings
/// try settings.set("<Control>t", for: "new-task", among: WindowController.commandScopes)
/// WindowController.acceleratorSettings = settings
/// ```
///
/// ``text`` is for a file, and ``init(text:)`` reads it again.
public struct AcceleratorSettings: Equatable, Sendable {
    package private(set) var accelerators: [String: CommandAccelerators]

    /// Creates settings in which every command has its default accelerators.
    public init() { accelerators = [:] }

    /// Creates settings from the accelerators of commands.
    init(_ accelerators: [String: CommandAccelerators]) { self.accelerators = accelerators }

    /// The user's accelerators of a command, which may be none; `nil` if the command has its default ones.
    ///
    /// - Parameter id: The identifier of the command.
    public subscript(id: String) -> CommandAccelerators? { accelerators[id] }

    /// Sets the accelerators of a command.
    ///
    /// Accelerators that the command already has are always accepted.
    ///
    /// - Parameters:
    ///   - new: The accelerators; an empty list takes all of them from the command.
    ///   - id: The identifier of the command, which need not be available.
    ///   - scopes: The commands that are available together, such as ``WindowController/commandScopes``. If the command
    ///     is in some of these scopes, only they are searched for conflicts; otherwise all are.
    /// - Precondition: The identifier consists of ASCII letters, digits, hyphens, and periods.
    /// - Throws: ``AcceleratorConflict`` if another command has one of the accelerators. Nothing is changed then.
    @MainActor
    public mutating func set(
        _ new: CommandAccelerators,
        for id: String,
        among scopes: [AvailableCommands]
    ) throws(AcceleratorConflict) {
        let id = CommandIdentifier.checked(id, of: "AcceleratorSettings.set(_:for:among:)")
        let own = scopes.filter { $0[id] != nil }
        for scope in own.isEmpty ? scopes : own {
            let current = accelerators[id] ?? scope[id]?.defaultAccelerators
            let added = Set(new.all).subtracting(current?.all ?? [])
            for other in scope.all where other.id != id {
                let others = accelerators[other.id] ?? other.defaultAccelerators
                guard let taken = others.all.first(where: added.contains) else { continue }
                throw AcceleratorConflict(accelerator: taken, id: other.id, title: other.title)
            }
        }
        accelerators[id] = new
    }

    /// Sets the accelerators of a command, and takes them from the commands that have them.
    ///
    /// - Parameters:
    ///   - new: The accelerators.
    ///   - id: The identifier of the command.
    ///   - scopes: The commands that are available together.
    /// - Returns: The conflicts that were solved, one for each accelerator that was taken from a command;
    ///   ``set(_:for:among:)`` would have thrown them.
    @MainActor
    package mutating func take(
        _ new: CommandAccelerators,
        for id: String,
        among scopes: [AvailableCommands]
    ) -> [AcceleratorConflict] {
        var solved: [AcceleratorConflict] = []
        while true {
            do {
                try set(new, for: id, among: scopes)
                return solved
            } catch {
                // One accelerator less each time, so this ends.
                remove(error.accelerator, from: error.id, among: scopes)
                solved.append(error)
            }
        }
    }

    /// Gives a command its default accelerators again.
    ///
    /// - Parameter id: The identifier of the command.
    public mutating func reset(_ id: String) { accelerators[id] = nil }

    /// Gives all commands their default accelerators again.
    public mutating func resetAll() { accelerators = [:] }

    @MainActor
    private mutating func remove(_ accelerator: CommandAccelerator, from id: String, among scopes: [AvailableCommands])
    {
        let current = accelerators[id] ?? scopes.lazy.compactMap { $0[id]?.defaultAccelerators }.first ?? []
        accelerators[id] = CommandAccelerators(current.all.filter { $0 != accelerator })
    }
}
