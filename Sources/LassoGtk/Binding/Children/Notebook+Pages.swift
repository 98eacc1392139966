extension Notebook {
    /// Keeps one page for each item of a state, in the order of the items, with the item's title on its tab.
    ///
    /// ```swift
    /// notebook.bindChildren(to: store, \.documents, title: \.name) { document in
    ///     DocumentView(document)
    /// }
    /// ```
    ///
    /// The rules of ``ChildContainer/bindChildren(to:_:makeChild:)`` apply. The visible page stays visible.
    ///
    /// - Parameters:
    ///   - store: The store, which the notebook keeps alive.
    ///   - keyPath: The items.
    ///   - title: The title of an item.
    ///   - makeChild: A closure that returns the page for an item. It is passed a view store of the item.
    /// - Returns: The observation. When it is canceled, the pages stay, but their items no longer change: remove them.
    /// - Precondition: All items have different identities.
    @discardableResult
    public func bindChildren<Store: AbstractViewStore, Items: Sequence>(
        to store: Store,
        _ keyPath: KeyPath<Store.State, Items>,
        title: KeyPath<Items.Element, String>,
        makeChild: @escaping @MainActor (ItemViewStore<Items.Element, Store.Action>) -> Widget
    ) -> Observation where Items.Element: Identifiable {
        bindChildren(to: store, keyPath, makeChild: makeChild) { item in
            let label = Label()
            label.bind(\.label, to: item, title)
            return label
        }
    }

    /// Keeps one page for each item of a state, in the order of the items, with a tab of the application's own.
    ///
    /// - Parameters:
    ///   - store: The store, which the notebook keeps alive.
    ///   - keyPath: The items.
    ///   - makeChild: A closure that returns the page for an item. It is passed a view store of the item.
    ///   - makeTab: A closure that returns the content of the tab for an item.
    /// - Returns: The observation. When it is canceled, the pages stay, but their items no longer change: remove them.
    /// - Precondition: All items have different identities.
    @discardableResult
    public func bindChildren<Store: AbstractViewStore, Items: Sequence>(
        to store: Store,
        _ keyPath: KeyPath<Store.State, Items>,
        makeChild: @escaping @MainActor (ItemViewStore<Items.Element, Store.Action>) -> Widget,
        makeTab: @escaping @MainActor (ItemViewStore<Items.Element, Store.Action>) -> Widget
    ) -> Observation where Items.Element: Identifiable {
        let binding = ChildrenBinding(in: NotebookPages(of: self), of: store) { item in
            NotebookPage(child: makeChild(item), tab: makeTab(item))
        }
        return keep(binding, to: store, keyPath) { $0.show($1) }
    }
}

@MainActor
private final class NotebookPage {
    let child: Widget
    let tab: Widget
    /// The tab for GTK. GTK 4.8 never frees it, so it must not keep the content.
    let tabHolder = Box(.horizontal)

    init(child: Widget, tab: Widget) {
        (self.child, self.tab) = (child, tab)
        tabHolder.append(tab)
    }

    isolated deinit { tabHolder.remove(tab) }
}

/// The pages of a notebook, behind those that it had before.
private struct NotebookPages: ChildArrangement {
    private weak var notebook: Notebook?
    private weak var first: Widget?

    init(of notebook: Notebook) {
        self.notebook = notebook
        first = notebook.nPages > 0 ? notebook.nthPage(notebook.nPages - 1) : nil
    }

    func isFixed(_ page: NotebookPage) -> Bool { page.child.hasFocusWithin || page.tab.hasFocusWithin }

    func insert(_ page: NotebookPage, after sibling: NotebookPage?) {
        notebook?.insertPage(page.child, tabLabel: page.tabHolder, position: position(after: sibling))
    }

    func move(_ page: NotebookPage, after sibling: NotebookPage?) {
        guard let notebook else { return }
        // The page itself leaves its position first.
        let old = notebook.pageNum(page.child), new = position(after: sibling)
        guard old >= 0 else { return }
        notebook.reorderChild(page.child, position: old < new ? new - 1 : new)
    }

    func remove(_ page: NotebookPage) {
        // The user may have dragged the page to another notebook, for example. GTK removes the last page for -1.
        guard let notebook, case let number = notebook.pageNum(page.child), number >= 0 else { return }
        notebook.removePage(number)
    }

    private func position(after sibling: NotebookPage?) -> Int {
        guard let notebook, let before = sibling?.child ?? first else { return 0 }
        return notebook.pageNum(before) + 1
    }
}
