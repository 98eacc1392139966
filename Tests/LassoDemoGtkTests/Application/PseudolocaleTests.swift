import Glibc
import LassoGtk
import LassoGtkTestUtilities
import Testing

@testable import LassoDemo

/// Tests that every text of the demo's windows is translated, and that there is room for longer ones.
@Suite(.display)
struct PseudolocaleTests {
    /// Texts that are the same in every language: names, keys, files, and what the user has entered.
    private static let data =
        ["ann", "ABC", "Sans 12"] + ["CounterSample", "CounterScreenModule"]
        + ["CounterScreenStore", "CounterViewController", "swift"]
        + [LocaleFormat.date(DayMoment.now.day, .long), "Shift+Ctrl+Z"] + "IMNORSTZ".map { "Ctrl+\($0)" }

    @Test(arguments: 0..<9)
    func everyTextIsTranslatedAndHasRoom(index: Int) async throws {
        try await inspect(DemoWindows.all[index].name, DemoWindows.all[index].make)
    }

    @Test func everyTextOfTheSamplesIsTranslatedAndHasRoom() async throws {
        for sample in Sample.all {
            try await inspect(sample.id) { SampleFlow(sample).createInitialController() }
        }
    }

    private func inspect(_ name: String, _ make: () -> Controller) async throws {
        setenv("LASSO_PSEUDOLOCALE", "1", 1)
        let direction = Widget.defaultDirection
        Widget.setDefaultDirection(.rtl)
        defer {
            Widget.setDefaultDirection(direction)
            unsetenv("LASSO_PSEUDOLOCALE")
        }
        try await DemoWindows.show(make()) { _, shown in
            let complaints = TextInspection(of: shown, data: Self.data).complaints
            #expect(complaints == [], "\(name)")
        }
    }
}
