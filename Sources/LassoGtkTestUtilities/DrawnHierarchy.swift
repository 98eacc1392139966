import LassoGtk

/// A comparison of the widgets that GTK shows with the hierarchy.
///
/// It can be made at any time, also during a transition, when a departing page is still visible but not usable.
public final class DrawnHierarchy {
    private let window: WindowController
    private let isAtRest: Bool
    private var complaints: [String] = []

    /// Returns the differences between the widgets and the hierarchy of a window, as one line each.
    ///
    /// - Parameters:
    ///   - window: The window, which has been presented.
    ///   - isAtRest: Whether all transitions have finished, because ``GtkTesting/settle(within:)`` has just returned.
    /// - Returns: The differences; empty if the widgets match the hierarchy.
    public static func complaints(about window: WindowController, isAtRest: Bool = true) -> [String] {
        let drawn = DrawnHierarchy(window: window, isAtRest: isAtRest)
        drawn.check()
        return drawn.complaints
    }

    private init(window: WindowController, isAtRest: Bool) {
        self.window = window
        self.isAtRest = isAtRest
    }

    private func expect(_ condition: Bool, _ complaint: @autoclosure () -> String) {
        if !condition { complaints.append(complaint()) }
    }

    private func check() {
        guard window.isOpen else { return expect(window.window == nil, "\(window) is closed but has a window.") }
        // An embedded hierarchy is in a window whose title and back button the application manages.
        let embedding = window.window == nil ? window.rootController?.window : nil
        guard let top = window.window ?? embedding else {
            return complaints.append("\(window) is open but has no window.")
        }
        expect(top.mapped, "The window of \(window) is not on the screen.")
        let all = window.withVisibleDescendants
        let visible = all.filter { !($0 is QuestionController) }
        var windows: [Window] = []
        for scope in [window] + visible.filter({ $0.presentationStyle?.isPopover == false }) {
            guard let shown = scope === window ? top : scope.window else {
                complaints.append("\(scope) is presented but has no window.")
                continue
            }
            windows.append(shown)
            if scope !== window || embedding == nil { checkFrame(shown, scope) }
        }
        let below = zip(windows.dropFirst(), visible.filter { $0.presentationStyle?.isPopover == false })
        for (dialog, scope) in below {
            expect(dialog.modal && dialog.transientFor === scope.windowBelow, "\(scope) is not modal.")
        }
        let shownWindows = Window.listToplevels().compactMap { $0 as? Window }.filter { shown in
            shown.mapped && sequence(first: shown, next: \.transientFor).contains { $0 === top }
        }
        // The dialog of a question opens and closes in later turns of the main actor.
        let extraCount = shownWindows.count - windows.count
        expect(
            extraCount >= 0 && (extraCount <= all.count - visible.count || !isAtRest),
            "There are \(shownWindows.count) windows for \(windows.count) in the hierarchy."
        )
        checkWidgets(visible)
    }

    private func checkFrame(_ shown: Window, _ scope: Controller) {
        expect(
            shown.title == scope.visibleTitle,
            "The title is \(shown.title ?? "nil"), not \(scope.visibleTitle ?? "nil")."
        )
        for header in scope.visibleInside.filter(\.hasHeader) {
            let back = header.headerBar?.backButton
            let leadsBack = header.headerLeadsBack
            expect((back != nil) == leadsBack, "The back button is \(leadsBack ? "missing" : "visible") in \(header).")
        }
        if let focus = shown.focusWidget {
            expect(
                focus.mapped && focus.isSensitive,
                "The focused widget in \(scope) cannot be used: \(focus.shortDescription)"
            )
            let page = shown.child.map { focus.isAncestor($0) } == true
            expect(!page || focus.isReachable, "The focused widget in \(scope) is covered: \(focus.shortDescription)")
        } else {
            // GtkPaned has the focus only while the user moves its handle.
            let candidate = shown.child?.descendants.first {
                $0.focusable && $0.mapped && $0.isSensitive && $0.isReachable && ($0 as? Notebook)?.nPages != 0
                    && !($0 is Paned) && !$0.isInHeaderBar
            }
            expect(candidate == nil, "No widget has focus in \(scope); \(candidate?.shortDescription ?? "") could.")
        }
    }

    private func checkWidgets(_ visible: [Controller]) {
        window.forEachBelow { controller in
            guard controller !== window, !(controller is QuestionController) else { return }
            let isVisible = visible.contains { $0 === controller }
            guard let widget = controller.drawnWidget else {
                expect(!isVisible, "\(controller) is not drawn.")
                return
            }
            // A popover, and a pane that was empty, appear with the next frame.
            if isVisible, controller.isPutAside { return }
            let isInPopover = controller.lineToTop.contains { $0.presentationStyle?.isPopover == true }
            if isVisible, !isAtRest, isInPopover || widget.isInHiddenPane { return }
            let isShown = widget.mapped && widget.isReachable
            expect(!isVisible || isShown, "\(controller) is not shown: \(widget.lineDescription)")
            expect(isVisible || !isShown, "\(controller) is shown, but is covered in the hierarchy.")
            if let tabs = controller as? TabController, let notebook = widget.notebook, notebook.root != nil {
                checkTabs(tabs, notebook)
            }
        }
    }

    private func checkTabs(_ tabs: TabController, _ notebook: Notebook) {
        expect(
            notebook.nPages == tabs.controllers.count,
            "There are \(notebook.nPages) tabs, not \(tabs.controllers.count)."
        )
        guard !tabs.controllers.isEmpty else { return }
        expect(
            notebook.currentPage == tabs.selectedIndex,
            "Tab \(notebook.currentPage) is selected, not \(tabs.selectedIndex)."
        )
    }
}

extension Controller {
    /// Whether this controller is in a popover that is hidden because of a dialog above it.
    fileprivate var isPutAside: Bool {
        lineToTop.contains { $0.presentationStyle?.isPopover == true && $0.isBelowDialog }
    }

    /// The window above which this controller is presented. Questions have no window of their own.
    fileprivate var windowBelow: Window? {
        presentingController?.lineToTop.first { !($0 is QuestionController) }?.window
    }
}

extension Widget {
    /// The notebook of tabs that this widget shows.
    fileprivate var notebook: Notebook? { self as? Notebook ?? first(Notebook.self) }

    fileprivate var shortDescription: String { "\(type(of: self))" }

    fileprivate var isInHeaderBar: Bool { sequence(first: self, next: \.parent).contains { $0 is HeaderBar } }

    /// Whether this widget is in a pane that has not been allocated its space yet.
    fileprivate var isInHiddenPane: Bool {
        sequence(first: self, next: \.parent).contains { !$0.childVisible && $0.parent is Paned }
    }

    /// The descriptions of this widget and its ancestors, each with the reasons why it is not visible or usable.
    fileprivate var lineDescription: String {
        sequence(first: self, next: \.parent).map { widget in
            let faults = [
                widget.mapped ? nil : "not mapped", widget.visible ? nil : "invisible",
                widget.childVisible ? nil : "hidden by its parent", widget.canTarget ? nil : "not targetable",
            ].compactMap { $0 }
            return widget.shortDescription + (faults.isEmpty ? "" : " (\(faults.joined(separator: ", ")))")
        }.joined(separator: " in ")
    }
}
