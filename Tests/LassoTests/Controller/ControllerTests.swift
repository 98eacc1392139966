import Lasso
import Testing

/// Tests of the errors of changes of the hierarchy.
@MainActor
struct ControllerTests {
    @Test func aControllerInItselfIsAnError() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                let navigation = NavigationController()
                let tabs = TabController()
                tabs.setControllers([navigation])
                navigation.push(tabs)
            }
        }
    }

    @Test func aControllerInTwoContainersIsAnErrorThatNamesBoth() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let controller = Controller()
                let first = NavigationController(rootController: controller)
                TabController().setControllers(first.controllers)
            }
        }
        let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(
            message.contains("Controller is in a NavigationController already and cannot be placed in a TabController")
        )
    }
}
