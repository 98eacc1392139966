/// Places on top of a navigation controller's stack.
///
/// - Parameters:
///   - navigationController: Where.
///   - animated: Whether the user is to see how it changes.
/// - Returns: The placer.
///
/// Source: Lasso's `pushed(in:animated:)`.
@MainActor
public func pushed<Navigation: NavigationController>(
    in navigationController: Navigation,
    animated: Bool = true
) -> ScreenPlacer<Navigation> {
    makePlacer(base: navigationController) { navigationController, controller in
        navigationController.push(controller, animated: animated)
        return navigationController
    }
}

/// Places in a navigation controller, instead of all that is in it.
///
/// - Parameters:
///   - navigationController: Where.
///   - animated: Whether the user is to see how it changes.
/// - Returns: The placer.
///
/// Source: Lasso's `root(of:animated:)`.
@MainActor
public func root<Navigation: NavigationController>(
    of navigationController: Navigation,
    animated: Bool = false
) -> ScreenPlacer<Navigation> {
    makePlacer(base: navigationController) { navigationController, controller in
        navigationController.setControllers([controller], animated: animated)
        return navigationController
    }
}

/// Places at the bottom of a navigation controller that is not in the hierarchy yet.
///
/// - Parameters:
///   - navigationController: The navigation controller.
///   - onDidPlaceEmbedded: Is called when the controller is in there: the place to place the navigation controller itself.
/// - Returns: The placer.
///
/// Source: Lasso's `navigationEmbedding(_:onDidPlaceEmbedded:)`.
@MainActor
public func navigationEmbedding<Navigation: NavigationController>(
    _ navigationController: Navigation,
    onDidPlaceEmbedded: @escaping @MainActor () -> Void = {}
) -> ScreenPlacer<Navigation> {
    makeEmbeddingPlacer(into: navigationController, place: embed, onDidPlaceEmbedded: onDidPlaceEmbedded)
}

/// Places at the bottom of a new navigation controller, which is the context of what is placed.
///
/// - Parameter onDidPlaceEmbedded: A closure that is called when the controller is in the navigation controller.
/// - Returns: The placer.
///
/// Source: Lasso's `navigationEmbedding(_:onDidPlaceEmbedded:)`.
@MainActor
public func navigationEmbedding(
    onDidPlaceEmbedded: @escaping @MainActor () -> Void = {}
) -> ScreenPlacer<NavigationController> {
    navigationEmbedding(ScreenPlacerEmbedding.makeNavigationController(), onDidPlaceEmbedded: onDidPlaceEmbedded)
}

/// Places at the bottom of a new navigation controller.
///
/// - Parameter onDidPlaceEmbedded: A closure that is called with the navigation controller when the controller is in it, to
///   place the navigation controller itself.
/// - Returns: The placer.
///
/// Source: Lasso's `navigationEmbedding(_:onDidPlaceEmbedded:)`.
@MainActor
public func navigationEmbedding(
    onDidPlaceEmbedded: @escaping @MainActor (NavigationController) -> Void
) -> ScreenPlacer<NavigationController> {
    let navigationController = ScreenPlacerEmbedding.makeNavigationController()
    return navigationEmbedding(navigationController) { onDidPlaceEmbedded(navigationController) }
}

extension ScreenPlacer {
    /// Places at the bottom of a navigation controller, which goes where this placer places.
    ///
    /// - Parameter navigationController: The navigation controller.
    /// - Returns: The placer into it.
    ///
    /// Source: Lasso's `withNavigationEmbedding(_:)`.
    public func withNavigationEmbedding<Navigation: NavigationController>(
        _ navigationController: Navigation
    ) -> ScreenPlacer<Navigation> {
        withEmbedding(into: navigationController, place: embed)
    }

    /// Places at the bottom of a new navigation controller, which goes where this placer places.
    ///
    /// - Returns: The placer into it.
    ///
    /// Source: Lasso's `withNavigationEmbedding(_:)`.
    public func withNavigationEmbedding() -> ScreenPlacer<NavigationController> {
        withNavigationEmbedding(ScreenPlacerEmbedding.makeNavigationController())
    }

    /// Places at the bottom of a navigation controller with a button to close it, which goes where this placer places.
    ///
    /// - Parameter navigationController: The navigation controller.
    /// - Returns: The placer into it.
    ///
    /// Source: Lasso's `withDismissibleNavigationEmbedding(_:)`.
    public func withDismissibleNavigationEmbedding<Navigation: NavigationController>(
        _ navigationController: Navigation
    ) -> ScreenPlacer<Navigation> {
        withEmbedding(into: navigationController) { navigationController, controller in
            defer { ScreenPlacerEmbedding.makeDismissible(navigationController) }
            return embed(navigationController, controller)
        }
    }

    /// Places at the bottom of a new navigation controller with a button to close it, which goes where this placer places.
    ///
    /// - Returns: The placer into it.
    ///
    /// Source: Lasso's `withDismissibleNavigationEmbedding(_:)`.
    public func withDismissibleNavigationEmbedding() -> ScreenPlacer<NavigationController> {
        withDismissibleNavigationEmbedding(ScreenPlacerEmbedding.makeNavigationController())
    }
}

@MainActor
private func embed<Navigation: NavigationController>(_ navigation: Navigation, _ controller: Controller) -> Navigation {
    navigation.setControllers([controller], animated: false)
    return navigation
}
