extension Command where State == EmptyState, Action == @MainActor () -> Void {
    /// Creates a command that calls a closure, in a table without a store.
    ///
    /// - Parameters:
    ///   - title: The title, in which an underscore marks the mnemonic.
    ///   - accelerators: The accelerator, or a list of them, in GTK's notation.
    ///   - id: The identifier: ASCII letters, digits, hyphens, and periods. By default, it is derived from the title.
    ///   - keywords: Other words to find the command by.
    ///   - isInMenus: Whether menus show the command.
    ///   - perform: A closure that performs the command.
    /// - Precondition: The title isn't empty. If no identifier is passed, it has letters or digits, and only Latin
    ///   letters.
    public init(
        _ title: TranslatableText,
        _ accelerators: CommandAccelerators = [],
        id: String? = nil,
        keywords: [TranslatableText] = [],
        isInMenus: Bool = true,
        perform: @escaping @MainActor () -> Void
    ) {
        self.init(title, accelerators, perform, id: id, keywords: keywords, isInMenus: isInMenus)
    }

    /// Creates a command that most applications have and that calls a closure, in a table without a store.
    ///
    /// - Parameters:
    ///   - standard: The command, whose title, identifier, and accelerators it has.
    ///   - isInMenus: Whether menus show the command.
    ///   - perform: A closure that performs the command.
    public init(
        _ standard: StandardCommand,
        isInMenus: Bool = true,
        perform: @escaping @MainActor () -> Void
    ) {
        self.init(standard, perform, isInMenus: isInMenus)
    }
}
