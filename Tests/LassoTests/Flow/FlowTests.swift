import Lasso
import LassoTestUtilities
import Testing

private enum WizardModule: NavigationFlowModule {
    enum Output: Equatable { case didFinish }
}

private final class WizardFlow: Flow<WizardModule> {
    override func createInitialController() -> Controller { Controller() }

    func next() {
        nextPushedInFlow?.place(Controller())
    }
}

private final class AnywhereFlow: Flow<NoOutputFlow> {
    override func createInitialController() -> Controller { Controller() }
}

/// A controller that does something when it appears for the first time.
private final class EagerController: Controller {
    var onFirstAppearance: () -> Void = {}

    override func viewDidAppear() {
        let action = onFirstAppearance
        onFirstAppearance = {}
        action()
    }
}

private enum CountingModule: FlowModule {
    typealias Output = Int
}

private final class CountingFlow: Flow<CountingModule> {}

@MainActor
struct FlowTests {
    @Test func aFlowStartsWhereverThePlacerPlaces() {
        let pushedInto = NavigationController(rootController: Controller())
        let first = WizardFlow()
        first.start(with: pushed(in: pushedInto))
        #expect(pushedInto.controllers.count == 2)
        #expect(pushedInto.topController === first.initialController)
        #expect(first.context === pushedInto)

        let rootOf = NavigationController(rootController: Controller())
        let second = WizardFlow()
        second.start(with: root(of: rootOf))
        #expect(rootOf.controllers.count == 1)
        #expect(rootOf.topController === second.initialController)

        let window = WindowController()
        let third = WizardFlow()
        third.start(with: root(of: window).withNavigationEmbedding())
        #expect(window.rootController === third.context)
        third.next()
        #expect(third.context?.controllers.count == 2)
    }

    @Test func aFlowKnowsItsContextWhileItsFirstScreenAppears() {
        final class EagerFlow: Flow<WizardModule> {
            override func createInitialController() -> Controller {
                let controller = EagerController()
                controller.onFirstAppearance = { [weak self] in self?.nextPushedInFlow?.place(Controller()) }
                return controller
            }
        }
        let window = WindowController()
        let navigation = NavigationController()
        window.setRootController(navigation)
        window.open()
        EagerFlow().start(with: root(of: navigation))
        #expect(navigation.controllers.count == 2)
    }

    @Test func theRootOfAWindowIsTheContextOfItsFlowWhileItAppears() throws {
        final class EagerFlow: Flow<NoOutputFlow> {
            override func createInitialController() -> Controller {
                let controller = EagerController()
                controller.onFirstAppearance = { [weak self] in self?.nextPresentedInFlow?.place(Controller()) }
                return controller
            }
        }
        let window = WindowController()
        window.open()
        let placers: [ScreenPlacer<Controller>] = [
            root(of: window), AnywhereFlow().inFlow(root(of: window)), root(of: window).asControllerPlacer(),
        ]
        for placer in placers {
            let flow = EagerFlow()
            flow.start(with: placer)
            let home = try #require(flow.initialController)
            #expect(flow.context === home)
            #expect(home.presentedController != nil && window.presentedController == nil)
            flow.unwind()
            #expect(home.presentedController == nil)
        }
        window.close()
    }

    @Test func aControllerWithoutAPlacerIsPlacedNowhere() {
        let navigation = NavigationController()
        let controller = Controller()
        #expect(controller.place(with: nil as ScreenPlacer<NavigationController>?) == nil)
        #expect(controller.place(with: pushed(in: navigation)) === navigation)
        #expect(navigation.topController === controller)
    }

    @Test func tabsAreFilledOnceAllOfThemHavePlaced() {
        let tabs = TabController()
        var filledCount = 0
        let placers = tabBarEmbedding(tabs, tabsCount: 2) { filledCount += 1 }
        let wizard = WizardFlow()
        wizard.start(with: placers[1].withNavigationEmbedding())
        #expect(tabs.controllers.isEmpty)
        let anywhere = AnywhereFlow()
        anywhere.start(with: placers[0])
        #expect(filledCount == 1)
        #expect(tabs.controllers.first === anywhere.initialController)
        #expect(tabs.controllers.last === wizard.context)
        #expect(anywhere.context === tabs)
    }

    @Test func aFlowLivesAsLongAsOneOfTheControllersThatItPlaced() {
        let recorder = LifetimeRecorder()
        let navigation = NavigationController(rootController: Controller())
        func start() {
            let flow = WizardFlow()
            recorder.record(flow)
            flow.start(with: pushed(in: navigation))
            flow.next()
        }
        start()
        #expect(navigation.controllers.count == 3)

        // The initial controller is removed, and the other one stays.
        navigation.setControllers([navigation.controllers[0], navigation.controllers[2]])
        #expect(recorder.survivors == ["WizardFlow"])
        navigation.popToRoot()
        #expect(recorder.survivors == [])
    }

    @Test func outputsReachWhoeverObservesTheFlow() {
        var outputs: [WizardModule.Output] = []
        let flow = WizardFlow()
        let observation = flow.observeOutput { outputs.append($0) }
        flow.dispatchOutput(.didFinish)
        observation.cancel()
        flow.dispatchOutput(.didFinish)
        #expect(outputs == [.didFinish])
    }

    @Test func aFlowIsObservedAndStartedInOneExpression() {
        let navigation = NavigationController()
        var (outputs, mapped): ([WizardModule.Output], [String]) = ([], [])
        let isStarted = WizardFlow()
            .observeOutput { outputs.append($0) }
            .observeOutput({ mapped.append($0) }, mapping: { "\($0)" })
            .start(with: pushed(in: navigation))
        #expect(isStarted)
        let flow: WizardFlow = WizardFlow().observeOutput { outputs.append($0) }
        flow.dispatchOutput(.didFinish)
        #expect(outputs == [.didFinish] && mapped == [])
    }

    @Test func everyObserverSeesTheOutputsInTheSameOrder() {
        let flow = CountingFlow()
        var second: [Int] = []
        flow.observeOutput { [unowned flow] number in if number == 1 { flow.dispatchOutput(2) } }
        flow.observeOutput { second.append($0) }
        flow.dispatchOutput(1)
        #expect(second == [1, 2])
    }

    @Test func aLateObserverIsNotToldOfAnOutputFromBeforeItCame() {
        let flow = CountingFlow()
        var late: [Int] = []
        flow.observeOutput { [unowned flow] number in
            guard number == 1 else { return }
            flow.dispatchOutput(2)
            flow.observeOutput { late.append($0) }
        }
        flow.dispatchOutput(1)
        flow.dispatchOutput(3)
        #expect(late == [3])
    }

    @Test func startingTwiceIsAnErrorThatNamesBothPlaces() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let flow = AnywhereFlow()
                let navigation = NavigationController()
                flow.start(with: pushed(in: navigation))
                flow.start(with: pushed(in: navigation))
            }
        }
        let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(message.contains("AnywhereFlow.start(with:) was called at LassoTests/FlowTests.swift:"))
        #expect(message.contains("A flow starts once"))
    }

    @Test func placingTwiceIsAnErrorThatNamesBothPlaces() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let placer = root(of: WindowController())
                placer.withNavigationEmbedding().place(Controller())
                placer.withNavigationEmbedding().place(Controller())
            }
        }
        let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(message.contains("ScreenPlacer.place(_:) was called at LassoTests/FlowTests.swift:"))
        #expect(message.contains("and again at LassoTests/FlowTests.swift:"))
    }
}
