/// The search bar below a header bar, and the button that opens it.
final class HeaderSearch {
    let bar = SearchBar()
    let button = ToggleButton()
    private weak var page: HeaderedPage?
    private weak var entry: SearchEntry?
    private var shortcut: ShortcutController?
    private weak var focusBefore: Widget?
    private var focusObserver: SignalConnection?

    /// Creates a search bar without a field, which can't be opened.
    ///
    /// - Parameter page: The page that the search bar belongs to.
    init(in page: HeaderedPage) {
        self.page = page
        // For the tooltip of a visible widget, GTK asks the display server where the pointer is.
        button.visible = false
        button.iconName = "system-search-symbolic"
        button.accessibleLabel = translated("Search", in: .lasso)
        button.tooltipText = translated("Search (\(Self.accelerator.label))", in: .lasso)
        button.focusOnClick = false
        bar.visible = false
        button.onToggled { [weak self] in
            guard let self, bar.searchMode != button.active else { return }
            bar.searchMode = button.active
        }
        bar.onNotify("search-mode-enabled") { [weak self] in
            guard let self else { return }
            button.active = bar.searchMode
            if !bar.searchMode, bar.hasFocusWithin, let window = bar.root as? Window {
                window.returnFocus(to: focusBefore, orInto: self.page?.content)
            }
        }
        bar.onMap { [weak self] in self?.followFocus() }
        bar.onUnmap { [weak self] in self?.focusObserver?.disconnect() }
    }

    private static let accelerator = Accelerator(key: Key.f, modifiers: .controlMask)

    /// Shows a field in the search bar.
    ///
    /// - Parameter entry: The field; `nil` for none.
    func show(_ entry: SearchEntry?) {
        // The field may be in another search bar now.
        guard entry !== self.entry || entry !== bar.child else { return }
        if self.entry != nil { takeDown() }
        self.entry = entry
        button.visible = entry != nil
        bar.visible = entry != nil
        if let entry { setUp(entry) }
    }

    private func setUp(_ entry: SearchEntry) {
        entry.leaveSearchBar()
        (entry.parent as? Box)?.remove(entry)
        entry.hexpand = true
        bar.child = entry
        bar.connectEntry(entry)
        // What the user types elsewhere in the page opens the search bar.
        bar.keyCaptureWidget = page
        // A query that the state already has is shown.
        bar.searchMode = !entry.text.isEmpty
        let shortcut = ShortcutController(sharing: Self.accelerator) { [weak self] in self?.open() ?? false }
        shortcut.scope = .global
        bar.addController(shortcut)
        self.shortcut = shortcut
    }

    /// Opens the search bar, and moves the focus to the field, unless the focus is in another page with a search.
    ///
    /// - Returns: Whether it did.
    private func open() -> Bool {
        let focus = (bar.root as? Window)?.focusWidget
        if let searched = focus?.searchedPage, searched !== page { return false }
        bar.searchMode = true
        entry?.grabFocus()
        return true
    }

    private func takeDown() {
        if let shortcut { bar.removeController(shortcut) }
        shortcut = nil
        bar.keyCaptureWidget = nil
        // While a field is in the bar, closing the bar clears it.
        bar.child = nil
        bar.searchMode = false
    }

    // MARK: Focus

    /// Remembers the widget that has the focus while the field doesn't have it. GTK moves the focus to the field before
    /// it notifies that the search bar is open.
    private func followFocus() {
        guard let window = bar.root as? Window else { return }
        rememberFocus(in: window)
        focusObserver = window.onNotify("focus-widget") { [weak self, weak window] in
            if let window { self?.rememberFocus(in: window) }
        }
    }

    private func rememberFocus(in window: Window) {
        // An open menu has the focus only until it closes.
        guard let focus = window.focusWidget, !focus.isAncestor(bar), focus.native === bar.native else { return }
        // While one page replaces another, both are mapped, and the focus is still in the one that goes.
        if bar.isReachable, focus.isReachable { focusBefore = focus }
    }
}

extension Widget {
    /// The innermost page around this widget that has a search.
    fileprivate var searchedPage: HeaderedPage? {
        sequence(first: self, next: \.parent).lazy.compactMap { $0 as? HeaderedPage }.first(where: \.hasSearch)
    }
}

extension SearchEntry {
    /// Removes this field from its search bar, so that it can be added to another one.
    fileprivate func leaveSearchBar() {
        let bar = sequence(first: self as Widget, next: \.parent).lazy.compactMap { $0 as? SearchBar }.first
        if let bar, bar.child === self { bar.child = nil }
    }
}
