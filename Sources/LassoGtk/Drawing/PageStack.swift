/// A GtkStack whose pages are the widgets of controllers.
///
/// GtkStack shows nothing after the page that it shows was removed. The pages that it does not show can still be
/// clicked during a transition, and are in the accessibility tree. This class handles both.
///
/// A stack that belongs to the application may have other pages, which stay as they are.
@MainActor
final class PageStack {
    let stack: Stack
    /// A closure called when a page has been shown and no transition is running.
    var onRest: () -> Void = {}
    /// A closure called when the application has changed the visible page of its stack.
    var onChoice: () -> Void = {}
    /// Whether the stack shows an application page instead of a controller's.
    private(set) var isShowingApplicationPage = false

    /// A closure that returns the page of a controller, or `nil` if the controller has not been drawn yet.
    private let makePage: (Controller) -> Widget?
    // Whether the transition that is set in the stack belongs to the application.
    private let restoresTransition: Bool
    private var controllers = KnownControllers()
    private var pages = OrderedReferences<Widget>()
    // The pages that were removed and are still in the stack: the one that the running transition began at.
    private var departingPages = OrderedReferences<Widget>()
    // The application page that was shown last.
    private weak var applicationPage: Widget?
    // All pages of the stack. GTK releases the model unless it is kept.
    private var model: (any SelectionModel)?
    private var isChanging = false
    // The covered page that is shown while the user swipes back to it.
    private weak var previewedPage: Widget?
    // Not nil while a transition is running.
    private var departingShortcuts: DepartingShortcuts?
    private var connections: [SignalConnection] = []

    /// Creates a page stack with a stack of its own.
    ///
    /// - Parameter makePage: A closure that returns the page of a controller, or `nil` if the controller has not been
    ///   drawn yet.
    init(makePage: @escaping (Controller) -> Widget? = \.drawnWidget) {
        self.makePage = makePage
        stack = Stack()
        restoresTransition = false
        // A page that is not shown must not enlarge the window.
        stack.hhomogeneous = false
        stack.vhomogeneous = false
        connect()
    }

    /// Creates a page stack in a stack that belongs to the application.
    ///
    /// - Parameter stack: The stack.
    init(in stack: Stack) {
        self.stack = stack
        makePage = \.drawnWidget
        restoresTransition = true
        connect()
        let model = stack.pages
        self.model = model
        connections += [
            stack.onNotify("visible-child") { [weak self] in self?.applicationDidChoose() },
            // GtkStack does not notify when its visible page is removed.
            model.onItemsChanged { [weak self] _, _, _ in
                if self?.stack.visibleChild == nil { self?.applicationDidChoose() }
            },
        ]
    }

    private func connect() {
        connections = [
            stack.onNotify("transition-running") { [weak self] in self?.rest() },
            // A transition in a hidden stack does not notify when it ends.
            stack.onUnmap { [weak self] in self?.removeDepartingPages() },
        ]
    }

    isolated deinit { connections.forEach { $0.disconnect() } }

    /// Returns whether a controller has a page.
    func contains(_ controller: Controller) -> Bool { page(of: controller) != nil }

    /// Returns the page of a controller, or `nil` if it has none in this stack.
    private func page(of controller: Controller) -> Widget? {
        sequence(first: controller.drawnWidget, next: { $0?.parent }).prefix { $0 != nil }
            .lazy.compactMap { $0 }.first { $0.parent === stack }.flatMap { pages.contains($0) ? $0 : nil }
    }

    /// Sets the title of a page for assistive technologies.
    ///
    /// - Parameters:
    ///   - title: The page's title.
    ///   - controller: The page's controller.
    func setTitle(_ title: String?, of controller: Controller) {
        // By default, GtkStack labels a page with the name of its class.
        if let page = page(of: controller) { stack.page(for: page).accessibleLabel = title ?? "" }
    }

