/// Creates placers into the tabs of a tab controller, which is filled when all of them have placed.
///
/// - Parameters:
///   - tabController: The tab controller.
///   - tabsCount: The number of tabs, at least one.
///   - onDidPlaceEmbedded: A closure called when the tab controller has been filled.
/// - Returns: A placer for each tab, in order.
///
/// Source: Lasso's `tabBarEmbedding(_:tabsCount:onDidPlaceEmbedded:)`.
@MainActor
public func tabBarEmbedding<Tabs: TabController>(
    _ tabController: Tabs,
    tabsCount: Int,
    onDidPlaceEmbedded: @escaping @MainActor () -> Void = {}
) -> [ScreenPlacer<Tabs>] {
    makeEmbeddingPlacers(into: tabController, count: tabsCount, place: embed, onDidPlaceEmbedded: onDidPlaceEmbedded)
}

/// Creates placers into the tabs of a new tab controller, which is filled when all of them have placed, and is the
/// context.
///
/// - Parameters:
///   - tabsCount: The number of tabs, at least one.
///   - onDidPlaceEmbedded: A closure called when the tab controller has been filled.
/// - Returns: A placer for each tab, in order.
/// - Precondition: `tabsCount` is one or more.
///
/// Source: Lasso's `tabBarEmbedding(_:tabsCount:onDidPlaceEmbedded:)`.
@MainActor
public func tabBarEmbedding(
    tabsCount: Int,
    onDidPlaceEmbedded: @escaping @MainActor () -> Void = {}
) -> [ScreenPlacer<TabController>] {
    tabBarEmbedding(
        ScreenPlacerEmbedding.makeTabBarController(),
        tabsCount: tabsCount,
        onDidPlaceEmbedded: onDidPlaceEmbedded
    )
}

/// Creates placers into the tabs of a new tab controller, which is filled when all of them have placed.
///
/// - Parameters:
///   - tabsCount: The number of tabs, at least one.
///   - onDidPlaceEmbedded: A closure called with the tab controller when it has been filled, to place it.
/// - Returns: A placer for each tab, in order.
///
/// Source: Lasso's `tabBarEmbedding(_:tabsCount:onDidPlaceEmbedded:)`.
@MainActor
public func tabBarEmbedding(
    tabsCount: Int,
    onDidPlaceEmbedded: @escaping @MainActor (TabController) -> Void
) -> [ScreenPlacer<TabController>] {
    let tabController = ScreenPlacerEmbedding.makeTabBarController()
    return tabBarEmbedding(tabController, tabsCount: tabsCount) { onDidPlaceEmbedded(tabController) }
}

/// Creates a placer that appends a tab, and selects it.
///
/// - Parameters:
///   - tabController: The tab controller.
///   - animated: Whether to animate the change.
/// - Returns: The placer.
@MainActor
public func tab<Tabs: TabController>(in tabController: Tabs, animated: Bool = true) -> ScreenPlacer<Tabs> {
    makePlacer(base: tabController) { tabController, controller in
        tabController.append(controller, animated: animated)
        return tabController
    }
}

extension ScreenPlacer {
    /// Creates placers into the tabs of a tab controller, which is placed with this placer when all of them have
    /// placed.
    ///
    /// - Parameters:
    ///   - tabController: The tab controller.
    ///   - tabsCount: The number of tabs, at least one.
    /// - Returns: A placer for each tab, in order.
    ///
    /// Source: Lasso's `withTabBarEmbedding(_:tabsCount:)`.
    public func withTabBarEmbedding<Tabs: TabController>(
        _ tabController: Tabs,
        tabsCount: Int
    ) -> [ScreenPlacer<Tabs>] {
        withEmbedding(into: tabController, count: tabsCount, place: embed)
    }

    /// Creates placers into the tabs of a new tab controller, which is placed with this placer when all of them have
    /// placed.
    ///
    /// - Parameter tabsCount: The number of tabs, at least one.
    /// - Returns: A placer for each tab, in order.
    ///
    /// Source: Lasso's `withTabBarEmbedding(_:tabsCount:)`.
    public func withTabBarEmbedding(tabsCount: Int) -> [ScreenPlacer<TabController>] {
        withTabBarEmbedding(ScreenPlacerEmbedding.makeTabBarController(), tabsCount: tabsCount)
    }
}

@MainActor
private func embed(_ tabController: TabController, _ controllers: [Controller]) {
    tabController.setControllers(controllers)
}
