import LassoGtk
import LassoGtkTestUtilities
import Testing

extension WindowController {
    /// Shows a controller, and waits until it is drawn.
    func show(_ controller: Controller) async throws -> Window {
        setRootController(controller)
        present(in: GtkTesting.application, width: 640, height: 400)
        let shown = try #require(window)
        try await GtkTesting.turnMainLoop(until: "it is drawn") { (shown.child?.height ?? 0) > 100 }
        GtkTesting.settle()
        return shown
    }

    /// Shows a screen in a navigation controller, and moves it from there into tabs.
    ///
    /// - Returns: The tabs, which the window shows then.
    func showMoved(_ screen: Controller) async throws -> TabController {
        let navigation = NavigationController(rootController: screen)
        _ = try await show(navigation)
        let tabs = TabController()
        navigation.setControllers([], animated: false)
        tabs.setControllers([screen], animated: false)
        setRootController(tabs)
        GtkTesting.settle()
        return tabs
    }
}
