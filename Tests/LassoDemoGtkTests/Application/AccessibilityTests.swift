import LassoGtk
import LassoGtkTestUtilities
import Testing

@testable import LassoDemo

/// Tests that everybody can use the demo: with a screen reader, with the keyboard alone, with large fingers, and
/// with weak eyes.
@Suite(.display)
struct AccessibilityTests {
    @Test(arguments: 0..<9)
    func everyWindowIsAccessible(index: Int) async throws {
        // The application, whose commands the buttons of the account are for, doesn't run in this test.
        let isAccount = DemoWindows.all[index].name == "account"
        try await inspect(DemoWindows.all[index].make(), except: isAccount ? ["A button has no name."] : [])
    }

    @Test func everySampleIsAccessible() async throws {
        for sample in Sample.all { try await inspect(SampleFlow(sample).createInitialController()) }
    }

    private func inspect(_ controller: Controller, except exceptions: [String] = []) async throws {
        #expect(Style.sheet.apply().isEmpty)
        defer { Style.sheet.remove() }
        try await DemoWindows.show(controller) { window, _ in
            try await assertAccessible(window, except: exceptions)
        }
    }
}
