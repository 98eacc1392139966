/// An item of a table of commands: a command, or a group of items.
///
/// It is no enumeration: in two cases with groups, Swift would note the case in unused bits of the group's address, and
/// the leak sanitizer wouldn't take it for a reference.
package struct CommandItem {
    /// The kinds of items.
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
