import LassoGtk
import LassoGtkTestUtilities
import LassoTestUtilities
import Testing

@testable import LassoDemo

@Suite(.display)
struct TransitionsDrawingTests {
    @Test func aPageReducesMotionOnlyWhileItIsShown() async throws {
        let store = TransitionsStore(with: TransitionsModule.defaultInitialState)
        let page = TransitionsViewController(store.asViewStore())
        let navigationController = NavigationController(rootController: page)
        let application = GtkTesting.application
        defer { application.reducesMotion = false }
        try await DemoWindows.show(navigationController) { _, _ in
            store.dispatchAction(.didChangeReducesMotion(true))
            #expect(application.reducesMotion && application.appearance.reducesMotion)
            navigationController.push(Controller(), animated: false)
            #expect(!application.reducesMotion)
            navigationController.pop(animated: false)
            #expect(application.reducesMotion)
            store.dispatchAction(.didChangeReducesMotion(false))
            #expect(!application.reducesMotion)
        }
    }
}
