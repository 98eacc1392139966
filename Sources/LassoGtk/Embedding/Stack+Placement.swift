extension Stack {
    /// The navigation controller that draws in this stack of the application's own. The application pages of the stack
    /// are shown while the navigation controller is empty, and when the application chooses them. In the latter case,
    /// none of the navigation controller's controllers are on the screen until one is placed on top, or the application
    /// chooses one of their pages.
    ///
    /// It is created on first use, and closed when the stack is removed from its window, or the window is closed.
    /// Before the user closes the window, or leaves the controller whose view has the stack, all controllers in the
    /// navigation controller are asked whether they may be left.
    public var navigationController: NavigationController {
        EmbeddedHierarchy.container(in: self, make: NavigationController.init) { NavigationDrawing($0, in: $1) }
    }
}

/// Creates a placer that pushes onto a stack of the application's own.
///
/// - Parameters:
///   - stack: The stack.
///   - animated: Whether to animate the change.
/// - Returns: The placer.
///
/// Source: `GtkStack`.
public func pushed(in stack: Stack, animated: Bool = true) -> ScreenPlacer<NavigationController> {
    pushed(in: stack.navigationController, animated: animated)
}

/// Creates a placer that replaces everything that was placed in a stack of the application's own.
///
/// - Parameters:
///   - stack: The stack.
///   - animated: Whether to animate the change.
/// - Returns: The placer.
///
/// Source: `GtkStack`.
public func root(of stack: Stack, animated: Bool = true) -> ScreenPlacer<NavigationController> {
    root(of: stack.navigationController, animated: animated)
}
