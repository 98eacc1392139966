/// A command that does something.
///
/// ```swift
/// Command("New Task", "<Control>n", .didTapNew)
/// Command("_Delete", ["Delete", "<Control>BackSpace"], .didTapDelete, isEnabled: \.hasSelection)
/// Command({ "Undo \($0.undoName ?? "")" }, "<Control>z", .didTapUndo, isEnabled: \.canUndo, id: "undo")
/// ```
///
/// A title is translated. An underscore in it marks the character after it as the mnemonic. Two underscores are one.
///
/// The identifier of a command is the name under which the user's accelerators are saved. By default, it is derived
/// from the English title: `"New Task"` has `"new-task"` in every language. Pass one if the title is computed.
public struct Command<State, Action>: CommandElement {
    /// The element, as a table keeps it.
    public let node: CommandNode<State, Action>

    /// Creates a command without an accelerator.
    ///
    /// - Parameters:
    ///   - title: The title.
    ///   - action: The action that the command sends.
    ///   - isEnabled: A key path or a closure that returns whether the command can be performed.
    ///   - id: The identifier: ASCII letters, digits, hyphens, and periods.
    ///   - keywords: Other words to find the command by.
    ///   - isInMenus: Whether menus show the command.
    /// - Precondition: The title isn't empty. If no identifier is passed, it has letters or digits, and only Latin
    ///   letters.
    public init(
        _ title: TranslatableText,
        _ action: Action,
        isEnabled: @escaping (State) -> Bool = { _ in true },
        id: String? = nil,
        keywords: [TranslatableText] = [],
        isInMenus: Bool = true
    ) {
        self.init(title, [], action, isEnabled: isEnabled, id: id, keywords: keywords, isInMenus: isInMenus)
    }

    /// Creates a command.
    ///
    /// - Parameters:
    ///   - title: The title.
    ///   - accelerators: The accelerator, or a list of them, in GTK's notation.
    ///   - action: The action that the command sends.
    ///   - isEnabled: A key path or a closure that returns whether the command can be performed.
    ///   - id: The identifier: ASCII letters, digits, hyphens, and periods.
    ///   - keywords: Other words to find the command by.
    ///   - isInMenus: Whether menus show the command.
    /// - Precondition: The title isn't empty. If no identifier is passed, it has letters or digits, and only Latin
    ///   letters.
    public init(
        _ title: TranslatableText,
        _ accelerators: CommandAccelerators,
        _ action: Action,
        isEnabled: @escaping (State) -> Bool = { _ in true },
        id: String? = nil,
        keywords: [TranslatableText] = [],
        isInMenus: Bool = true
    ) {
        let shownTitle = CommandTitle.checked(title, of: "Command")
        let id = CommandIdentifier.checked(id, title: title, of: "Command")
        self.init(id, { _ in shownTitle }, accelerators, action, isEnabled, keywords.map(\.translation), isInMenus)
    }

    /// Creates a command whose title is computed from the state, without an accelerator.
    ///
    /// - Parameters:
    ///   - title: A key path or a closure that returns the title, which isn't empty.
    ///   - action: The action that the command sends.
    ///   - isEnabled: A key path or a closure that returns whether the command can be performed.
    ///   - id: The identifier: ASCII letters, digits, hyphens, and periods.
    ///   - keywords: Other words to find the command by.
    ///   - isInMenus: Whether menus show the command.
    public init(
        _ title: @escaping (State) -> String,
        _ action: Action,
        isEnabled: @escaping (State) -> Bool = { _ in true },
        id: String,
        keywords: [TranslatableText] = [],
        isInMenus: Bool = true
    ) {
        self.init(title, [], action, isEnabled: isEnabled, id: id, keywords: keywords, isInMenus: isInMenus)
    }

    /// Creates a command whose title is computed from the state.
    ///
    /// - Parameters:
    ///   - title: A key path or a closure that returns the title, which isn't empty.
    ///   - accelerators: The accelerator, or a list of them, in GTK's notation.
    ///   - action: The action that the command sends.
    ///   - isEnabled: A key path or a closure that returns whether the command can be performed.
    ///   - id: The identifier: ASCII letters, digits, hyphens, and periods.
    ///   - keywords: Other words to find the command by.
    ///   - isInMenus: Whether menus show the command.
    public init(
        _ title: @escaping (State) -> String,
        _ accelerators: CommandAccelerators,
        _ action: Action,
        isEnabled: @escaping (State) -> Bool = { _ in true },
        id: String,
        keywords: [TranslatableText] = [],
        isInMenus: Bool = true
    ) {
        let id = CommandIdentifier.checked(id, of: "Command(_:_:_:isEnabled:id:keywords:isInMenus:)")
        let checkedTitle = { CommandTitle.checked(title($0), computedFor: id) }
        self.init(id, checkedTitle, accelerators, action, isEnabled, keywords.map(\.translation), isInMenus)
    }

    /// Creates a command that most applications have.
    ///
    /// - Parameters:
    ///   - standard: The command, whose title, identifier, and accelerators it has.
    ///   - action: The action that the command sends.
    ///   - isEnabled: A key path or a closure that returns whether the command can be performed.
    ///   - isInMenus: Whether menus show the command.
    public init(
        _ standard: StandardCommand,
        _ action: Action,
        isEnabled: @escaping (State) -> Bool = { _ in true },
        isInMenus: Bool = true
    ) {
        self.init(
            standard.id,
            { _ in standard.title },
            standard.accelerators,
            action,
            isEnabled,
            standard.keywords,
            isInMenus
        )
    }

    private init(
        _ id: String,
        _ title: @escaping (State) -> String,
        _ accelerators: CommandAccelerators,
        _ action: Action,
        _ isEnabled: @escaping (State) -> Bool,
        _ keywords: [String],
        _ isInMenus: Bool
    ) {
        let description = CommandDescription<State, Action>(
            id: id,
            accelerators: accelerators,
            keywords: keywords,
            isInMenus: isInMenus,
            title: title,
            isEnabled: isEnabled,
            kind: { _ in .plain },
            action: { _, option in option == nil ? action : nil }
        )
        node = CommandNode(.command(description))
    }
}

extension Command {
    /// Reports that the identifier is missing.
    @available(*, unavailable, message: "A title computed from the state needs an identifier: add id: \"undo\"")
    public init(
        _ title: @escaping (State) -> String,
        _ action: Action,
        isEnabled: @escaping (State) -> Bool = { _ in true },
        keywords: [TranslatableText] = [],
        isInMenus: Bool = true
    ) {
        preconditionFailure("Command: A title computed from the state needs an identifier.")
    }

    /// Reports that the identifier is missing.
    @available(*, unavailable, message: "A title computed from the state needs an identifier: add id: \"undo\"")
    public init(
        _ title: @escaping (State) -> String,
        _ accelerators: CommandAccelerators,
        _ action: Action,
        isEnabled: @escaping (State) -> Bool = { _ in true },
        keywords: [TranslatableText] = [],
        isInMenus: Bool = true
    ) {
        preconditionFailure("Command: A title computed from the state needs an identifier.")
    }
}
