extension Application {
    /// The application's own commands, which are available in all its windows and dialogs.
    ///
    /// ```swift
    /// application.commands = Commands {
    ///     Command(.about) { showAbout() }
    /// }
    /// ```
    ///
    /// Without being declared, there are Keyboard Shortcuts, Command Palette, Close Window, which closes a tab first,
    /// and Quit. A command of the same identifier replaces one of them.
    public var commands: Commands {
        get { ApplicationWindows.current.commands }
        set { ApplicationWindows.current.commands = newValue }
    }

    /// Adds the commands that every application has.
    func addStandardCommands(to windows: ApplicationWindows) {
        if windows.standardCommands == nil { windows.standardCommands = StandardCommands.table() }
    }
}
