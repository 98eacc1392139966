import LassoGtk
import Testing

@testable import LassoDemo
@testable import LassoGtkTestUtilities

/// Tests that every text and icon of the demo stands out from its background in each style of the theme but the light
/// one, which the tests of accessibility look at.
@Suite(.display)
struct ContrastTests {
    nonisolated static let themes = ["Default-dark", "Default-hc", "Default-hc-dark"]

    @Test(arguments: themes)
    func everyTextStandsOut(theme: String) async throws {
        let settings = try #require(Settings.default)
        settings.gtkThemeName = theme
        GtkTesting.application.observeAppearance { _ in }.cancel()
        #expect(Style.sheet.apply().isEmpty)
        defer {
            Style.sheet.remove()
            settings.resetProperty("gtk-theme-name")
        }
        var complaints: Set<String> = []
        func inspect(_ controller: Controller) async throws {
            try await DemoWindows.show(controller) { _, shown in
                complaints.formUnion(try ContrastInspection(of: shown).complaints)
            }
        }
        for window in DemoWindows.all { try await inspect(window.make()) }
        for sample in Sample.all { try await inspect(SampleFlow(sample).createInitialController()) }
        #expect(complaints.sorted() == [])
    }
}
