/// Commands that belong together: a section of a menu, and a group in the list of keyboard shortcuts.
///
/// ```swift
/// Section("Edit") {
///     Command("Undo", "<Control>z", .didTapUndo)
///     Command("Redo", "<Control><Shift>z", .didTapRedo)
/// }
/// ```
///
/// Sections of several controllers with the same title are one section of a menu.
public struct Section<State, Action>: CommandElement {
    /// The element, as a table keeps it.
    public let node: CommandNode<State, Action>

    /// Creates a section without a title, which only separates its commands from others.
    ///
    /// - Parameter content: The commands.
    public init(@CommandBuilder<State, Action> _ content: () -> [CommandNode<State, Action>]) {
        node = CommandNode(.section(title: nil, content()))
    }

    /// Creates a section.
    ///
    /// - Parameters:
    ///   - title: The title. It has no mnemonic, because it can't be chosen.
    ///   - content: The commands.
    /// - Precondition: The title isn't empty.
    public init(_ title: TranslatableText, @CommandBuilder<State, Action> _ content: () -> [CommandNode<State, Action>])
    {
        let shownTitle = CommandTitle.plain(CommandTitle.checked(title, of: "Section"))
        node = CommandNode(.section(title: shownTitle, content()))
    }
}
