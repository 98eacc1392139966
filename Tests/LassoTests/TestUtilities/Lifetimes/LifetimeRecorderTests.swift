import Lasso
import LassoTestUtilities
import Testing

@MainActor
struct LifetimeRecorderTests {
    @Test func whatHasBeenReleasedIsForgottenAndTheOthersAreKnown() {
        let recorder = LifetimeRecorder(), living = Controller()
        recorder.record(Controller(), as: "released")
        recorder.record(living, as: "living")
        recorder.forgetReleased()
        #expect(recorder.recorded == ["living"])
        recorder.record(living, as: "living")
        #expect(recorder.recorded == ["living"] && recorder.survivors == ["living"])
    }

    @Test func whatIsPresentedIsRecordedToo() {
        let recorder = LifetimeRecorder()
        let navigation = NavigationController(rootController: HomeController())
        let help = NavigationController(rootController: HelpController())
        navigation.present(help)
        help.present(DetailController())
        recorder.recordHierarchy(of: navigation)
        #expect(
            recorder.recorded == [
                "NavigationController", "HomeController", "NavigationController", "HelpController", "DetailController",
            ]
        )
    }

    @Test func whatIsRecordedAgainCountsOnce() {
        let recorder = LifetimeRecorder()
        var home: HomeController? = HomeController()
        for _ in 1...2 { home.map { recorder.recordHierarchy(of: $0) } }
        #expect(recorder.survivors == ["HomeController"])
        home = nil
        #expect(recorder.survivors == [])
    }
}
