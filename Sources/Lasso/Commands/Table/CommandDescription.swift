/// A command, before its table has a store.
struct CommandDescription<State, Action> {
    let id: String
    let accelerators: CommandAccelerators
    let keywords: [String]
    let isInMenus: Bool
    /// A closure that returns the title, which may have a mnemonic.
    let title: (State) -> String
    let isEnabled: (State) -> Bool
    let kind: (State) -> CommandKind
    /// A closure that returns the action for the identifier of an option, or for `nil`; `nil` if there is none.
    let action: (State, String?) -> Action?

    func content(of state: State) -> CommandContent {
        CommandContent(mnemonicTitle: title(state), isEnabled: isEnabled(state), kind: kind(state))
    }

    /// Returns the command that a store performs.
    @MainActor
    func command<Store: AbstractViewStore>(for store: Store) -> AnyCommand
    where Store.State == State, Store.Action == Action {
        AnyCommand(
            id: id,
            accelerators: accelerators,
            keywords: keywords,
            isInMenus: isInMenus,
            content: { content(of: store.state) },
            perform: { option in
                guard isEnabled(store.state), let action = action(store.state, option) else { return false }
                store.dispatchAction(action)
                return true
            },
            observe: { handler in
                store.observeState(mappedBy: content) { _, content in handler(content) }
            }
        )
    }
}
