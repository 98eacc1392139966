extension Stack {
    /// The navigation controller that this stack, which the application has already, draws. Pages that the stack has by itself
    /// are shown while the navigation controller is empty, and when the application chooses them: then nothing in the navigation
    /// controller is on the screen, until something is placed on top of it or the application chooses one of its pages.
    ///
    /// It is made when it is asked for first, and ends when the stack is taken out of its window or the window is closed. Before
    /// the user closes the window, all that is in the navigation controller is asked whether it can be left.
    public var navigationController: NavigationController {
        EmbeddedHierarchy.container(in: self, make: NavigationController.init) { NavigationDrawing($0, in: $1) }
    }
}

/// Places on top of what is in a stack that the application has already.
///
/// - Parameters:
///   - stack: Where.
///   - animated: Whether the user is to see how it changes.
/// - Returns: The placer.
///
/// Source: `GtkStack`.
public func pushed(in stack: Stack, animated: Bool = true) -> ScreenPlacer<NavigationController> {
    pushed(in: stack.navigationController, animated: animated)
}

/// Places in a stack that the application has already, instead of what was placed there.
///
/// - Parameters:
///   - stack: Where.
///   - animated: Whether the user is to see how it changes.
/// - Returns: The placer.
///
/// Source: `GtkStack`.
public func root(of stack: Stack, animated: Bool = true) -> ScreenPlacer<NavigationController> {
    root(of: stack.navigationController, animated: animated)
}
