/// Two controllers beside each other: a sidebar, and the content that the user selects there.
///
/// Where there isn't room for both, the split controller is collapsed: it shows one of them, and Back leads from the
/// content to the sidebar. `SplitController+Collapsing.swift` describes it.
///
/// Source: `UISplitViewController`, `GtkPaned`, `AdwNavigationSplitView`.
open class SplitController: Controller {
    /// The controller in the sidebar.
    public private(set) var sidebarController: Controller?

    /// The controller in the larger part.
    public private(set) var contentController: Controller?

    /// The sides that a sidebar can be on.
    public enum SidebarPosition: Sendable {
        /// The side where lines of text begin: the left, or the right if text is written from right to left.
        case leading
        /// The side where lines of text end.
        case trailing
    }

    /// The side that the sidebar is on.
    ///
    /// Source: `UISplitViewController.primaryEdge`.
    public final var sidebarPosition = SidebarPosition.leading {
        didSet { if sidebarPosition != oldValue { drawing?.update(animated: false) } }
    }

    /// The sidebar's width in pixels, which the user can change. If it is `nil`, the sidebar's content determines the
    /// width.
    ///
    /// If the window has less room, the sidebar is narrower.
    ///
    /// - Precondition: A new value isn't negative.
    ///
    /// Source: `UISplitViewController.preferredPrimaryColumnWidth`, `GtkPaned:position`.
    public final var sidebarWidth: Int? {
        willSet {
            precondition(newValue ?? 0 >= 0, "\(Self.self).sidebarWidth: \(newValue ?? 0) is negative. Set at least 0.")
        }
        didSet {
            guard sidebarWidth != oldValue else { return }
            drawing?.update(animated: false)
            announce(.sizeDidChange)
        }
    }

    /// Whether only the part in front is shown, because there isn't room for both.
    ///
    /// It changes with the width of the window: below ``Controller/narrowWidth``, or if the parts need more room, the
    /// split controller is collapsed. The hierarchy and its ``Controller/path`` stay the same. The part that isn't
    /// shown disappears for the life cycle; the other one stays on the screen. Without a display, it is `false`, unless
    /// a test lays the split controller out in another width.
    ///
    /// Source: `UISplitViewController.isCollapsed`, `AdwNavigationSplitView:collapsed`.
    public internal(set) final var isCollapsed = false

    /// The part that was shown last, by the user or by the application.
    final var chosenPart = Part.sidebar

    open override var children: [Controller] { [sidebarController, contentController].compactMap { $0 } }

    open override func takeOut(_ child: Controller) {
        if child === sidebarController {
            setSidebarController(nil, animated: false)
        } else {
            setContentController(nil, animated: false)
        }
    }

    open override var visibleChildren: [Controller] {
        isCollapsed ? [controller(in: frontPart)].compactMap { $0 } : children
    }

    open override var principalChild: Controller? {
        isCollapsed ? controller(in: frontPart) : contentController ?? sidebarController
    }

    /// The content, or else the sidebar, also while the split controller is collapsed: a path doesn't depend on the
    /// width of a window.
    open override var trail: [Controller] { [contentController ?? sidebarController].compactMap { $0 } }

    open override var stepBack: Controller? {
        isCollapsed && frontPart == .content && sidebarController != nil ? contentController : nil
    }

    /// Shows the sidebar. The content stays in the split controller, so it isn't asked.
    open override func takeStepBack(animated: Bool) {
        if stepBack != nil { show(.sidebar, animated: animated) }
    }

    /// Shows the part with a child.
    open override func reveal(_ child: Controller) {
        if let part = part(with: child) { show(part, animated: false) }
    }

    package override var childrenHaveHeaders: Bool { true }

    package override var childrenShownWithRoom: [Controller] { children }

    override func headerEdges(of child: Controller) -> HeaderEdges {
        guard visibleChildren.count > 1 else { return .all }
        return (child === sidebarController) == (sidebarPosition == .leading) ? .leading : .trailing
    }

    /// Replaces the controller in the sidebar.
    ///
    /// - Parameters:
    ///   - controller: The controller to show.
    ///   - animated: Whether the change is animated.
    /// - Precondition: The controller isn't in a container.
    public func setSidebarController(_ controller: Controller?, animated: Bool = true) {
        changeHierarchy(animated: animated) { sidebarController = controller }
    }

    /// Replaces the controller in the larger part. If the split controller is on the screen and collapsed, it shows the
    /// new content.
    ///
    /// - Parameters:
    ///   - controller: The controller to show.
    ///   - animated: Whether the change is animated.
    /// - Precondition: The controller isn't in a container.
    public func setContentController(_ controller: Controller?, animated: Bool = true) {
        changeHierarchy(animated: animated) {
            contentController = controller
            if controller == nil { chosenPart = .sidebar } else if isOnScreen { chosenPart = .content }
        }
    }
}
