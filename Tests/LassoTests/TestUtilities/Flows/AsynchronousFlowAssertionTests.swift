import Lasso
import LassoTestUtilities
import Testing

/// Tests of assertions that wait for changes made by a task.
@MainActor
struct AsynchronousFlowAssertionTests: FlowTesting, AssertionTimeoutOverride {
    let testableHierarchy: TestableHierarchy
    let defaultLassoAssertionTimeout: Duration

    init() { self.init(timeout: .seconds(20)) }

    private init(timeout: Duration, hierarchy: TestableHierarchy = TestableHierarchy()) {
        defaultLassoAssertionTimeout = timeout
        testableHierarchy = hierarchy
    }

    /// Performs an action slightly later.
    private func later(_ action: @escaping @MainActor () -> Void) {
        Task {
            try await Task.sleep(for: .milliseconds(2))
            action()
        }
    }

    @Test func assertionsWaitForWhatATaskDoes() async throws {
        let (root, navigation) = (rootController, navigationController)
        var hooks: [String] = []
        let home: HomeController = try await assertPushed(
            after: root,
            when: { later { navigation.push(HomeController()) } },
            onViewDidLoad: { _, home in hooks.append("loaded \(home.isOnScreen)") },
            onViewDidAppear: { _, home in hooks.append("appeared \(home.isOnScreen)") }
        )
        #expect(hooks == ["loaded false", "appeared true"])
        try await assertPopped(from: home, to: root, when: { later { navigation.pop() } })
        let help: HelpController = try await assertPresentation(
            on: root,
            when: { later { root.present(HelpController()) } }
        )
        try await assertDismissal(from: help, to: root, when: { later { root.dismiss() } })
        let dialog: HelpController = try await assertFullScreenPresentation(
            on: root,
            when: { later { root.present(HelpController()) } }
        )
        try await assertFullScreenDismissal(from: dialog, to: root, when: { later { root.dismiss() } })
        let detail: DetailController = try await assertRoot(
            of: navigation,
            when: { later { navigation.setControllers([DetailController()]) } }
        )
        let tabs: TabController = try await assertControllerEvent(
            from: detail,
            to: { window.rootController is TabController ? window.rootController : nil },
            when: { later { window.setRootController(TabController()) } }
        )
        let _: HomeController = try await assertControllerEvent(
            to: { tabs.selectedController },
            when: { later { tabs.setControllers([HomeController()]) } }
        )
        let _: HomeController = try await assertRoot(
            of: window,
            when: { later { window.setRootController(HomeController()) } }
        )
    }

    @Test func theEventItselfMayTakeItsTime() async throws {
        let home: HomeController = try await assertPushed(
            after: rootController,
            when: {
                await Task.yield()
                navigationController.push(HomeController())
            }
        )
        #expect(home.isOnScreen)
    }

    @Test func whatNeverComesIsAFailureAfterTheTimeout() async {
        let impatient = Self(timeout: .milliseconds(5))
        let failures = await withFailuresCaptured {
            do {
                let _: HomeController = try await impatient.assertPushed(
                    after: impatient.rootController,
                    when: {},
                    verbose: false
                )
                Issue.record("Nothing was pushed.")
            } catch {}
            do {
                let _: HomeController = try await impatient.assertRoot(
                    of: impatient.navigationController,
                    when: {},
                    timeout: .milliseconds(6),
                    verbose: false
                )
                Issue.record("The root was not replaced.")
            } catch {}
        }
        #expect(
            failures.map(\.message) == [
                """
                Expected a HomeController pushed after Controller, found nothing pushed.
                Waited for 0.005 seconds.
                """,
                """
                Expected a HomeController as the root of NavigationController, found the one from before: Controller.
                Waited for 0.006 seconds.
                """,
            ]
        )
    }

    @Test func outputsAreWaitedFor() async {
        let flow = ShopFlow()
        await flow.assert(when: { later { flow.dispatchOutput(.didBuy) } }, outputs: .didBuy)
        let failures = await withFailuresCaptured {
            await flow.assert(when: {}, outputs: .didBuy, timeout: .milliseconds(1))
        }
        #expect(failures.map(\.message) == ["Unexpected outputs:\n  outputs[0]: expected .didBuy, found nothing"])
    }

    @Test func outputsTooManyThatComeATurnLaterAreFound() async {
        let flow = ShopFlow()
        let failures = await withFailuresCaptured {
            await flow.assert(
                when: {
                    flow.dispatchOutput(.didBuy)
                    Task { flow.dispatchOutput(.didCancel) }
                },
                outputs: .didBuy
            )
            await flow.assert(when: {
                Task {
                    await Task.yield()
                    flow.dispatchOutput(.didCancel)
                }
            })
            await flow.assert(when: {
                Task.detached { await flow.dispatchOutput(.didBuy) }
            })
        }
        #expect(
            failures.map(\.message) == [
                "Unexpected outputs:\n  outputs[1]: expected nothing, found .didCancel",
                "Unexpected outputs:\n  outputs[0]: expected nothing, found .didCancel",
                "Unexpected outputs:\n  outputs[0]: expected nothing, found .didBuy",
            ]
        )
    }

    @Test func eventsThatWaitForTheMainActorHappen() async {
        let (window, navigation) = (window, navigationController)
        Task { navigation.push(HomeController()) }
        #expect(navigation.controllers.count == 1)
        await waitForEvents(in: window)
        #expect(navigation.controllers.count == 2)
    }

    @Test func aWindowThatIsNeverShownRightIsAFailure() async {
        let stage = FaultyStage()
        let tests = Self(timeout: .milliseconds(5), hierarchy: TestableHierarchy(on: { stage }))
        stage.faults = ["The button is blue."]
        let failures = await withFailuresCaptured { await tests.waitForEvents(in: tests.window) }
        #expect(
            failures.map(\.message) == [
                "WindowController is shown differently from what the hierarchy says:\n  The button is blue."
            ]
        )
        later { stage.faults = [] }
        await waitForEvents(in: tests.window)
    }
}
