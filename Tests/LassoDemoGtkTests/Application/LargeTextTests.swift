import LassoGtk
import LassoGtkTestUtilities
import Testing

@testable import LassoDemo

/// Tests that a window of the usual size has room for texts twice as large as usual.
@Suite(.display)
struct LargeTextTests {
    @Test(arguments: 0..<9)
    func nothingIsCutOff(index: Int) async throws {
        try await expectNothingCutOff(in: DemoWindows.all[index].name, DemoWindows.all[index].make)
    }

    @Test func nothingOfTheSamplesIsCutOff() async throws {
        for sample in Sample.all {
            try await expectNothingCutOff(in: sample.id) { SampleFlow(sample).createInitialController() }
        }
    }

    @Test func nothingOfTheSamplesIsCutOffInTheGallery() async throws {
        try await LargeText.use(2) {
            let home = HomeFlow(account: Account(username: "ann", hasSeenTutorial: true))
            try await DemoWindows.show(Controller()) { window, shown in
                home.start(with: root(of: window))
                for sample in Sample.all {
                    let outcome = await home.go(to: NavigationPath([GalleryFlow.pathComponent, sample.id]))
                    #expect(outcome.kind == .arrived, "\(sample.id)")
                    GtkTesting.settle()
                    expectNothingCutOff(in: shown, sample.id)
                }
            }
        }
    }

    private func expectNothingCutOff(in name: String, _ make: @escaping () -> Controller) async throws {
        try await LargeText.use(2) {
            try await DemoWindows.show(make()) { _, shown in expectNothingCutOff(in: shown, name) }
        }
    }

    private func expectNothingCutOff(in shown: Window, _ name: String) {
        #expect(shown.width <= 900 && shown.height <= 700, "\(name): \(shown.width) x \(shown.height)")
        #expect(shown.child?.cutOffWidgets(in: shown) ?? [] == [], "\(name)")
        #expect(shown.shortenedTexts == [], "\(name)")
    }
}
