/// The drawing of a tab controller: a notebook, with the tabs where there is room for them (``TabBar``).
///
/// A notebook that belongs to the application may have other pages anywhere among the tabs.
@MainActor
final class TabDrawing: WidgetDrawing, EmbeddableDrawing {
    private weak var controller: TabController?
    private let notebook: Notebook
    // Shows the tabs; `nil` in a notebook that belongs to the application.
    private let bar: TabBar?
    private var tabs: [Tab] = []
    private var connections: [SignalConnection] = []
    private var isChanging = false
    private weak var shownTab: Tab?
    // Whether the focus was in the tab that was selected before.
    private var focusMoves = false
    var onShownChange: () -> Void = {}

    /// Creates a drawing with a notebook.
    ///
    /// - Parameter controller: The tab controller.
    init(_ controller: TabController) {
        self.controller = controller
        let notebook = Notebook()
        self.notebook = notebook
        bar = TabBar(of: controller, around: notebook)
        notebook.hexpand = true
        notebook.vexpand = true
        notebook.scrollable = true
        connect()
    }

    /// Creates a drawing in a notebook that belongs to the application.
    ///
    /// - Parameters:
    ///   - controller: The tab controller.
    ///   - notebook: The notebook.
    init(_ controller: TabController, in notebook: Notebook) {
        self.controller = controller
        self.notebook = notebook
        bar = nil
        connect()
    }

    private func connect() {
        connections = [
            // Before GTK's own handler, which moves the focus to the page.
            notebook.onSwitchPage { [weak self] page, _ in self?.prepareToShow(page) },
            // After it, so that it does not override the hierarchy's response to the user's choice.
            notebook.onSwitchPage(after: true) { [weak self] page, _ in self?.didChoose(page) },
            // A notebook outside a window reports a critical when its page changes.
            notebook.onNotify("root") { [weak self] in self?.update(animated: false) },
            notebook.onPageReordered { [weak self] page, _ in self?.didMove(page) },
        ]
    }

    isolated deinit { connections.forEach { $0.disconnect() } }

    var widget: Widget { bar?.frame ?? notebook }

    /// Whether the tabs want to be in the header bar.
    var wantsHeaderBar: Bool { bar?.wantsHeaderBar ?? false }

    /// The tabs in the header bar; `nil` if they are elsewhere.
    var headerWidget: Widget? { bar?.headerWidget }

    var isShown: Bool {
        guard let shown = notebook.nthPage(notebook.currentPage) else { return true }
        return index(of: shown) != nil
    }

    func reveal() {
        guard let selected = selectedTab else { return }
        notebook.currentPage = notebook.pageNum(selected.page)
    }

    func update(animated: Bool) {
        guard let controller, notebook.root != nil else { return }
        change {
            let wasShown = isShown, knownTabs = tabs
            arrangeTabs(for: controller)
            guard let tab = selectedTab else { return }
            if tab !== shownTab { focusMoves = focusMoves || shownTab?.rememberFocus() == true }
            if wasShown || isChosen(tab, among: knownTabs) { show(tab) } else { tabs.forEach { $0.hide() } }
            shownTab = tab
            focusMoves = false
        }
        updateTitles()
        onShownChange()
    }

    /// Returns whether a tab is to be shown instead of an application page: it is new, or it was selected while the tab
    /// that was selected before remains.
    private func isChosen(_ tab: Tab, among knownTabs: [Tab]) -> Bool {
        guard knownTabs.contains(where: { $0 === tab }) else { return true }
        return tab !== shownTab && tabs.contains { $0 === shownTab }
    }

    private func show(_ tab: Tab) {
        tab.show()
        notebook.currentPage = notebook.pageNum(tab.page)
        for other in tabs where other !== tab { other.hide() }
        if focusMoves || nothingHasFocus, tab !== shownTab { tab.takeFocus() }
    }

