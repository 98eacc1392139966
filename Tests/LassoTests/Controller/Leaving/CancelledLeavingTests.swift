import Lasso
import LassoTestUtilities
import Testing

/// Tests of a task that is canceled while it waits for a controller to be left.
@MainActor
struct CancelledLeavingTests: FlowTesting {
    let testableHierarchy = TestableHierarchy()

    private final class AskingController: Controller {
        var wasAsked = false
        override var leaving: Leaving {
            .ask { [unowned self] in
                wasAsked = true
                return await confirm("Discard the changes?", accept: "Discard")
            }
        }
    }

    private final class NotesFlow: Flow<NoOutputNavigationFlow> {
        override func createInitialController() -> Controller {
            let controller = Controller()
            controller.pathComponent = "notes"
            return controller
        }

        override func follow(_ component: NavigationPath.Component) -> Route { .unknown }
    }

    private func pushAsking() -> AskingController {
        let controller = AskingController()
        controller.pathComponent = "edit"
        navigationController.push(controller)
        return controller
    }

    @Test func theQuestionOfACancelledLeaveGoes() async throws {
        let controller = pushAsking()
        let leave = Task { await controller.leave() }
        _ = try await shownQuestion(in: window)
        leave.cancel()
        #expect(await leave.value == false)
        try await eventually { controller.presentedController == nil && !controller.isBeingAsked }
        #expect(controller.parent === navigationController)
        // The controller can be asked again, when the canceled task has returned.
        async let again = controller.leave()
        try await answer("Discard", in: window)
        #expect(await again)
    }

    @Test func aLeaveInACancelledTaskLeavesNothing() async {
        let controller = Controller()
        navigationController.push(controller)
        let leave = Task { await controller.leave() }
        leave.cancel()
        #expect(await leave.value == false)
        #expect(navigationController.topController === controller)
    }

    @Test func theQuestionOfACancelledPathGoes() async throws {
        let flow = NotesFlow()
        flow.start(with: root(of: navigationController))
        let controller = pushAsking()
        let walk = Task { await flow.go(to: "/") }
        _ = try await shownQuestion(in: window)
        walk.cancel()
        #expect(await walk.value.kind == .cancelled)
        try await eventually { controller.presentedController == nil }
        #expect(navigationController.topController === controller)
    }

    @Test func theRootPathLeadsToTheFlowsFirstPlace() async {
        let flow = NotesFlow()
        flow.start(with: root(of: navigationController))
        let (dialog, detail) = (Controller(), Controller())
        dialog.pathComponent = "help"
        detail.pathComponent = "detail"
        navigationController.push(detail)
        detail.present(dialog)
        #expect(window.path == "/notes/detail/help")
        #expect(await flow.go(to: "/").kind == .arrived)
        #expect(window.path == "/notes")
    }
}
