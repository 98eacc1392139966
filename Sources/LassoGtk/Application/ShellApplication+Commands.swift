extension ShellApplication {
    /// Makes the application's commands available, its own and those that every application has.
    func addCommands() {
        let windows = ApplicationWindows.current
        windows.commands = commands
        windows.standardCommands = StandardCommands.table(adding: additionalCommands)
    }

    private var additionalCommands: StandardCommands.Additions {
        var commands = StandardCommands.Additions(about: { [weak self] in self?.showAbout() })
        if !Self.hasOneWindow {
            commands.newWindow = { [weak self] in self?.openWindow() }
        }
        if Self.hasPreferences {
            commands.preferences = { [weak self] in self?.showPreferences() }
        }
        if let help = identity.help {
            commands.help = { Desktop.open(help, from: $0) }
        }
        return commands
    }

    private func showAbout() {
        StandardCommands.present(as: .dialog, unless: { $0 === shownAbout }) { _ in
            let controller = NavigationController(rootController: AboutController(identity))
            shownAbout = controller
            return controller
        }
    }

    private func showPreferences() {
        StandardCommands.present(as: .dialog, unless: { $0 === shownPreferences }) { _ in
            let controller = makePreferences()
            shownPreferences = controller
            return controller
        }
    }
}
