/// Places in a window, instead of what is in it.
///
/// - Parameters:
///   - windowController: The window.
///   - animated: Whether the user is to see how it changes.
///
/// Source: Lasso's `root(of:using:)` for a window.
@MainActor
public func root(of windowController: WindowController, animated: Bool = true) -> ScreenPlacer<WindowController> {
    ScreenPlacer { controller in
        windowController.setRootController(controller, animated: animated)
        return windowController
    }
}
