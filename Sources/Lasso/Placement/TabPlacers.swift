/// Places into the tabs of a tab controller, which is filled once all of them have placed.
///
/// - Parameters:
///   - tabController: Where.
///   - tabsCount: How many tabs there will be, at least one.
///   - onDidPlaceEmbedded: Is called when the tab controller has been filled.
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

extension ScreenPlacer {
    /// Places into the tabs of a tab controller, which goes where this placer places once all of them have placed.
    ///
    /// - Parameters:
    ///   - tabController: The tab controller.
    ///   - tabsCount: How many tabs there will be, at least one.
    /// - Returns: A placer for each tab, in order.
    ///
    /// Source: Lasso's `withTabBarEmbedding(_:tabsCount:)`.
    public func withTabBarEmbedding<Tabs: TabController>(
        _ tabController: Tabs,
        tabsCount: Int
    ) -> [ScreenPlacer<Tabs>] {
        withEmbedding(into: tabController, count: tabsCount, place: embed)
    }

    /// Places into the tabs of a new tab controller, which goes where this placer places once all of them have placed.
    ///
    /// - Parameter tabsCount: How many tabs there will be, at least one.
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
