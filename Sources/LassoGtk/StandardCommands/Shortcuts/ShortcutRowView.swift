import Gtk
import Lasso

/// A row of the shortcuts window: the title, the keys, and the buttons that change them.
///
/// It is one grid: a wrapped text in a vertical box may be wider than the row in GTK 4.8, and a grid of wrapped texts
/// in a horizontal box is much too high in GTK 4.18.
final class ShortcutRowView: Grid {
    private typealias Row = ItemViewStore<ShortcutRow, ShortcutsModule.Action>

    /// Creates the view of a row.
    init(_ row: ItemViewStore<ShortcutRow, ShortcutsModule.Action>) {
        super.init()
        columnSpacing = 12
        setMargins(6)
        let widgets = [
            Self.title(row), Self.prompt(row), Self.keycaps(row), Self.take(row), Self.edit(row), Self.reset(row),
        ]
        for (column, widget) in widgets.enumerated() { attach(widget, column: column, row: 0) }
        attach(Self.note(row), column: 0, row: 1, width: widgets.count, height: 1)
    }

    private static func title(_ row: Row) -> Widget {
        let title = Label()
        (title.xalign, title.ellipsize, title.hexpand) = (0, .end, true)
        title.bind(\.label, to: row, \.shortcut.title)
        return title
    }

    private static func note(_ row: Row) -> Widget {
        let note = Label()
        (note.xalign, note.wrap) = (0, true)
        note.addCssClass("error")
        note.bind(\.label, to: row, \.step) { $0?.note ?? "" }
        note.bindVisible(to: row, \.step) { $0?.note.isEmpty == false }
        return note
    }

    private static func prompt(_ row: Row) -> Widget {
        let prompt = Label().with { $0.addCssClass("dim-label") }
        // Its text is in the name of the row even while it isn't visible.
        prompt.bind(\.label, to: row, \.step) {
            $0?.isWaiting == true ? translated("Press keys, or Backspace for none", in: .lasso) : ""
        }
        prompt.bindVisible(to: row, \.step) { $0?.isWaiting == true }
        return prompt
    }

    private static func keycaps(_ row: Row) -> Widget {
        let keycaps = Keycaps(nameWithoutKeys: translated("No keys", in: .lasso))
        keycaps.bind(to: row, \.shortcut) { keycaps, shortcut in
            guard shortcut.isRange else { return keycaps.show(shortcut.accelerators) }
            keycaps.show(shortcut.accelerators, separator: translated("to", context: "keys", in: .lasso))
        }
        keycaps.bindVisible(to: row, \.step) { $0 == nil }
        return keycaps
    }

    private static func take(_ row: Row) -> Button {
        let take = Button(translated("Take Keys", in: .lasso))
        take.bind(\.accessibleDescription, to: row, \.step) { $0?.note }
        take.bind(to: row, action: .didTapTake)
        take.bind(to: row, \.step) { take, step in
            let hasConflict = step.map { !$0.isWaiting } ?? false
            take.setShownInRow(hasConflict)
            // Assistive technologies tell the conflict with the button.
            if hasConflict, take.rowOfList?.hasFocusWithin == true { take.grabFocus() }
        }
        return take
    }

    private static func edit(_ row: Row) -> Button {
        let edit = Button(flatIcon: "document-edit-symbolic", name: translated("Change Keys", in: .lasso))
        edit.bind(to: row) { _ in .didTapEdit(row.id) }
        edit.bind(to: row, \.shortcut.isFixed) { $0.setShownInRow(!$1) }
        return edit
    }

    private static func reset(_ row: Row) -> Button {
        let reset = Button(flatIcon: "edit-undo-symbolic", name: translated("Reset Keys", in: .lasso))
        reset.bind(to: row) { _ in .didTapReset(row.id) }
        reset.bind(to: row, \.shortcut.isChanged) { $0.setShownInRow($1) }
        return reset
    }
}

extension Button {
    /// Shows or hides the button. The row gets the focus of a button that is hidden.
    fileprivate func setShownInRow(_ isShown: Bool) {
        if !isShown, hasFocusWithin { rowOfList?.grabFocus() }
        visible = isShown
    }
}
