/// The header bar of a controller: the Back or the Close button, the title, and what the view controllers in it add.
@MainActor
final class PageHeader {
    private let bar = HeaderBar()
    private var layout: LayoutObserver?
    private weak var controller: Controller?
    private let title = HeaderTitle()
    private weak var page: HeaderedPage?
    // Most pages don't need all of them, so each is created on first use.
    private var (back, close, search, menuButton): (Button?, Button?, HeaderSearch?, MenuButton?)
    private var shown: [Widget] = []
    // Whether a page has a Cancel button.
    private var cancels = false
    private var decorations: SignalConnection?
    private var cancelling: SignalConnection?
    // Whether the buttons that minimize and maximize the window are left out, so that the title can be read, and the
    // width that this saves.
    private var (isCompact, savedWidth) = (false, 0)

    /// The width, in pixels, at which a title that needs more can be read well enough.
    private static let readableWidth = 140

    /// Creates the header bar of a page.
    ///
    /// - Parameters:
    ///   - controller: The page's controller.
    ///   - page: The page.
    init(for controller: Controller, in page: HeaderedPage) {
        self.controller = controller
        self.page = page
        bar.titleWidget = title.box
        page.prepend(bar)
        layout = LayoutObserver(of: bar) { [weak self] in self?.makeRoomForTitle() }
        decorations = bar.settings.onNotify("gtk-decoration-layout") { [weak self] in self?.updateTitleButtons() }
    }

    // The settings outlive the header bar.
    isolated deinit { decorations?.disconnect() }

    /// The innermost controller that the user is at.
    private var inner: Controller? { controller?.principalLine.last }

    /// Hides the header bar, because the page is where it has none.
    func hide() {
        show([])
        search?.show(nil)
        bar.visible = false
    }

    /// Updates the header bar to match the hierarchy.
    func update() {
        guard let controller, let inner else { return }
        let contents = controller.headerContents
        title.update(to: controller)
        cancels = contents.contains { $0.cancel != nil }
        updateWayOut(of: controller, inner)
        show(contents)
        let field = contents.lazy.compactMap(\.search).last
        if field != nil, search == nil { addSearch() }
        search?.show(field)
        updateMenuButton()
        // The next layout finds out.
        (isCompact, savedWidth) = (false, 0)
        updateTitleButtons()
        // In a popover, or in a widget of the application's own, it only takes room for what it offers.
        let isOfUse = !shown.isEmpty || [back, close, search?.button].contains { $0?.visible == true }
        bar.visible = controller.hasTitleButtons || isOfUse
    }

    /// Shows the Back button, or the button that closes a dialog.
    private func updateWayOut(of controller: Controller, _ inner: Controller) {
        let leadsBack = controller.headerLeadsBack
        let isDialog = controller.outermostContainer.presentingController != nil
        let closes = !inner.canGoBack && inner.offersClosing && isDialog && !cancels
        if leadsBack, back == nil { addBack() }
        if closes, close == nil { addClose() }
        back?.visible = leadsBack
        close?.visible = closes
    }

    private func addBack() {
        let button = Button(back: { [weak self] in self?.inner?.goBack() })
        packStart(button, behind: nil)
        back = button
    }

    private func addClose() {
        let button = Button(translated("Close", in: .lasso))
        button.onClicked { [weak self] in self?.inner?.cancel() }
        packStart(button, behind: back)
        close = button
    }

    /// Whether this header bar has a search.
    var hasSearch: Bool { search?.button.visible ?? false }

    /// Opens the main menu.
    ///
    /// - Returns: Whether this header bar has it.
    func openMenu() -> Bool {
        guard let menuButton, menuButton.mapped else { return false }
        // While its page moves in, the menu would be outside of the window.
        menuButton.whenAtRest { [weak menuButton] in menuButton?.popup() }
        return true
    }

    /// Shows the button of the main menu if this header bar is at the edge where lines of text end.
    private func updateMenuButton() {
        guard let controller, let window = controller.outermostContainer.drawing as? WindowDrawing,
            window.menu.nItems > 0, controller.headerEdges.contains(.trailing)
        else {
            menuButton?.visible = false
            return
        }
        if menuButton == nil { addMenuButton(for: window.menu) }
        menuButton?.visible = true
    }

    private func addMenuButton(for menu: Menu) {
        let button = MenuButton(forMainMenu: menu)
        packEnd(button, before: nil)
        menuButton = button
    }

    private func addSearch() {
        guard let page else { return }
        let search = HeaderSearch(in: page)
        page.insertChildAfter(search.bar, sibling: bar)
        packEnd(search.button, before: menuButton)
        self.search = search
    }

    // What the pages add stays where it is while a button is added: it may have the focus, or an open menu.

    /// Adds a button where lines of text begin, before what the pages add.
    ///
    /// - Parameters:
    ///   - button: The button.
    ///   - previous: The button that comes first; `nil` for none.
    private func packStart(_ button: Button, behind previous: Button?) {
        bar.packStart(button)
        guard let box = button.parent as? Box else { return }
        box.reorderChildAfter(button, sibling: previous ?? box.firstChild as? WindowControls)
    }

