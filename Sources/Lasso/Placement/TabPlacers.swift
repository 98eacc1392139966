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
public func tabBarEmbedding(
    _ tabController: TabController,
    tabsCount: Int,
    onDidPlaceEmbedded: @escaping @MainActor () -> Void = {}
) -> [ScreenPlacer<TabController>] {
    precondition(tabsCount > 0, "tabBarEmbedding(_:tabsCount:): there must be at least one tab, not \(tabsCount).")
    let tabs = EmbeddedControllers(count: tabsCount)
    return (0..<tabsCount).map { index in
        ScreenPlacer { controller in
            if let controllers = tabs.place(controller, at: index) {
                tabController.setControllers(controllers)
                onDidPlaceEmbedded()
            }
            return tabController
        }
    }
}

/// Controllers that wait until all that belong in one container are there.
@MainActor
private final class EmbeddedControllers {
    private var controllers: [Controller?]

    init(count: Int) {
        controllers = Array(repeating: nil, count: count)
    }

    /// - Returns: All controllers, if this was the last one that was missing.
    func place(_ controller: Controller, at index: Int) -> [Controller]? {
        controllers[index] = controller
        let placed = controllers.compactMap { $0 }
        return placed.count == controllers.count ? placed : nil
    }
}
