import Glibc
import LassoGtk
import Testing

@testable import LassoDemo

struct HighlightColorsTests {
    /// The least contrast of text, by the Web Content Accessibility Guidelines.
    @Test(arguments: [(false, 4.5), (true, 7)])
    func everyColorIsReadableOnTheThemesBackgrounds(hasHighContrast: Bool, least: Double) {
        var appearance = Appearance()
        appearance.hasHighContrast = hasHighContrast
        for (isDark, background) in [(false, 1.0), (true, 0x2D / 255.0)] {
            appearance.isDark = isDark
            let colors = HighlightColors(appearance)
            let back = luminance(
                of: RGBA(red: Float(background), green: Float(background), blue: Float(background), alpha: 1)
            )
            for kind in HighlightedPart.Kind.allCases {
                let front = luminance(of: colors[kind])
                let contrast = (max(front, back) + 0.05) / (min(front, back) + 0.05)
                #expect(contrast >= least, "\(kind), dark: \(isDark)")
            }
        }
    }

    private func luminance(of color: RGBA) -> Double {
        let part = { (value: Float) in
            let value = Double(value)
            return value <= 0.03928 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
        }
        return 0.2126 * part(color.red) + 0.7152 * part(color.green) + 0.0722 * part(color.blue)
    }
}
