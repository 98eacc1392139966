import Testing

@testable import LassoGtk

struct ThemeNameTests {
    @Test(arguments: [
        ("Adwaita", false, false), ("Adwaita:dark", true, false), ("Adwaita-dark", true, false), ("Yaru", false, false),
        ("HighContrast", false, true), ("HighContrastInverse", true, true), ("Default-hc", false, true),
        ("Default-hc-dark", true, true), ("Default:hc-dark", true, true), ("", false, false),
    ])
    func theNameTellsTheAppearance(name: String, isDark: Bool, hasHighContrast: Bool) {
        #expect(ThemeName(name).isDark == isDark && ThemeName(name).hasHighContrast == hasHighContrast)
    }
}
