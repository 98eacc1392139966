import Gtk
import Lasso

extension ListFeature {
    /// Shows the content of the split view around the list when the user chooses a row, also the one that is selected
    /// already: with a click, or with the Return key.
    ///
    /// ```swift
    /// let sidebar: FolderSelection = .browse(\.folder) { .didSelect($0) }
    /// ListView(of: store, \.folders, selection: sidebar, .showingContent) { FolderRow($0) }
    /// ```
    ///
    /// It makes a difference only while the split view is collapsed: the list is in the sidebar, and what is selected
    /// in it in the content. A click that selects several rows, and one on a button or a field in a row, shows nothing.
    /// In a list that isn't in a sidebar, this feature has no effect.
    ///
    /// Source: `AdwNavigationSplitView:show-content`, the signal `GtkListView::activate`.
    public static var showingContent: ListFeature {
        ListFeature { list, widget in
            let show = { @MainActor [weak widget] in
                // A row that is chosen is selected first, and must not be removed while GTK handles the release.
                performInNextTurn { widget?.activateAction(SplitDrawing.showContentAction) }
            }
            list.didActivate = show
            weak var pressed: Widget?
            let click = GestureClick()
            // A row claims the click, so this one is earlier.
            click.propagationPhase = .capture
            click.onPressed { [weak list, weak widget] _, x, y in
                pressed = list?.chosenRow(at: widget?.pick(x: x, y: y))
            }
            click.onReleased { [weak list, weak widget, weak click] _, x, y in
                defer { pressed = nil }
                let modifiers = click?.currentEventState ?? []
                guard let pressed, modifiers.isDisjoint(with: [.shiftMask, .controlMask]),
                    list?.chosenRow(at: widget?.pick(x: x, y: y)) === pressed
                else { return }
                show()
            }
            widget.addController(click)
        }
    }
}

extension BoundList {
    /// Returns the widget of the row that a click on a widget in it chooses; `nil` if the widget handles the click.
    fileprivate func chosenRow(at target: Widget?) -> Widget? {
        guard let list = listBase else { return nil }
        let line = sequence(first: target) { $0?.parent }.prefix { $0 != nil && $0 !== list }.compactMap(\.self)
        guard let row = line.last, row.parent === list else { return nil }
        // A row's widget takes the focus itself.
        return line.dropLast().contains { $0.focusable && $0.isSensitive } ? nil : row
    }
}