    func updateTitles() {
        guard let controller else { return }
        if bar != nil { notebook.accessibleLabel = controller.visibleTitle }
        bar?.update()
        for tab in tabs {
            tab.update(isClosable: controller.hasClosableTabs)
            tab.setReorderable(controller.hasReorderableTabs, in: notebook)
        }
    }

    private var selectedTab: Tab? {
        guard let controller, tabs.indices.contains(controller.selectedIndex) else { return nil }
        return tabs[controller.selectedIndex]
    }

    /// Returns the index of the tab with a page; `nil` for an application page.
    private func index(of page: Widget) -> Int? { tabs.firstIndex { $0.page === page } }

    /// Whether the window is on the screen and no widget has the focus.
    private var nothingHasFocus: Bool {
        guard notebook.mapped, let window = notebook.root as? Window else { return false }
        return window.focusWidget == nil
    }

    /// Changes the notebook. Its signals meanwhile are not the user's.
    private func change(_ body: () -> Void) {
        let wasChanging = isChanging
        isChanging = true
        body()
        isChanging = wasChanging
    }

    /// Updates the tabs to match the controllers. Tabs that stay where they are do not change.
    private func arrangeTabs(for controller: TabController) {
        let controllers = controller.controllers
        // There may be many tabs, and most of them do not move.
        let common = zip(tabs, controllers).prefix { $0.controller === $1 }.count
        let wanted = Set(controllers[common...].map(ObjectIdentifier.init))
        let moving = tabs[common...].filter { tab in
            if let child = tab.controller, wanted.contains(ObjectIdentifier(child)) { return true }
            tab.page.giveUpDefault()
            notebook.removePage(notebook.pageNum(tab.page))
            return false
        }
        tabs.replaceSubrange(common..., with: moving)
        let known = Set(moving.compactMap { $0.controller.map(ObjectIdentifier.init) })
        for (index, child) in controllers.enumerated().dropFirst(common) {
            if tabs.indices.contains(index), tabs[index].controller === child { continue }
            if known.contains(ObjectIdentifier(child)),
                let current = tabs.firstIndex(where: { $0.controller === child })
            {
                tabs.insert(tabs.remove(at: current), at: index)
                putBesideOthers(tabs[index])
            } else {
                let tab = Tab(child)
                tabs.insert(tab, at: index)
                notebook.appendPage(tab.page, tabLabel: tab.label)
                putBesideOthers(tab)
            }
        }
    }

    /// Moves a tab's page behind the page of the tab before it or, for the first tab, before the page of the next one.
    private func putBesideOthers(_ tab: Tab) {
        guard let index = index(of: tab.page) else { return }
        let current = notebook.pageNum(tab.page)
        let position: Int
        if index > 0 {
            position = notebook.pageNum(tabs[index - 1].page) + 1
        } else if tabs.count > 1 {
            position = notebook.pageNum(tabs[1].page)
        } else {
            return
        }
        // The position does not count the page itself.
        notebook.reorderChild(tab.page, position: current < position ? position - 1 : position)
    }

    private func prepareToShow(_ page: Widget) {
        guard !isChanging else { return }
        focusMoves = shownTab?.rememberFocus() == true
        if let index = index(of: page) { tabs[index].show() }
    }

    private func didChoose(_ page: Widget) {
        guard !isChanging, let controller else { return }
        if let index = index(of: page), controller.controllers.indices.contains(index) {
            controller.userDidSelect(index)
        } else {
            focusMoves = false
            tabs.forEach { $0.hide() }
        }
        onShownChange()
    }

    private func didMove(_ page: Widget) {
        guard !isChanging, let controller, let current = index(of: page) else { return }
        let order = tabs.map { notebook.pageNum($0.page) }.sorted()
        guard let destination = order.firstIndex(of: notebook.pageNum(page)) else { return }
        if destination != current { controller.userDidMove(current, to: destination) }
        update(animated: false)
        // Application pages stay where they are.
        if tabs.indices.contains(destination) { change { putBesideOthers(tabs[destination]) } }
    }
}

extension TabController: DrawableController {
    func makeDrawing() -> any ControllerDrawing { TabDrawing(self) }
}
