/// Shows a tab controller: a notebook.
final class TabDrawing: WidgetDrawing {
    private weak var controller: TabController?
    private let notebook = Notebook()
    private var tabs: [Tab] = []
    private var switching: SignalConnection?

    /// A controller's tab. Its page stays empty until the tab is chosen, and the controller is drawn, for the first time.
    private struct Tab {
        weak var controller: Controller?
        let page = Box(.vertical)
        let title = Label()
    }

    init(_ controller: TabController) {
        self.controller = controller
        notebook.hexpand = true
        notebook.vexpand = true
        // After GTK's own handler, so that what the hierarchy makes of the user's choice is not overruled.
        switching = notebook.onSwitchPage(after: true) { [weak self] _, number in
            self?.controller?.selectedIndex = number
        }
    }

    var widget: Widget { notebook }

    func update(animated: Bool) {
        guard let controller else { return }
        switching?.whileBlocked {
            let isRebuilt = !tabs.elementsEqual(controller.controllers, by: { $0.controller === $1 })
            let window = notebook.root as? Window
            let focus = window?.focusWidget
            if isRebuilt { rebuildTabs(for: controller.controllers) }
            for (index, tab) in tabs.enumerated() { show(tab, isSelected: index == controller.selectedIndex) }
            notebook.currentPage = controller.selectedIndex
            // It was lost while its page was put in again.
            if isRebuilt, let focus, focus.isAncestor(notebook) { window?.focusWidget = focus }
        }
        updateTitles()
    }

    func updateTitles() {
        notebook.accessibleLabel = controller?.visibleTitle
        for tab in tabs {
            let title = tab.controller?.tabTitle ?? ""
            tab.title.label = title
            // GtkNotebook calls its tabs "Tab" unless it is told better.
            tab.title.parent?.accessibleLabel = title
        }
    }

    private func rebuildTabs(for controllers: [Controller]) {
        while notebook.nPages > 0 { notebook.removePage(notebook.nPages - 1) }
        tabs = controllers.map { controller in
            tabs.first { $0.controller === controller } ?? Tab(controller: controller)
        }
        for tab in tabs { notebook.appendPage(tab.page, tabLabel: tab.title) }
        notebook.showTabs = !tabs.isEmpty
    }

    private func show(_ tab: Tab, isSelected: Bool) {
        tab.page.updateState(.hidden, !isSelected)
        guard let view = tab.controller?.drawnWidget, view.parent !== tab.page else { return }
        view.leaveContainer()
        view.vexpand = true
        tab.page.append(view)
    }
}

extension Controller {
    /// What stands on the controller's tab: its title or, for a container without one, that of the first controller in it.
    fileprivate var tabTitle: String? { title ?? children.first?.tabTitle }
}
