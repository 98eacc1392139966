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
                try await DemoWindows.showSamplesInGallery { shown, sample in
                    DemoWindows.expectNothingCutOff(in: shown, sample.id)
                    #expect(shown.hiddenParts == [], "\(sample.id)")
                }
            }
        }
    }
}
