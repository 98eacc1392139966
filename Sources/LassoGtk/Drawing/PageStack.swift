/// A GtkStack that is told which widgets are its pages and which one to show, and gets there.
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
    private(set) var isShowingOwnPage = false

    private let isApplications: Bool
    private var pages = OrderedReferences<Widget>()
    // The pages that were taken away and are still in the stack: the one that the transition began at.
    private var leavingPages = OrderedReferences<Widget>()
    // The page of the application's that was shown last.
    private weak var ownPage: Widget?
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
            stack.onUnmap { [weak self] in self?.removeLeavingPages() },
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

    /// Shows a page.
    ///
    /// - Parameters:
    ///   - page: The page to show.
    ///   - covered: The pages that stay in the stack without being seen. All others leave it.
    ///   - transition: How to go there; `nil` for at once.
    func show(_ page: Widget, covered: [Widget], transition: Transition?) {
        let shownBefore = stack.visibleChild
        if pages.isEmpty, leavingPages.isEmpty { ownPage = shownBefore }
        let before = pages
        replacePages(with: covered + [page])
        for covered in covered where covered === shownBefore || !before.contains(covered) { covered.setShown(false) }
        // Some may have been put elsewhere meanwhile, where they are shown.
        for leaving in leavingPages.all where leaving.parent === stack { leaving.setShown(false) }
        page.setShown(true)
        if shownBefore !== page {
            choose(page, transition)
            // GtkStack draws the page that it has shown last, and no other one.
            removeLeavingPages(but: stack.transitionRunning ? shownBefore : nil)
        }
        rest()
    }

    private func replacePages(with widgets: [Widget]) {
        var remaining = OrderedReferences<Widget>()
        change {
            for widget in widgets {
                remaining.append(widget)
                leavingPages.remove(widget)
                guard widget.parent !== stack else { continue }
                widget.leaveContainer()
                stack.addChild(widget)
            }
        }
        for widget in pages.all where !remaining.contains(widget) { leavingPages.append(widget) }
        pages = remaining
    }

    /// Takes all pages away at once, and shows what was there before them.
    func clear() {
        let wereShown = !pages.isEmpty && !isShowingOwnPage
        isShowingOwnPage = false
        for page in pages.all { leavingPages.append(page) }
        pages.removeAll()
        if wereShown, let ownPage, ownPage.parent === stack { choose(ownPage, nil) }
        removeLeavingPages()
    }

    /// Makes the pages from here be shown again, the next time that one is.
    func leaveOwnPage() { isShowingOwnPage = false }

    private func applicationDidChoose() {
        guard !isChanging, !pages.isEmpty else { return }
        let chosen = stack.visibleChild
        isShowingOwnPage = chosen.map { !pages.contains($0) && !leavingPages.contains($0) } ?? false
        if isShowingOwnPage {
            ownPage = chosen
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
        removeLeavingPages()
    }

    private func removeLeavingPages() {
        removeLeavingPages(but: nil)
        onRest()
    }

    private func removeLeavingPages(but origin: Widget?) {
        let leaving = leavingPages.all.filter { $0 !== origin }
        change {
            for page in leaving {
                leavingPages.remove(page)
                // Some may have been put elsewhere meanwhile.
                if page.parent === stack { page.leaveContainer() }
            }
        }
    }
}
