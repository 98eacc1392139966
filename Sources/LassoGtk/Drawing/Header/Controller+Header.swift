extension Controller {
    /// Whether this controller has a header bar of its own: all its containers give one to each of their children.
    package var hasHeader: Bool {
        guard !childrenHaveHeaders, !isInWidgetOfApplication else { return false }
        let containers = sequence(first: parent, next: { $0?.parent }).prefix { $0 != nil }.compactMap { $0 }
        guard containers.allSatisfy({ $0.childrenHaveHeaders || $0.isInWidgetOfApplication }) else { return false }
        return outermostContainer.presentingController != nil || outermostContainer is WindowController
    }

    /// Whether this controller's header bar is at the top of a window, where it has the window's buttons.
    var hasTitleButtons: Bool {
        let outermost = outermostContainer
        return outermost.presentationStyle?.isPopover == false || outermost.drawing is WindowDrawing
    }

    /// Whether this controller is drawn in a widget of the application's own, which has no header bar.
    private var isInWidgetOfApplication: Bool { parent?.drawing is EmbeddedDrawing }

    /// The page that shows this controller below its header bar, created on first use; `nil` if the controller isn't
    /// drawn.
    var headeredPage: HeaderedPage? {
        guard let widget = drawnWidget else { return nil }
        return HeaderedPage.containing(widget) ?? HeaderedPage(of: self)
    }

    /// Updates the header bars of this controller and of those inside it to match the hierarchy.
    func updateHeaders() {
        for controller in visibleInside { controller.drawnWidget.flatMap(HeaderedPage.containing)?.update() }
    }

    /// Opens the main menu of the header bar that has it.
    ///
    /// - Returns: Whether there is one.
    func openMainMenu() -> Bool {
        visibleInside.contains { $0.drawnWidget.flatMap(HeaderedPage.containing)?.openMenu() == true }
    }

    /// The contents of the header bar that shows this controller, the outermost first. Tabs come last, because they
    /// must not be replaced by the title of a page.
    var headerContents: [HeaderContent] {
        let tabs = tabsInHeader?.headerWidget.map { HeaderContent(title: $0) }
        return principalLine.compactMap { ($0 as? ViewController)?.headerContent } + [tabs].compactMap { $0 }
    }

    /// The tabs that are in this controller's header bar: the outermost of those that want to be there.
    var tabsInHeader: TabDrawing? {
        principalLine.lazy.compactMap { $0.drawing as? TabDrawing }.first(where: \.wantsHeaderBar)
    }

    /// The controller whose header bar is above this one; `nil` if there is none.
    var headeredController: Controller? { sequence(first: self, next: \.parent).first(where: \.hasHeader) }
}
