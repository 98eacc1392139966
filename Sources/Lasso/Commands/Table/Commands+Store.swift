extension Commands {
    /// Creates a table of commands that a store performs.
    ///
    /// - Parameters:
    ///   - store: The store, which the table keeps alive.
    ///   - content: The commands.
    /// - Precondition: The commands have different identifiers and different accelerators.
    public init<Store: AbstractViewStore>(
        _ store: Store,
        @CommandBuilder<Store.State, Store.Action> _ content: () -> [CommandNode<Store.State, Store.Action>]
    ) {
        self.init(items: content().map { $0.item(for: store) })
    }

    /// Creates a table of commands that are closures.
    ///
    /// ```swift
    /// Commands {
    ///     Command(.help) { [unowned self] in showHelp() }
    /// }
    /// ```
    ///
    /// - Parameter content: The commands. A closure must not keep the controller alive whose commands these are.
    /// - Precondition: The commands have different identifiers and different accelerators.
    public init(
        @CommandBuilder<EmptyState, @MainActor () -> Void> _ content: () -> [CommandNode<
            EmptyState, @MainActor () -> Void
        >]
    ) {
        self.init(ClosureRunner(), content)
    }
}
