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
            try await DemoWindows.showSamplesInGallery { shown, sample in
                DemoWindows.expectNothingCutOff(in: shown, sample.id)
            }
        }
    }

    private func expectNothingCutOff(in name: String, _ make: @escaping () -> Controller) async throws {
        try await LargeText.use(2) {
            try await DemoWindows.show(make()) { _, shown in DemoWindows.expectNothingCutOff(in: shown, name) }
        }
    }
}
