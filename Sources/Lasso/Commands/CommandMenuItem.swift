/// An item of a menu of available commands.
package indirect enum CommandMenuItem {
    /// A command.
    case command(AvailableCommand)
    /// A submenu with its title, which may have a mnemonic.
    case submenu(title: String, [CommandMenuItem])
    /// A section with its title, if it has one. Only sections are next to sections.
    case section(title: String?, [CommandMenuItem])
}
