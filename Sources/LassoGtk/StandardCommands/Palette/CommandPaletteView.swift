import Gtk
import Lasso

/// The field of the command palette, which keeps the focus, and the list of what it finds.
final class CommandPaletteView: Box {
    private let store: CommandPaletteStore
    private let field = SearchEntry()
    private let empty = Label(translated("No Commands Found", in: .lasso))

    /// Creates the view of a store.
    init(_ store: CommandPaletteStore) {
        self.store = store
        super.init(.vertical, spacing: 6)
        setMargins(6)
        let list = makeList()
        setUpField(above: list)
        empty.addCssClass("dim-label")
        empty.vexpand = true
        empty.bindVisible(to: store, \.rows) { $0.isEmpty }
        let scroll = ScrolledWindow(.vertical, child: list).with { $0.vexpand = true }
        scroll.bindVisible(to: store, \.rows) { !$0.isEmpty }
        for child in [field, empty, scroll] { append(child) }
    }

    private func setUpField(above list: ListView) {
        field.placeholderText = translated("Search Commands", in: .lasso)
        field.accessibleLabel = translated("Search Commands", in: .lasso)
        field.updateRelation(.controls, [list])
        // The focus doesn't move to the chosen row, so the field describes it.
        field.bind(\.accessibleDescription, to: store, \.chosenRow) {
            $0?.name ?? translated("No Commands Found", in: .lasso)
        }
        field.bindText(to: store, \.query) { .didType($0) }
        field.bind(to: store, action: .didPressEnter)
        field.bind(field.onStopSearch, to: store, action: .didPressEscape)
        field.bindShortcut("Up", to: store, action: .didPressUp)
        field.bindShortcut("Down", to: store, action: .didPressDown)
    }

    private func makeList() -> ListView {
        // The keys choose rows, and a click performs one. The pointer over a row chooses nothing: it may be there by
        // chance.
        let list = ListView(
            of: store,
            \.rows,
            selection: .shown(\.chosen),
            .activation { .didTapRow($0) }
        ) { CommandPaletteRowView($0) }
        list.singleClickActivate = true
        list.canFocus = false
        list.accessibleLabel = translated("Commands", in: .lasso)
        list.bind(to: store, \.chosen) { [store] list, chosen in
            guard let position = store.state.rows.firstIndex(where: { $0.id == chosen }) else { return }
            list.activateAction("list.scroll-to-item", args: Variant(UInt32(position)))
        }
        return list
    }
}
