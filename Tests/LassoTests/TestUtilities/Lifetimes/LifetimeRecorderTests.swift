import Lasso
import LassoTestUtilities
import Testing

@MainActor
struct LifetimeRecorderTests {
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
}
