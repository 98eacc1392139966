/// Shows a tab controller: a notebook.
final class TabDrawing: WidgetDrawing {
    private weak var controller: TabController?
    private let notebook: Notebook
    // The pages that the application's own notebook has, before those from here.
    private let ownPageCount: Int
    private var tabs: [Tab] = []
    private var connections: [SignalConnection] = []
    private var isChanging = false
    private weak var shownTab: Tab?
    // Whether the focus was in the tab that was shown before.
    private var focusMoves = false

    /// - Parameters:
    ///   - controller: The tab controller.
    ///   - notebook: The notebook; a new one if none is named.
    init(_ controller: TabController, in notebook: Notebook = Notebook()) {
        self.controller = controller
        self.notebook = notebook
        ownPageCount = notebook.nPages
        notebook.hexpand = true
        notebook.vexpand = true
        notebook.scrollable = true
        connections = [
            // Before GTK's own handler, which moves the focus into the page.
            notebook.onSwitchPage { [weak self] _, number in self?.prepareToShow(number) },
            // After it, so that what the hierarchy makes of the user's choice is not overruled.
            notebook.onSwitchPage(after: true) { [weak self] _, number in self?.didChoose(number) },
            // A notebook that is in no window stumbles when its page changes.
            notebook.onNotify("root") { [weak self] in self?.update(animated: false) },
            notebook.onPageReordered { [weak self] page, number in self?.didMove(page, to: number) },
        ]
    }

    isolated deinit { connections.forEach { $0.disconnect() } }

    var widget: Widget { notebook }

    func update(animated: Bool) {
        guard let controller, notebook.root != nil else { return }
        change {
            arrangeTabs(for: controller)
            let selected = controller.selectedIndex
            guard tabs.indices.contains(selected) else { return }
            let tab = tabs[selected]
            tab.show()
            if tab !== shownTab { focusMoves = focusMoves || shownTab?.rememberFocus() == true }
            notebook.currentPage = ownPageCount + selected
            for other in tabs where other !== tab { other.hide() }
            if focusMoves || nothingHasFocus, tab !== shownTab { tab.takeFocus() }
            shownTab = tab
            focusMoves = false
        }
        updateTitles()
    }

    func updateTitles() {
        guard let controller else { return }
        notebook.accessibleLabel = controller.visibleTitle
        notebook.showTabs = notebook.nPages > 0
        for tab in tabs {
            tab.update(isClosable: controller.hasClosableTabs)
            notebook.setTabReorderable(tab.page, reorderable: controller.hasReorderableTabs)
        }
    }

    /// Whether the window is on the screen, and the keys of the user lead nowhere.
    private var nothingHasFocus: Bool {
        guard notebook.mapped, let window = notebook.root as? Window else { return false }
        return window.focusWidget == nil
    }

    /// Changes the notebook without taking that for the user's doing.
    private func change(_ body: () -> Void) {
        let wasChanging = isChanging
        isChanging = true
        body()
        isChanging = wasChanging
    }

    /// Makes the tabs those of the controllers, and touches no tab that is in its place.
    private func arrangeTabs(for controller: TabController) {
        let controllers = controller.controllers
        tabs.removeAll { tab in
            guard !controllers.contains(where: { $0 === tab.controller }) else { return false }
            notebook.removePage(notebook.pageNum(tab.page))
            return true
        }
        for (index, child) in controllers.enumerated() {
            if let current = tabs.firstIndex(where: { $0.controller === child }) {
                guard current != index else { continue }
                tabs.insert(tabs.remove(at: current), at: index)
                notebook.reorderChild(tabs[index].page, position: ownPageCount + index)
            } else {
                let tab = Tab(child)
                tabs.insert(tab, at: index)
                notebook.insertPage(tab.page, tabLabel: tab.label, position: ownPageCount + index)
            }
        }
    }

    private func prepareToShow(_ number: Int) {
        let index = number - ownPageCount
        guard !isChanging, tabs.indices.contains(index) else { return }
        focusMoves = shownTab?.rememberFocus() == true
        tabs[index].show()
    }

    private func didChoose(_ number: Int) {
        let index = number - ownPageCount
        guard !isChanging, let controller, controller.controllers.indices.contains(index) else { return }
        controller.selectedIndex = index
    }

    private func didMove(_ page: Widget, to number: Int) {
        guard !isChanging, let controller, let current = tabs.firstIndex(where: { $0.page === page }) else { return }
        // The notebook's own pages stay where they are.
        let destination = min(max(number - ownPageCount, 0), tabs.count - 1)
        guard destination != current else { return update(animated: false) }
        controller.moveController(at: current, to: destination)
        update(animated: false)
    }
}
