/// Places on top of a navigation controller's stack.
///
/// - Parameters:
///   - navigationController: Where.
///   - animated: Whether the user is to see how it changes.
///
/// Source: Lasso's `pushed(in:animated:)`.
@MainActor
public func pushed(
    in navigationController: NavigationController,
    animated: Bool = true
) -> ScreenPlacer<NavigationController> {
    ScreenPlacer { controller in
        navigationController.push(controller, animated: animated)
        return navigationController
    }
}

/// Places in a navigation controller, instead of all that is in it.
///
/// - Parameters:
///   - navigationController: Where.
///   - animated: Whether the user is to see how it changes.
///
/// Source: Lasso's `root(of:animated:)`.
@MainActor
public func root(
    of navigationController: NavigationController,
    animated: Bool = true
) -> ScreenPlacer<NavigationController> {
    ScreenPlacer { controller in
        navigationController.setControllers([controller], animated: animated)
        return navigationController
    }
}

extension ScreenPlacer {
    /// Places at the bottom of a navigation controller, which goes where this placer places.
    ///
    /// - Parameter navigationController: The navigation controller.
    ///
    /// Source: Lasso's `withNavigationEmbedding(_:)`.
    public func withNavigationEmbedding(
        _ navigationController: NavigationController = NavigationController()
    ) -> ScreenPlacer<NavigationController> {
        ScreenPlacer<NavigationController>(placeWith: { controller, callSite in
            navigationController.setControllers([controller], animated: false)
            place(navigationController, callSite)
            return navigationController
        })
    }
}
