/// Two controllers beside each other: a sidebar, and the content that is chosen there.
///
/// Source: `UISplitViewController`, `GtkPaned`.
open class SplitController: Controller {
    /// What is shown at the side.
    public private(set) var sidebarController: Controller?

    /// What is shown in the larger part.
    public private(set) var contentController: Controller?

    open override var children: [Controller] { [sidebarController, contentController].compactMap { $0 } }

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
