/// An item of a table of commands: a command, or a group of items.
///
/// It isn't an enumeration with groups in two of its cases: Swift would mark their addresses, and the leak sanitizer
/// would find no reference to them.
package struct CommandItem {
    /// What an item is.
    package enum Kind {
        /// A command.
        case command(AnyCommand)
        /// A submenu, whose title may have a mnemonic.
        case submenu
        /// A section, which needn't have a title.
        case section
    }

    let kind: Kind
    /// The title of a submenu, or of a section that has one.
    var title: String?
    /// The items of a group.
    var items: [CommandItem] = []
}
