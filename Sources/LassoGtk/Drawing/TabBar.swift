/// The bar of a tab controller: where the tabs are, depending on the room.
///
/// There are the notebook's own tabs, above or below the pages; a switcher in the header bar or below the pages; and a
/// menu below the pages.
@MainActor
final class TabBar {
    /// The places of the tabs.
    enum Form: Equatable {
        /// Above the pages.
        case top
        /// Below the pages.
        case bottom
        /// In the header bar.
        case headerBar
        /// A switcher below the pages.
        case bottomSwitcher
        /// A menu below the pages.
        case menu
    }

    /// The widget around the notebook and the bar.
    let frame: AdaptiveBox
    private weak var controller: TabController?
    private let notebook: Notebook
    private let bottom = Box(.horizontal)
    // Created when they are first shown, which most tab controllers never need.
    private var knownSwitcher: TabSwitcher?
    private var knownMenu: TabMenu?
    private var form = Form.top
    private var labels: [TabLabels] = []
    private var isNarrow = false
    // The width of the frame that the tabs need in the header bar, and below the pages. It isn't forgotten in another
    // form: that may have another width, and the tabs would come and go.
    private var neededInHeader = 0
    private var neededBelow = 0
    // The size of the texts at that time.
    private var neededTextScale = 1.0

    init(of controller: TabController, around notebook: Notebook) {
        self.controller = controller
        self.notebook = notebook
        let column = Box(.vertical)
        frame = AdaptiveBox(around: column)
        [notebook, bottom].forEach(column.append)
        bottom.addCssClass("toolbar")
        bottom.visible = false
        frame.minimumWidth = { [weak self] in self?.narrowestWidth }
        frame.onLayout = { [weak self] in self?.adapt() }
    }

    private var switcher: TabSwitcher {
        if let knownSwitcher { return knownSwitcher }
        let switcher = TabSwitcher()
        switcher.onChoice = { [weak self] in self?.userDidChoose($0) }
        knownSwitcher = switcher
        return switcher
    }

    private var menu: TabMenu {
        if let knownMenu { return knownMenu }
        let menu = TabMenu()
        menu.onChoice = { [weak self] in self?.userDidChoose($0) }
        menu.onClosing = { $0.beginToLeave() }
        menu.onClosed = { [weak frame] in frame?.queueAllocate() }
        knownMenu = menu
        return menu
    }

    private func userDidChoose(_ chosen: Controller) {
        let index = controller?.controllers.firstIndex { $0 === chosen }
        if let index { controller?.userDidSelect(index) }
    }

    /// Whether the tabs want to be in the header bar, which has room for one tab bar.
    var wantsHeaderBar: Bool { hasRoomInHeader && controller?.tabPosition == .headerBar && !labels.isEmpty }

    /// The widget in the middle of the header bar; `nil` if the tabs are elsewhere.
    var headerWidget: Widget? { form == .headerBar ? switcher.widget : nil }

    /// Updates the tabs to match the controller.
    func update() {
        guard let controller else { return }
        let tabs = controller.controllers.map { LabeledTab(of: $0) }, labels = tabs.map(\.labels)
        if labels != self.labels { (neededInHeader, neededBelow) = (0, 0) }
        self.labels = labels
        let (hadFocus, formBefore) = (hasFocus, form)
        choose(wantedForm)
        knownSwitcher?.update(to: tabs, selected: controller.selectedIndex)
        knownMenu?.update(to: tabs, selected: controller.selectedIndex, isClosable: controller.hasClosableTabs)
        // GTK moves the focus on with the next frame, also if the widget that had it is still there.
        if hadFocus, form != formBefore || !hasFocus { takeFocus() }
    }

    // MARK: The focus

    /// Whether the tabs have the focus, where the user sees them.
    private var hasFocus: Bool {
        notebook.isFocus && notebook.showTabs || knownSwitcher?.widget.hasFocusWithin == true
            || knownMenu?.button.hasFocusWithin == true
    }

