import LassoGtk
import LassoGtkTestUtilities
import Testing

/// Tests of pages that are moved elsewhere while the transition of their old stack is still running.
@Suite(.display)
struct MovedPageTests {
    @Test func aPageThatIsShownElsewhereStaysUsableThere() async throws {
        let (window, split) = (WindowController(), SplitController())
        let left = NavigationController(rootController: FormController("left"))
        let right = NavigationController(rootController: FormController("right"))
        let moved = FormController("moved")
        split.narrowWidth = 0
        split.setSidebarController(left)
        split.setContentController(right)
        window.setRootController(split)
        window.present(in: GtkTesting.application, width: 400, height: 300)
        try await GtkTesting.turnMainLoop(until: "the window is drawn") { window.window?.mapped == true }
        left.push(moved, animated: false)
        GtkTesting.settle()
        Settings.default?.gtkEnableAnimations = true

        left.pop()
        right.push(moved, animated: false)
        left.push(FormController("new"))
        #expect(moved.view.canTarget)
        GtkTesting.settle()
        #expect(moved.view.canTarget && moved.view.mapped)
        #expect(DrawnHierarchy.complaints(about: window) == [])
        window.close()
    }
}
