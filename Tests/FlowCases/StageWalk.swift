import Lasso
import LassoTestUtilities
import Testing

/// A controller that a stage can show.
@MainActor
protocol StageScreen: Controller {
    init(_ title: String)
}

/// A flow that exercises every assertion on flows. Each stage must support this walk.
@MainActor
struct StageWalk<Home: StageScreen, Detail: StageScreen>: FlowTesting {
    let testableHierarchy: TestableHierarchy

    /// Takes all steps, each synchronously.
    func go() throws {
        try pushAndPop()
        try presentAndDismiss()
        try replaceRoots()
        try chooseATab()
        try openAWindow()
    }

    private func pushAndPop() throws {
        let flow = WalkingFlow<Home, Detail>()
        var hooks: [String] = []
        let home: Home = try assertPushed(
            after: rootController,
            when: { flow.start(with: pushed(in: navigationController)) },
            onViewDidLoad: { hooks.append("\($0), \($1) loaded \($1.isOnScreen)") },
            onViewWillAppear: { hooks.append("\($0), \($1) appearing \($1.isOnScreen)") },
            onViewDidAppear: { hooks.append("\($0), \($1) appeared \($1.isOnScreen)") }
        )
        let detail: Detail = try assertPushed(after: home, when: { flow.showDetail() })
        try assertPopped(from: detail, to: home, when: { navigationController.pop() })
        flow.showDetail()
        let top = try #require(navigationController.topController as? Detail)
        try assertPopped(
            from: top,
            to: rootController,
            when: { flow.dismiss() },
            onViewDidAppear: { hooks.append("\($0), \($1) appeared \($1.isOnScreen)") }
        )
        flow.assert(when: { flow.dispatchOutput(.didEnd) }, outputs: .didEnd)
        #expect(
            hooks == [
                "Controller, \(home) loaded false", "Controller, \(home) appearing false",
                "Controller, \(home) appeared true", "\(top), Controller appeared true",
            ]
        )
    }

    private func presentAndDismiss() throws {
        let flow = WalkingFlow<Home, Detail>()
        let dialog: NavigationController = try assertPresentation(
            on: rootController,
            when: { flow.start(with: presented(on: rootController).withNavigationEmbedding()) }
        )
        let home: Home = try dialog.firstChildOfType()
        let detail: Detail = try assertFullScreenPresentation(
            on: home,
            when: { Detail("above").place(with: flow.nextPresentedInFlow) }
        )
        try assertFullScreenDismissal(from: detail, to: home, when: { detail.dismiss() })
        let popover: Detail = try assertPresentation(
            on: home,
            when: { Detail("popover").place(with: presented(on: home, as: .popover)) }
        )
        let pushed: Detail = try assertPushed(after: home, when: { flow.showDetail() })
        #expect(!popover.isOnScreen)
        try assertPopped(from: pushed, to: home, when: { dialog.pop() })
        #expect(popover.isOnScreen)
        try assertDismissal(from: popover, to: home, when: { popover.dismiss() })
        try assertDismissal(from: home, to: rootController, when: { flow.dismiss() })
    }

    private func replaceRoots() throws {
        let root: Home = try assertRoot(
            of: navigationController,
            when: { WalkingFlow<Home, Detail>().start(with: Lasso.root(of: navigationController)) }
        )
        #expect(navigationController.controllers.map(\.title) == [root.title])
        let _: Detail = try assertRoot(
            of: window,
            when: { window.setRootController(Detail("root"), with: .crossfade) }
        )
        let _: NavigationController = try assertRoot(
            of: window,
            when: { WalkingFlow<Home, Detail>().start(with: Lasso.root(of: window).withNavigationEmbedding()) }
        )
    }

    private func chooseATab() throws {
        let (tabs, first) = (TabController(), Home("first"))
        tabs.setControllers([first, Detail("second")])
        window.setRootController(tabs)
        let second: Detail = try assertControllerEvent(
            from: first,
            to: { tabs.selectedController },
            when: { tabs.selectedIndex = 1 }
        )
        #expect(!first.isOnScreen && second.isOnScreen)
    }

    private func openAWindow() throws {
        let (flow, other) = (WalkingFlow<Home, Detail>(), WindowController())
        let navigation: NavigationController = try assertControllerEvent(
            to: { other.rootController },
            when: { flow.start(with: newWindow(besides: window, other).withNavigationEmbedding()) }
        )
        defer { stage.close(other) }
        let _: Detail = try assertPushed(after: navigation.firstChildOfType() as Home, when: { flow.showDetail() })
        waitForEvents(in: other)
    }

    /// Takes some of the steps, and waits for each, because a task takes them later.
    func goLater() async throws {
        let (flow, navigation, root) = (WalkingFlow<Home, Detail>(), navigationController, rootController)
        let home: Home = try await assertPushed(
            after: root,
            when: { Task { flow.start(with: pushed(in: navigation)) } }
        )
        let detail: Detail = try await assertPresentation(on: home, when: { Task { home.present(Detail("above")) } })
        try await assertDismissal(from: detail, to: home, when: { Task { home.dismiss() } })
        try await assertPopped(from: home, to: root, when: { Task { flow.dismiss() } })
        await flow.assert(when: { Task { flow.dispatchOutput(.didEnd) } }, outputs: .didEnd)
        await waitForEvents(in: window)
    }
}

private enum WalkModule: NavigationFlowModule {
    enum Output: Equatable { case didEnd }
}

/// A flow that begins with one screen and shows another one.
private final class WalkingFlow<Home: StageScreen, Detail: StageScreen>: Flow<WalkModule> {
    override func createInitialController() -> Controller { Home("Home") }

    func showDetail() { Detail("Detail").place(with: nextPushedInFlow) }
}
