/// An element of a table of commands, before the table has a store.
public struct CommandNode<State, Action> {
    indirect enum Content {
        case command(CommandDescription<State, Action>)
        case submenu(title: String, [CommandNode])
        case section(title: String?, [CommandNode])
    }

    let content: Content

    init(_ content: Content) { self.content = content }

    /// Returns the item for a table whose commands are performed by a store.
    @MainActor
    func item<Store: AbstractViewStore>(for store: Store) -> CommandItem
    where Store.State == State, Store.Action == Action {
        switch content {
        case .command(let description):
            CommandItem(kind: .command(description.command(for: store)))
        case .submenu(let title, let nodes):
            CommandItem(kind: .submenu, title: title, items: nodes.map { $0.item(for: store) })
        case .section(let title, let nodes):
            CommandItem(kind: .section, title: title, items: nodes.map { $0.item(for: store) })
        }
    }
}
