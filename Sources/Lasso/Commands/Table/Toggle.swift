/// A command that is on or off.
///
/// ```swift
/// Toggle("Show Done", "<Control>h", \.showsDone) { .didShowDone($0) }
/// ```
public struct Toggle<State, Action>: CommandElement {
    /// The element, as a table keeps it.
    public let node: CommandNode<State, Action>

    /// Creates a toggle without an accelerator.
    ///
    /// - Parameters:
    ///   - title: The title, in which an underscore marks the mnemonic.
    ///   - isOn: A key path or a closure that returns whether the toggle is on.
    ///   - isEnabled: A key path or a closure that returns whether the toggle can be used.
    ///   - id: The identifier: ASCII letters, digits, hyphens, and periods. By default, it is derived from the title.
    ///   - keywords: Other words to find the toggle by.
    ///   - isInMenus: Whether menus show the toggle.
    ///   - mapping: A closure that returns the action for turning the toggle on or off.
    /// - Precondition: The title isn't empty. If no identifier is passed, it has letters or digits, and only Latin
    ///   letters.
    public init(
        _ title: TranslatableText,
        _ isOn: @escaping (State) -> Bool,
        isEnabled: @escaping (State) -> Bool = { _ in true },
        id: String? = nil,
        keywords: [TranslatableText] = [],
        isInMenus: Bool = true,
        mapping: @escaping (Bool) -> Action
    ) {
        self.init(
            title,
            [],
            isOn,
            isEnabled: isEnabled,
            id: id,
            keywords: keywords,
            isInMenus: isInMenus,
            mapping: mapping
        )
    }

    /// Creates a toggle.
    ///
    /// - Parameters:
    ///   - title: The title, in which an underscore marks the mnemonic.
    ///   - accelerators: The accelerator, or a list of them, in GTK's notation.
    ///   - isOn: A key path or a closure that returns whether the toggle is on.
    ///   - isEnabled: A key path or a closure that returns whether the toggle can be used.
    ///   - id: The identifier: ASCII letters, digits, hyphens, and periods. By default, it is derived from the title.
    ///   - keywords: Other words to find the toggle by.
    ///   - isInMenus: Whether menus show the toggle.
    ///   - mapping: A closure that returns the action for turning the toggle on or off.
    /// - Precondition: The title isn't empty. If no identifier is passed, it has letters or digits, and only Latin
    ///   letters.
    public init(
        _ title: TranslatableText,
        _ accelerators: CommandAccelerators,
        _ isOn: @escaping (State) -> Bool,
        isEnabled: @escaping (State) -> Bool = { _ in true },
        id: String? = nil,
        keywords: [TranslatableText] = [],
        isInMenus: Bool = true,
        mapping: @escaping (Bool) -> Action
    ) {
        let shownTitle = CommandTitle.checked(title, of: "Toggle")
        let description = CommandDescription<State, Action>(
            id: CommandIdentifier.checked(id, title: title, of: "Toggle"),
            accelerators: accelerators,
            keywords: keywords.map(\.translation),
            isInMenus: isInMenus,
            title: { _ in shownTitle },
            isEnabled: isEnabled,
            kind: { .toggle(isOn: isOn($0)) },
            action: { state, option in option == nil ? mapping(!isOn(state)) : nil }
        )
        node = CommandNode(.command(description))
    }
}
