import LassoGtk

final class ListViewController: ViewController, LassoView {
    let store: ListScreenModule.ViewStore
    private let history: ListScreenStore.History

    init(_ store: ListScreenModule.ViewStore, history: ListScreenStore.History) {
        self.store = store
        self.history = history
        super.init()
        title = translated("List")
    }

    override func loadView() -> Widget {
        let table = table
        let scroll = ScrolledWindow().with { ($0.child, $0.vexpand) = (table, true) }
        let all = Box(.vertical) {
            tools; scroll; status(of: table)
        }
        all.bindShortcut("<Control>z", scope: .global, to: history, action: .undo)
        all.bindShortcut("<Control><Shift>z", scope: .global, to: history, action: .redo)
        return all
    }

    override func viewDidLoad() {
        bindToasts(to: store, \.toasts) { .didEndToast($0, $1) }
        dispatchAction(.didLoadView)
    }

    private var tools: Widget {
        let search = SearchEntry().with { $0.hexpand = true }, order = DropDown(strings: [])
        search.bindText(to: store, \.query) { .didSearch($0) }
        search.bind(search.onStopSearch, to: store, action: .didStopSearch)
        order.bindChoice(
            among: ListScreenModule.Column.allCases,
            none: translated("Manual"),
            to: store,
            \.order?.key,
            title: \.title
        ) { .didChooseOrder($0) }
        let row = Box(.horizontal, spacing: 12) {
            Label(mnemonic: translated("_Search")).with { $0.mnemonicWidget = search }
            search
            Label(mnemonic: translated("_Order")).with { $0.mnemonicWidget = order }
            order
        }
        row.setMargins(12)
        // In a small window, it scrolls.
        return ScrolledWindow(child: row, vscrollbarPolicy: .never)
    }

    private var undoButtons: [Widget] {
        let undo = Button(), redo = Button()
        undo.bind(\.label, to: history, \.undoName) { $0.map { translated("Undo \($0)") } ?? translated("Undo") }
        undo.bind(to: history, action: .undo)
        undo.bindSensitive(to: history, \.canUndo)
        redo.bind(\.label, to: history, \.redoName) { $0.map { translated("Redo \($0)") } ?? translated("Redo") }
        redo.bind(to: history, action: .redo)
        redo.bindSensitive(to: history, \.canRedo)
        for button in [undo, redo] { button.valign = .center }
        return [undo, redo]
    }

    private var table: ColumnView {
        ColumnView(
            of: store,
            \.chores,
            arrangement: .filtered(by: \.pattern) { $1.matches($0.name) }
                .sorted(by: \.order) { $0.precedes($1, in: $2) },
            selection: .multiple(\.selection) { .didSelect($0) },
            sorting: .by(\.order) { .didSort($0) },
            .reordering { .didMove($0, before: $1) },
            .deletion { .didDelete($0, next: $1) },
            .typeAhead(\.name),
            .contextMenu { _ in [.renaming("_Rename"), .deleting("_Delete")] }
        ) {
            ListColumn(translated("Name"), sortedBy: ListScreenModule.Column.name) {
                $0.expand = true
            } makeCell: { chore in
                let name = EditableLabel(text: "")
                name.bindRenaming(to: chore, \.name) { .didRename(chore.id, $0) }
                return name
            }
            ListColumn(translated("Number"), sortedBy: ListScreenModule.Column.number) { chore in
                let number = Label().with { $0.xalign = 1 }
                number.bind(\.label, to: chore, \.id) { LocaleFormat.number($0) }
                return number
            }
            ListColumn(translated("Done"), sortedBy: ListScreenModule.Column.done) { chore in
                let done = CheckButton().with { $0.accessibleLabel = translated("Done") }
                done.bind(\.active, to: chore, \.isDone) { .didToggle(chore.id, $0) }
                return done
            }
        }
    }

    private func status(of table: ColumnView) -> Widget {
        let count = Label(), hint = Label()
        let showCount = { [weak count, weak table, store] in
            count?.label = store.state.summary(shown: table?.model?.nItems ?? 0)
        }
        table.model?.onItemsChanged { _, _, _ in showCount() }
        store.observeState { _ in showCount() }.cancelled(with: count)
        hint.addCssClass("dim-label")
        (hint.wrap, hint.hexpand, hint.xalign) = (true, true, 0)
        hint.bind(\.label, to: store, \.order) {
            $0 == nil
                ? translated("Alt+Up and Alt+Down move a row.") : translated("Rows can be moved in manual order.")
        }
        return Box(.horizontal, spacing: 12) {
            count; hint; undoButtons
        }
        .with { $0.setMargins(12) }
    }
}

extension ListScreenModule.State {
    /// The number of chores and, if there are others, of those that are shown.
    fileprivate func summary(shown: Int) -> String {
        if isLoading { return translated("Loading…") }
        let all = translated("\(chores.count) chore", plural: "\(chores.count) chores", count: chores.count)
        guard shown != chores.count else { return all }
        return translated("\(shown) of \(all)", comment: "The second value is all of them, such as “12 chores”")
    }
}
