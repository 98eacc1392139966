// A flow that needs a navigation controller cannot be a tab without one.
// rejected: 'start(with:)' is unavailable: The flow needs a NavigationController. Add .withNavigationEmbedding() to the
// placer.
import Lasso

final class Tutorial: Flow<NoOutputNavigationFlow> {}

@MainActor func start(in tabs: TabController) {
    let placers = tabBarEmbedding(tabs, tabsCount: 2)
    Tutorial().start(with: placers[0].withNavigationEmbedding())
    Tutorial().start(with: placers[1])  // here
}
