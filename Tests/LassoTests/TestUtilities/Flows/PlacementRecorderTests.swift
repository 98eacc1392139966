import Lasso
import LassoTestUtilities
import Testing

@MainActor
struct PlacementRecorderTests {
    @Test func aFlowIsTestedByWhatItPlaces() throws {
        let recorder = PlacementRecorder(in: NavigationController())
        let flow = ShopFlow()
        flow.start(with: recorder.placer)
        let home = try #require(recorder.placedController(ofType: HomeController.self))
        #expect(recorder.placedControllers.map(ObjectIdentifier.init) == [ObjectIdentifier(home)])
        #expect(home.parent == nil)
        #expect(flow.initialController === home)
        flow.showDetail()
        #expect(flow.context === recorder.context)
        #expect(recorder.context.controllers.map(\.description) == ["DetailController"])
        #expect(recorder.placedController(ofType: DetailController.self) == nil)
    }

    @Test func theRecorderKeepsAllFlowsAlive() {
        let recorder = PlacementRecorder(in: NavigationController())
        let lifetimes = LifetimeRecorder()
        func start() {
            let flow = ShopFlow()
            lifetimes.record(flow)
            flow.start(with: recorder.placer)
        }
        start()
        start()
        #expect(recorder.placedControllers.count == 2)
        #expect(lifetimes.survivors == ["ShopFlow", "ShopFlow"])
    }
}
