import Lasso
import LassoTestUtilities
import Testing

private final class SettingsFlow: Flow<NoOutputFlow> {
    override func createInitialController() -> Controller { HomeController() }
}

/// Tests that place in their own windows while they run in parallel.
@MainActor
struct OwnWindowsTests: FlowTesting {
    let testableHierarchy = TestableHierarchy()

    private func placeInTheApplicationWindow() async throws {
        let window = window
        for _ in 0..<5 {
            // Lets the other tests open their windows.
            await Task.yield()
            SettingsFlow().start(with: rootOfApplicationWindow())
            #expect(window.rootController is HomeController)
            #expect(WindowController.openWindows.map(ObjectIdentifier.init) == [ObjectIdentifier(window)])
            window.setRootController(Controller())
        }
        let other = newWindow(besides: window).place(HomeController())
        #expect(WindowController.openWindows.count == 2)
        other.close()
    }

    @Test func theApplicationWindowIsTheTests() async throws { try await placeInTheApplicationWindow() }

    @Test func theApplicationWindowIsTheOtherTests() async throws { try await placeInTheApplicationWindow() }

    @Test(.ownWindows, arguments: 0..<20) func theApplicationWindowIsTheCases(number: Int) async throws {
        try await placeInTheApplicationWindow()
    }

    @Test func aTaskOfTheTestFindsTheTestsWindow() async {
        let window = window
        await Task { #expect(WindowController.applicationWindow === window) }.value
    }

    @Test(.ownWindows) func aTestWithoutAHierarchyHasWindowsOfItsOwn() async {
        #expect(WindowController.applicationWindow == nil)
        let window = WindowController()
        window.open()
        await Task.yield()
        #expect(WindowController.openWindows.map(ObjectIdentifier.init) == [ObjectIdentifier(window)])
        window.close()
    }
}
