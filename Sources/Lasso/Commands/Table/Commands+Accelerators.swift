extension Commands {
    /// Returns the same commands, some of them with other default accelerators.
    ///
    /// ```swift
    /// override var commands: Commands {
    ///     document.commands.withAccelerators([StandardCommand.saveAs.id: [], StandardCommand.revert.id: "<Control>r"])
    /// }
    /// ```
    ///
    /// The user's own accelerators replace these, too.
    ///
    /// - Parameter accelerators: The accelerators, by the identifiers of the commands; an empty list for none. An
    ///   identifier that the table doesn't have is ignored, because the table may have it at another time.
    /// - Returns: The commands.
    /// - Precondition: The commands have different accelerators then.
    public func withAccelerators(_ accelerators: [String: CommandAccelerators]) -> Commands {
        Commands(items: items.map { $0.withAccelerators(accelerators) })
    }
}

extension CommandItem {
    @MainActor
    fileprivate func withAccelerators(_ accelerators: [String: CommandAccelerators]) -> CommandItem {
        switch kind {
        case .command(let command):
            let command = accelerators[command.id].map { command.withAccelerators($0) } ?? command
            return CommandItem(kind: .command(command))
        case .submenu, .section:
            return CommandItem(kind: kind, title: title, items: items.map { $0.withAccelerators(accelerators) })
        }
    }
}
