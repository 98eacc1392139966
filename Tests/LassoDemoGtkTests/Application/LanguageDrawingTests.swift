import Glibc
import LassoGtk
import LassoGtkTestUtilities
import Testing

@testable import LassoDemo

/// Tests that a window of the usual size has room for the samples in every language, also with large texts.
@Suite(.display)
struct LanguageDrawingTests {
    @Test(arguments: ["ar_EG", "de_DE", "ja_JP"], [1, 2])
    func everySampleHasRoom(locale: String, textScale: Int) async throws {
        let settings = try #require(Settings.default)
        // The font of GNOME, in which Arabic and Japanese letters are those of other fonts.
        settings.gtkFontName = "Cantarell 11"
        defer { settings.resetProperty("gtk-font-name") }
        // GTK keeps the weekdays of the first calendar. In English, they are wide.
        _ = GtkCalendar()
        try await TestLocale.use(locale) {
            try await LargeText.use(textScale) {
                let home = HomeFlow(account: Account(username: "ann", hasSeenTutorial: true))
                try await DemoWindows.show(Controller()) { window, shown in
                    home.start(with: root(of: window))
                    for sample in Sample.all {
                        let outcome = await home.go(to: NavigationPath([GalleryFlow.pathComponent, sample.id]))
                        #expect(outcome.kind == .arrived, "\(sample.id)")
                        GtkTesting.settle()
                        #expect(shown.width <= 900 && shown.height <= 700, "\(sample.id)")
                        #expect(shown.child?.cutOffWidgets(in: shown) ?? [] == [], "\(sample.id)")
                        #expect(shown.shortenedTexts == [], "\(sample.id)")
                        #expect(shown.hiddenParts == [], "\(sample.id)")
                    }
                }
            }
        }
    }
}
