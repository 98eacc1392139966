/// A GtkStack that is told which controllers are its pages and which one to show, and gets there.
///
/// GtkStack needs care: it shows nothing when the page that it shows is removed, pages that are leaving can still be
/// clicked, and pages that nobody sees are in the accessibility tree.
///
/// A stack of the application's own may have pages besides those. Nothing is done to them.
@MainActor
final class PageStack {
    let stack: Stack
    /// Is called when a page has been shown and nothing moves any more.
    var onRest: () -> Void = {}
    /// Is called when the application has chosen what its own stack shows.
    var onChoice: () -> Void = {}
    /// Whether the application shows a page of its own instead of one from here.
    private(set) var isShowingApplicationPage = false

    private let isApplications: Bool
    private var controllers = KnownControllers()
    private var pages = OrderedReferences<Widget>()
    // The pages that were taken away and are still in the stack: the one that the transition began at.
    private var departingPages = OrderedReferences<Widget>()
    // The page of the application's that was shown last.
    private weak var applicationPage: Widget?
    // All pages; GTK forgets the object unless it is kept.
    private var model: (any SelectionModel)?
    private var isChanging = false
    private var connections: [SignalConnection] = []

    /// Makes a stack.
    init() {
        stack = Stack()
        isApplications = false
        // A page that is not shown must not make the window large.
        stack.hhomogeneous = false
        stack.vhomogeneous = false
        connect()
    }

    /// - Parameter stack: A stack of the application's own.
    init(in stack: Stack) {
        self.stack = stack
        isApplications = true
        connect()
        let model = stack.pages
        self.model = model
        connections += [
            stack.onNotify("visible-child") { [weak self] in self?.applicationDidChoose() },
            // GtkStack says nothing of it when the page that it shows is taken away.
            model.onItemsChanged { [weak self] _, _, _ in
                if self?.stack.visibleChild == nil { self?.applicationDidChoose() }
            },
        ]
    }

    private func connect() {
        connections = [
            stack.onNotify("transition-running") { [weak self] in self?.rest() },
            // A transition that nobody sees does not say that it has ended.
            stack.onUnmap { [weak self] in self?.removeDepartingPages() },
        ]
    }

    isolated deinit { connections.forEach { $0.disconnect() } }

    /// Whether a widget is a page already.
    func contains(_ page: Widget) -> Bool {
        pages.contains(page)
    }

    /// Tells assistive technologies what a page is about.
    ///
    /// - Parameters:
    ///   - title: The page's title.
    ///   - page: The page.
    func setTitle(_ title: String?, of page: Widget) {
        // GtkStack calls its pages by the name of their class unless it is told better.
        guard page.parent === stack else { return }
        stack.page(for: page).accessibleLabel = title ?? ""
    }

    /// Shows a controller, once it has been drawn.
    ///
    /// - Parameters:
    ///   - index: The index of the controller to show.
    ///   - controllers: The controllers whose pages stay in the stack, seen or not. All other pages leave it.
    ///   - transition: How to go there; `nil` for at once.
    func show(at index: Int, of controllers: [Controller], transition: Transition?) {
        guard let page = controllers[index].drawnWidget else { return }
        let shownBefore = stack.visibleChild
        if pages.isEmpty, departingPages.isEmpty { applicationPage = shownBefore }
        // There may be many pages, and most of them stay as they were.
        let (added, removed) = self.controllers.change(to: controllers)
        self.controllers.setWidget(page, at: index)
        for widget in removed where pages.remove(widget) { departingPages.append(widget) }
        let covered = added.compactMap(\.drawnWidget).filter { $0 !== page }
        (covered + [page]).forEach(add)
        for covered in covered { covered.setShown(false) }
        if let shownBefore, shownBefore !== page, pages.contains(shownBefore) { shownBefore.setShown(false) }
        // Some may have been put elsewhere meanwhile, where they are shown.
        for leaving in departingPages.all where leaving.parent === stack { leaving.setShown(false) }
        page.setShown(true)
        if shownBefore !== page {
            choose(page, transition)
            // GtkStack draws the page that it has shown last, and no other one.
            removeDepartingPages(but: stack.transitionRunning ? shownBefore : nil)
        }
        rest()
    }

    private func add(_ page: Widget) {
        pages.append(page)
        departingPages.remove(page)
        guard page.parent !== stack else { return }
        change {
            page.leaveContainer()
            stack.addChild(page)
        }
    }

    /// Takes all pages away at once, and shows what was there before them.
    func clear() {
        let wereShown = !pages.isEmpty && !isShowingApplicationPage
        isShowingApplicationPage = false
        for page in pages.all { departingPages.append(page) }
        pages.removeAll()
        controllers = KnownControllers()
        if wereShown, let applicationPage, applicationPage.parent === stack { choose(applicationPage, nil) }
        removeDepartingPages()
    }

    /// Makes the pages from here be shown again, the next time that one is.
    func leaveApplicationPage() { isShowingApplicationPage = false }

    private func applicationDidChoose() {
        guard !isChanging, !pages.isEmpty else { return }
        let chosen = stack.visibleChild
        isShowingApplicationPage = chosen.map { !pages.contains($0) && !departingPages.contains($0) } ?? false
        if isShowingApplicationPage {
            applicationPage = chosen
            for page in pages.all where page.parent === stack { page.setShown(false) }
        }
        onChoice()
    }

    /// Changes the stack without taking that for the application's doing.
    private func change(_ body: () -> Void) {
        let wasChanging = isChanging
        isChanging = true
        body()
        isChanging = wasChanging
    }

    private func choose(_ page: Widget, _ transition: Transition?) {
        let isMoving = transition != nil && !stack.settings.isMotionReduced
        let (type, duration) = (stack.transitionType, stack.transitionDuration)
        stack.transitionType = isMoving ? transition?.stackTransitionType ?? .none : .none
        stack.transitionDuration = transition?.stackTransitionDuration ?? 0
        change { stack.setVisibleChild(page) }
        if isApplications { (stack.transitionType, stack.transitionDuration) = (type, duration) }
        moveFocus(to: page)
    }

    private func moveFocus(to page: Widget) {
        // GtkStack takes the focus along, and back to where it was, unless nothing had it or what had it has become
        // insensitive meanwhile. A window that is not on the screen yet finds its focus when it is.
        guard stack.mapped, let window = stack.root as? Window else { return }
        if let focus = window.focusWidget {
            if focus === page || focus.isAncestor(page) { return }
            // It is elsewhere in the window, where the user may be typing.
            if focus.isOfUseWithFocus, !focus.isAncestor(stack) { return }
        }
        page.focusFirst()
    }

    private func rest() {
        guard !stack.transitionRunning else { return }
        removeDepartingPages()
    }

    private func removeDepartingPages() {
        removeDepartingPages(but: nil)
        onRest()
    }

    private func removeDepartingPages(but origin: Widget?) {
        let leaving = departingPages.all.filter { $0 !== origin }
        change {
            for page in leaving {
                departingPages.remove(page)
                // Some may have been put elsewhere meanwhile.
                if page.parent === stack { page.leaveContainer() }
            }
        }
    }
}
