import Gtk
import Lasso

/// The list of shortcuts, by group.
final class ShortcutsView: Box {
    private let store: ShortcutsStore
    private let capture: KeyCapture

    /// Creates the view of a store.
    init(_ store: ShortcutsStore) {
        self.store = store
        capture = KeyCapture { accelerator in
            guard let editing = store.state.editing else { return false }
            // The buttons of a conflict have keys of their own.
            guard editing.step.isWaiting || accelerator == Accelerator(key: Key.escape) else { return false }
            store.dispatchAction(.didPressKeys(accelerator))
            return true
        } didMoveFocus: {
            store.dispatchAction(.didMoveFocus)
        }
        super.init(.vertical, spacing: 0)
        let empty = Label(translated("No Shortcuts Found", in: .lasso))
        empty.addCssClass("dim-label")
        empty.vexpand = true
        empty.bindVisible(to: store, \.rows) { $0.isEmpty }
        let list = makeList()
        let scroll = ScrolledWindow(.vertical, child: list).with { $0.vexpand = true }
        scroll.bindVisible(to: store, \.rows) { !$0.isEmpty }
        for child in [empty, scroll] { append(child) }
        bind(to: store, \.editing) { view, editing in
            if editing == nil { view.capture.end() } else { view.capture.begin(around: view) }
        }
    }

    private func makeList() -> ListView {
        let list = ListView(
            of: store,
            \.rows,
            .activation { .didTapEdit($0) },
            .sections(by: \.group) { row in
                let title = Label().with { ($0.xalign, $0.marginStart, $0.marginTop) = (0, 6, 12) }
                title.addCssClass("heading")
                title.bind(\.label, to: row, \.group)
                return title
            },
            .contextMenu { row in
                row.shortcut.isFixed
                    ? []
                    : [
                        RowCommand(.translating("_Change Keys", in: .lasso), .didTapEdit(row.id)),
                        RowCommand(
                            .translating("_Reset", in: .lasso),
                            isEnabled: row.shortcut.isChanged,
                            .didTapReset(row.id)
                        ),
                    ]
            }
        ) { ShortcutRowView($0) }
        list.accessibleLabel = translated("Keyboard Shortcuts", in: .lasso)
        return list
    }
}
