/// Two controllers beside each other: a sidebar, and the content that the user selects there.
///
/// Source: `UISplitViewController`, `GtkPaned`.
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
        didSet { if sidebarWidth != oldValue { drawing?.update(animated: false) } }
    }

    open override var children: [Controller] { [sidebarController, contentController].compactMap { $0 } }

    open override func takeOut(_ child: Controller) {
        if child === sidebarController {
            setSidebarController(nil, animated: false)
        } else {
            setContentController(nil, animated: false)
        }
    }

    open override var principalChild: Controller? { contentController ?? sidebarController }

    /// Replaces the controller in the sidebar.
    ///
    /// - Parameters:
    ///   - controller: The controller to show.
    ///   - animated: Whether the change is animated.
    /// - Precondition: The controller isn't in a container.
    public func setSidebarController(_ controller: Controller?, animated: Bool = true) {
        changeHierarchy(animated: animated) { sidebarController = controller }
    }

    /// Replaces the controller in the larger part.
    ///
    /// - Parameters:
    ///   - controller: The controller to show.
    ///   - animated: Whether the change is animated.
    /// - Precondition: The controller isn't in a container.
    public func setContentController(_ controller: Controller?, animated: Bool = true) {
        changeHierarchy(animated: animated) { contentController = controller }
    }
}
