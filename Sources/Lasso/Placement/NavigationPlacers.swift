/// Creates a placer that pushes onto a navigation controller's stack.
///
/// - Parameters:
///   - navigationController: The navigation controller.
///   - animated: Whether to animate the change.
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

/// Creates a placer that replaces all controllers on a navigation controller's stack.
///
/// - Parameters:
///   - navigationController: The navigation controller.
///   - animated: Whether to animate the change.
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

/// Creates a placer at the bottom of a navigation controller that is not in the hierarchy yet.
///
/// - Parameters:
///   - navigationController: The navigation controller.
///   - onDidPlaceEmbedded: A closure called when the controller is in the navigation controller, to place the
///     navigation controller itself.
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

/// Creates a placer at the bottom of a new navigation controller, which is the context.
///
/// - Parameter onDidPlaceEmbedded: A closure called when the controller is in the navigation controller.
/// - Returns: The placer.
///
/// Source: Lasso's `navigationEmbedding(_:onDidPlaceEmbedded:)`.
@MainActor
public func navigationEmbedding(
    onDidPlaceEmbedded: @escaping @MainActor () -> Void = {}
) -> ScreenPlacer<NavigationController> {
    navigationEmbedding(ScreenPlacerEmbedding.makeNavigationController(), onDidPlaceEmbedded: onDidPlaceEmbedded)
}

/// Creates a placer at the bottom of a new navigation controller.
///
/// - Parameter onDidPlaceEmbedded: A closure called with the navigation controller when the controller is in it, to
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
    /// Creates a placer at the bottom of a navigation controller, which is then placed with this placer.
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

    /// Creates a placer at the bottom of a new navigation controller, which is then placed with this placer.
    ///
    /// - Returns: The placer into it.
    ///
    /// Source: Lasso's `withNavigationEmbedding(_:)`.
    public func withNavigationEmbedding() -> ScreenPlacer<NavigationController> {
        withNavigationEmbedding(ScreenPlacerEmbedding.makeNavigationController())
    }

    /// Creates a placer at the bottom of a navigation controller with a close button, which is then placed with this
    /// placer.
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

    /// Creates a placer at the bottom of a new navigation controller with a close button, which is then placed with
    /// this placer.
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
