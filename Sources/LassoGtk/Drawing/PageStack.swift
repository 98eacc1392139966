/// A GtkStack that is told which widgets are its pages and which one to show, and gets there.
///
/// GtkStack needs care: it shows nothing when the page that it shows is removed, pages that are leaving can still be
/// clicked, and pages that nobody sees are in the accessibility tree.
final class PageStack {
    let stack: Stack
    /// Is called when a page has been shown and nothing moves any more.
    var onRest: () -> Void = {}

    private var pages: [Widget] = []
    private var leavingPages: [Widget] = []
    // What the application's own stack showed before it got pages from here.
    private weak var ownChild: Widget?
    private var connections: [SignalConnection] = []

    /// - Parameter stack: The stack; a new one if none is named.
    init(_ stack: Stack = Stack()) {
        self.stack = stack
        // A page that is not shown must not make the window large.
        stack.hhomogeneous = false
        stack.vhomogeneous = false
        connections = [
            stack.onNotify("transition-running") { [weak self] in self?.rest() },
            // A transition that nobody sees does not say that it has ended.
            stack.onUnmap { [weak self] in self?.removeLeavingPages() },
        ]
    }

    isolated deinit { connections.forEach { $0.disconnect() } }

    /// Whether a widget is a page already.
    func contains(_ page: Widget) -> Bool {
        pages.contains { $0 === page }
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

    /// Shows a page.
    ///
    /// - Parameters:
    ///   - page: The page to show.
    ///   - covered: The pages that stay in the stack without being seen. All others leave it.
    ///   - transition: How to go there; `nil` for at once.
    func show(_ page: Widget, covered: [Widget], transition: Transition?) {
        let remaining = covered + [page]
        let isShownAlready = stack.visibleChild === page

        if pages.isEmpty, leavingPages.isEmpty { ownChild = stack.visibleChild }
        leavingPages += pages.filter { page in !remaining.contains { $0 === page } }
        leavingPages.removeAll { page in remaining.contains { $0 === page } }
        for page in remaining where page.parent !== stack {
            page.leaveContainer()
            stack.addChild(page)
        }
        pages = remaining

        let notShown = (pages + leavingPages + [ownChild].compactMap { $0 }).filter { $0 !== page }
        for other in notShown { other.setShown(false) }
        page.setShown(true)
        if !isShownAlready { choose(page, transition) }
        rest()
    }

    /// Takes all pages away at once, and shows what was there before them.
    func clear() {
        leavingPages += pages
        pages = []
        if let ownChild, ownChild.parent === stack {
            ownChild.setShown(true)
            choose(ownChild, nil)
        }
        removeLeavingPages()
    }

    private func choose(_ page: Widget, _ transition: Transition?) {
        let isMoving = transition != nil && !stack.settings.isMotionReduced
        stack.transitionType = isMoving ? transition?.stackTransitionType ?? .none : .none
        stack.transitionDuration = transition?.stackTransitionDuration ?? 0
        stack.visibleChild = page
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
        removeLeavingPages()
    }

    private func removeLeavingPages() {
        let pages = leavingPages
        leavingPages = []
        // Some may have been put elsewhere meanwhile.
        for page in pages where page.parent === stack { page.leaveContainer() }
        onRest()
    }
}