    /// Shows a controller. Nothing changes if it has not been drawn yet.
    ///
    /// - Parameters:
    ///   - index: The index of the controller to show.
    ///   - controllers: The controllers whose pages stay in the stack. All other pages are removed.
    ///   - transition: The transition; `nil` for none.
    func show(at index: Int, of controllers: [Controller], transition: Transition?) {
        guard let page = makePage(controllers[index]) else { return }
        let shownBefore = stack.visibleChild
        if pages.isEmpty, departingPages.isEmpty { applicationPage = shownBefore }
        // There may be many pages, and most of them do not change.
        let (added, removed) = self.controllers.change(to: controllers, widget: makePage)
        self.controllers.setWidget(page, at: index)
        for widget in removed where pages.remove(widget) { departingPages.append(widget) }
        let covered = added.compactMap(makePage).filter { $0 !== page }
        let isNew = !pages.contains(page)
        (covered + [page]).forEach(add)
        for covered in covered { covered.setShown(false) }
        if let shownBefore, shownBefore !== page, pages.contains(shownBefore) { shownBefore.setShown(false) }
        // Some may have been added elsewhere meanwhile, where they are visible.
        for departing in departingPages.all where departing.parent === stack { departing.setShown(false) }
        page.setShown(true)
        if shownBefore !== page {
            choose(page, isNew: isNew, transition)
            // During a transition, GtkStack draws the page that was visible before, and no other one.
            removeDepartingPages(but: stack.transitionRunning ? shownBefore : nil)
        } else if previewedPage === page {
            // The covered page didn't accept the focus.
            moveFocus(to: page)
        }
        previewedPage = nil
        rest()
    }

    /// Whether the stack shows a covered page without having changed.
    var isPreviewing: Bool { previewedPage != nil }

    /// Shows a covered page in place of the visible one, until the next call of ``show(at:of:transition:)``. It can't
    /// be used meanwhile.
    ///
    /// - Parameter controller: The page's controller.
    /// - Returns: Whether there is such a page.
    func preview(_ controller: Controller) -> Bool {
        guard let page = page(of: controller), page !== stack.visibleChild, !stack.transitionRunning else {
            return false
        }
        previewedPage = page
        (stack.transitionType, stack.transitionDuration) = (.none, 0)
        change { stack.setVisibleChild(page) }
        return true
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

    /// Removes all pages without a transition, and shows the application page that was visible before them.
    func clear() {
        let wereShown = !pages.isEmpty && !isShowingApplicationPage
        isShowingApplicationPage = false
        for page in pages.all { departingPages.append(page) }
        pages.removeAll()
        controllers = KnownControllers()
        if wereShown, let applicationPage, applicationPage.parent === stack { choose(applicationPage, nil) }
        removeDepartingPages()
    }

    /// Lets the next call of ``show(at:of:transition:)`` show a controller instead of the application page.
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

    /// Changes the stack. Its notifications meanwhile are not the application's.
    private func change(_ body: () -> Void) {
        let wasChanging = isChanging
        isChanging = true
        body()
        isChanging = wasChanging
    }

    private func choose(_ page: Widget, isNew: Bool = false, _ transition: Transition?) {
        let isMoving = transition != nil && !stack.settings.isMotionReduced
        let (type, duration) = (stack.transitionType, stack.transitionDuration)
        stack.transitionType = isMoving ? transition?.stackTransitionType ?? .none : .none
        stack.transitionDuration = transition?.stackTransitionDuration ?? 0
        let origin = stack.visibleChild
        change { stack.setVisibleChild(page) }
        departingShortcuts = stack.transitionRunning ? origin.map { DepartingShortcuts(of: $0, in: stack) } : nil
        if restoresTransition { (stack.transitionType, stack.transitionDuration) = (type, duration) }
        moveFocus(to: page, isNew: isNew)
    }

    private func moveFocus(to page: Widget, isNew: Bool = false) {
        // GtkStack moves the focus to the page, and back to the widget that had it there, unless no widget had it or
        // that widget is insensitive now. A window that is not on the screen yet sets its focus when it is shown.
        guard stack.mapped, let window = stack.root as? Window else { return }
        if let focus = window.focusWidget {
            if focus === page || focus.isAncestor(page), focus.headerBar == nil {
                if isNew { FirstFocus.move(focus) }
                return
            }
            // The focus is elsewhere in the window, where the user may be typing.
            if focus.isOfUseWithFocus, !focus.isAncestor(stack) { return }
        }
        page.focusFirst()
    }

    private func rest() {
        guard !stack.transitionRunning else { return }
        departingShortcuts = nil
        removeDepartingPages()
    }

    private func removeDepartingPages() {
        removeDepartingPages(but: nil)
        onRest()
    }

    private func removeDepartingPages(but origin: Widget?) {
        let departing = departingPages.all.filter { $0 !== origin }
        change {
            for page in departing {
                departingPages.remove(page)
                // Some may have been added elsewhere meanwhile.
                if page.parent === stack { page.leaveContainer() }
            }
        }
    }
}
