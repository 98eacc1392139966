/// A GtkStack that is told which widgets are its pages and which one to show, and gets there.
///
/// GtkStack needs care: it shows nothing when the page that it shows is removed, pages that are leaving can still be
/// clicked, and pages that nobody sees are in the accessibility tree.
final class PageStack {
    let stack = Stack()
    private var pages: [Widget] = []
    private var leavingPages: [Widget] = []

    init() {
        // A page that is not shown must not make the window large.
        stack.hhomogeneous = false
        stack.vhomogeneous = false
        stack.onNotify("transition-running") { [weak self] in self?.removeLeavingPagesAfterTransition() }
    }

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
        stack.page(for: page).accessibleLabel = title ?? ""
    }

    /// Shows a page.
    ///
    /// - Parameters:
    ///   - page: The page to show.
    ///   - covered: The pages that stay in the stack without being seen. All others leave it.
    ///   - transition: How to go there.
    func show(_ page: Widget, covered: [Widget], transition: StackTransitionType) {
        let remaining = covered + [page]
        let isShownAlready = stack.visibleChild === page

        leavingPages += pages.filter { page in !remaining.contains { $0 === page } }
        leavingPages.removeAll { page in remaining.contains { $0 === page } }
        for page in remaining where page.parent !== stack {
            page.leaveContainer()
            stack.addChild(page)
        }
        pages = remaining

        for page in pages + leavingPages {
            let isShown = page === remaining.last
            page.canTarget = isShown
            page.updateState(.hidden, !isShown)
        }
        if !isShownAlready {
            stack.transitionType = transition
            stack.visibleChild = page
            moveFocus(to: page)
        }
        removeLeavingPagesAfterTransition()
    }

    /// Takes all pages away at once.
    func clear() {
        leavingPages += pages
        pages = []
        removeLeavingPages()
    }

    private func moveFocus(to page: Widget) {
        // GtkStack takes the focus along, and back to where it was, unless nothing had it or what had it has become
        // insensitive meanwhile. A window that is not on the screen yet finds its focus when it is.
        guard stack.mapped, let window = stack.root as? Window else { return }
        if let focus = window.focusWidget, focus === page || focus.isAncestor(page) { return }
        page.childFocus(.tabForward)
    }

    private func removeLeavingPagesAfterTransition() {
        guard !stack.transitionRunning else { return }
        removeLeavingPages()
    }

    private func removeLeavingPages() {
        let pages = leavingPages
        leavingPages = []
        // Some may have been put elsewhere meanwhile.
        for page in pages where page.parent === stack { page.leaveContainer() }
    }
}

extension Widget {
    /// Leaves the stack or the tab that showed this widget, which can be used anywhere again.
    func leaveContainer() {
        switch parent {
        case let stack as Stack: stack.remove(self)
        case let box as Box: box.remove(self)
        default: break
        }
        canTarget = true
        updateState(.hidden, false)
    }
}