    /// Adds a button where lines of text end, behind what the pages add.
    ///
    /// - Parameters:
    ///   - button: The button.
    ///   - next: The button that comes last; `nil` for none.
    private func packEnd(_ button: Widget, before next: Widget?) {
        bar.packEnd(button)
        guard let box = button.parent as? Box else { return }
        let next = next ?? box.lastChild as? WindowControls
        box.reorderChildAfter(button, sibling: next.map(\.prevSibling) ?? box.lastChild)
    }

    private func show(_ contents: [HeaderContent]) {
        let middle = contents.lazy.compactMap(\.title).last
        let widgets = contents.flatMap { $0.start + $0.end } + [middle].compactMap { $0 }
        bindCancellation(contents)
        guard !widgets.elementsEqual(shown, by: ===) else { return }
        // Some may have been added to another header bar meanwhile.
        for widget in shown where widget.headerBar === bar {
            if bar.titleWidget === widget { bar.titleWidget = nil } else { bar.remove(widget) }
        }
        shown = widgets
        for widget in widgets { widget.leaveHeaderBar() }
        contents.flatMap(\.start).forEach(bar.packStart)
        // Those of a container are nearest to the edge.
        contents.flatMap { $0.end.reversed() }.forEach(bar.packEnd)
        bar.titleWidget = middle ?? title.box
    }

    private func bindCancellation(_ contents: [HeaderContent]) {
        cancelling?.disconnect()
        cancelling = contents.lazy.compactMap(\.cancel).last?.onClicked { [weak self] in self?.inner?.cancel() }
        let window = bar.root as? Window
        if let accept = contents.lazy.compactMap(\.accept).last {
            accept.addCssClass("suggested-action")
            window?.defaultWidget = accept
        } else if let accept = window?.defaultWidget, accept.headerBar === bar || !accept.isReachable {
            // Enter must not press the button of a page that is covered now.
            window?.defaultWidget = nil
        }
    }

    /// Shows the buttons of the window that belong to the edges of the window that this header bar reaches.
    private func updateTitleButtons() {
        guard let controller else { return }
        bar.showTitleButtons = controller.hasTitleButtons && !cancels
        let layout = isCompact ? compactLayout : decorationLayout(at: controller.headerEdges)
        // GTK creates the buttons anew even if the layout stays the same.
        if bar.decorationLayout != layout { bar.decorationLayout = layout }
    }

    /// Leaves out buttons of the window if the title couldn't be read otherwise, or shows them again.
    private func makeRoomForTitle() {
        guard bar.visible else { return }
        // The natural width has room to center the title, which isn't needed to read it.
        let least = bar.measure(.horizontal, forSize: -1).minimum
        let title = bar.titleWidget?.measure(.horizontal, forSize: -1)
        let (ellipsized, whole) = (title?.minimum ?? 0, title?.natural ?? 0)
        let needed = least + savedWidth - ellipsized + max(ellipsized, min(whole, Self.readableWidth))
        guard (bar.allocation().width < needed) != isCompact else { return }
        isCompact.toggle()
        updateTitleButtons()
        savedWidth = isCompact ? least - bar.measure(.horizontal, forSize: -1).minimum : 0
    }

    /// The layout of the window's buttons without those that minimize and maximize it, which the window's menu and the
    /// desktop's keys do as well.
    private var compactLayout: String? {
        let whole =
            controller.flatMap { decorationLayout(at: $0.headerEdges) } ?? bar.settings.gtkDecorationLayout ?? ""
        let sides = whole.split(separator: ":", omittingEmptySubsequences: false).map { side in
            side.split(separator: ",").filter { $0 != "minimize" && $0 != "maximize" }.joined(separator: ",")
        }
        return sides.joined(separator: ":")
    }

    /// Returns the part of the desktop's layout of the window's buttons that belongs to some edges of the window.
    ///
    /// - Parameter edges: The edges that this header bar reaches.
    /// - Returns: The layout; `nil` for the desktop's, whole.
    private func decorationLayout(at edges: HeaderEdges) -> String? {
        guard edges != .all else { return nil }
        let sides = (bar.settings.gtkDecorationLayout ?? "").split(separator: ":", omittingEmptySubsequences: false)
        let leading = edges.contains(.leading) ? sides.first ?? "" : ""
        let trailing = edges.contains(.trailing) && sides.count > 1 ? sides[1] : ""
        return "\(leading):\(trailing)"
    }
}

extension Widget {
    /// The header bar that this widget was added to.
    var headerBar: HeaderBar? { sequence(first: self, next: \.parent).lazy.compactMap { $0 as? HeaderBar }.first }

    /// Removes this widget from its header bar, so that it can be added to another one.
    func leaveHeaderBar() {
        guard let bar = headerBar else { return }
        if bar.titleWidget === self { bar.titleWidget = nil } else { bar.remove(self) }
    }
}
