/// Two controllers beside each other: a sidebar, and the content that is chosen there.
///
/// Source: `UISplitViewController`, `GtkPaned`.
open class SplitController: Controller {
    /// What is shown at the side.
    public private(set) var sidebarController: Controller?

    /// What is shown in the larger part.
    public private(set) var contentController: Controller?

    /// The side at which a sidebar is.
    public enum SidebarPosition: Sendable {
        /// Where a line of text begins: on the left, or on the right where text is written from right to left.
        case leading
        /// Where a line of text ends.
        case trailing
    }

    /// The side at which the sidebar is.
    ///
    /// Source: `UISplitViewController.primaryEdge`.
    public final var sidebarPosition = SidebarPosition.leading {
        didSet { if sidebarPosition != oldValue { drawing?.update(animated: false) } }
    }

    /// The sidebar's width in pixels, which the user can change; `nil` leaves it to what is in the sidebar.
    ///
    /// Where the window has less room, less is shown.
    ///
    /// - Precondition: It is not negative.
    ///
    /// Source: `UISplitViewController.preferredPrimaryColumnWidth`, `GtkPaned:position`.
    public final var sidebarWidth: Int? {
        willSet {
            precondition(newValue ?? 0 >= 0, "\(Self.self).sidebarWidth: \(newValue ?? 0) is no width.")
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

    /// Replaces what is shown at the side.
    ///
    /// - Parameters:
    ///   - controller: What is to be shown.
    ///   - animated: Whether the user is to see how it changes.
    /// - Precondition: The controller is in no container.
    public func setSidebarController(_ controller: Controller?, animated: Bool = true) {
        changeHierarchy(animated: animated) { sidebarController = controller }
    }

    /// Replaces what is shown in the larger part.
    ///
    /// - Parameters:
    ///   - controller: What is to be shown.
    ///   - animated: Whether the user is to see how it changes.
    /// - Precondition: The controller is in no container.
    public func setContentController(_ controller: Controller?, animated: Bool = true) {
        changeHierarchy(animated: animated) { contentController = controller }
    }
}
