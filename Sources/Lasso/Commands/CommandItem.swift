/// An item of a table of commands.
package indirect enum CommandItem {
    /// A command.
    case command(AnyCommand)
    /// A submenu with its title, which may have a mnemonic.
    case submenu(title: String, [CommandItem])
    /// A section with its title, if it has one.
    case section(title: String?, [CommandItem])
}