    private func takeFocus() {
        switch form {
        case .top, .bottom: notebook.grabFocus()
        case .headerBar, .bottomSwitcher: switcher.takeFocus()
        case .menu: menu.button.grabFocus()
        }
    }

    // MARK: The form

    /// The form for the width that the tabs have had last.
    private var wantedForm: Form {
        guard let controller, !labels.isEmpty else { return .top }
        // A menu stays while it is open. With the next layout after that, it may go.
        if form == .menu, menu.isOpen { return .menu }
        let isInHeader = controller.tabPosition == .headerBar && isFirstInHeader
        if !isNarrow, isInHeader, hasRoomInHeader { return .headerBar }
        guard isNarrow || isInHeader else { return controller.tabPosition == .bottom ? .bottom : .top }
        if frame.width < neededBelow { return .menu }
        return isInHeader ? .bottomSwitcher : .bottom
    }

    private var hasRoomInHeader: Bool { !isNarrow && (frame.width == 0 || frame.width >= neededInHeader) }

    /// Whether there is a header bar above the tabs, and no other tabs want to be there that these are in.
    private var isFirstInHeader: Bool {
        guard let controller, let line = controller.headeredController?.principalLine else { return false }
        let tabs = line.lazy.compactMap { $0 as? TabController }.first { $0.tabPosition == .headerBar }
        return tabs === controller
    }

    private func choose(_ form: Form) {
        notebook.showTabs = (form == .top || form == .bottom) && !labels.isEmpty
        notebook.tabPos = form == .bottom ? .bottom : .top
        guard form != self.form else { return }
        let before = self.form
        self.form = form
        let widgets: [Widget?] = [knownSwitcher?.widget, knownMenu?.button]
        for case let widget? in widgets where widget.parent === bottom { bottom.remove(widget) }
        bottom.visible = form == .bottomSwitcher || form == .menu
        if form == .menu { bottom.append(menu.button) }
        if before == .headerBar || form == .headerBar { controller?.headeredController?.updateHeaders() }
        if form == .bottomSwitcher {
            switcher.widget.leaveHeaderBar()
            switcher.widget.hexpand = true
            bottom.append(switcher.widget)
        }
        knownSwitcher?.setWide(form == .bottomSwitcher)
    }

    /// Chooses the form for the width of the window.
    private func adapt() {
        guard let controller else { return }
        isNarrow = frame.isNarrow(for: controller)
        let textScale = frame.settings.textScale
        if textScale != neededTextScale { (neededInHeader, neededBelow, neededTextScale) = (0, 0, textScale) }
        let width = frame.width
        switch form {
        case .headerBar where switcher.widget.mapped && switcher.widget.width < switcher.neededWidth:
            neededInHeader = max(neededInHeader, width + switcher.neededWidth - switcher.widget.width)
        case .bottomSwitcher: neededBelow = max(neededBelow, switcher.neededWidth)
        case .bottom where isNarrow: neededBelow = max(neededBelow, notebookWidth)
        default: break
        }
        let wanted = wantedForm
        if wanted != form { update() }
    }

    /// The width that the notebook's tabs need.
    private var notebookWidth: Int {
        notebook.tabWidgets.map { $0.measure(.horizontal, forSize: -1).minimum }.reduce(0, +)
    }

    private var narrowestWidth: Int? {
        let page = notebook.nthPage(notebook.currentPage)?.measure(.horizontal, forSize: -1).minimum ?? 0
        return max(page, form == .menu ? bottom.measure(.horizontal, forSize: -1).minimum : 0)
    }
}

extension Notebook {
    /// The widgets around the labels of the tabs.
    fileprivate var tabWidgets: [Widget] {
        (0..<nPages).compactMap { nthPage($0).flatMap { tabLabel(for: $0)?.parent } }
    }
}
