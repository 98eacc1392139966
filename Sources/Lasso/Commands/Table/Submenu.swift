/// Commands in a submenu.
///
/// ```swift
/// Submenu("Export") {
///     Command("As JSON…", .didTapExport)
/// }
/// ```
public struct Submenu<State, Action>: CommandElement {
    /// The element, as a table keeps it.
    public let node: CommandNode<State, Action>

    /// Creates a submenu.
    ///
    /// - Parameters:
    ///   - title: The title, in which an underscore marks the mnemonic.
    ///   - content: The commands.
    /// - Precondition: The title isn't empty.
    public init(_ title: TranslatableText, @CommandBuilder<State, Action> _ content: () -> [CommandNode<State, Action>])
    {
        node = CommandNode(.submenu(title: CommandTitle.checked(title, of: "Submenu"), content()))
    }
}
