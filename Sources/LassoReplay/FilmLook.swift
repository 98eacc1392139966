import LassoGtk

/// A look of the application in the pictures of a film.
enum FilmLook: String, CaseIterable {
    case light
    case dark
    case rightToLeft = "right-to-left"
    case largeText = "large-text"

    /// Returns the name of the file with the picture of a step, such as `007-dark.png`.
    func fileName(ofStep step: Int) -> String {
        let number = "\(step)"
        return String(repeating: "0", count: max(0, 3 - number.count)) + number + "-\(rawValue).png"
    }

    /// Applies the look to the windows that are opened from now on.
    func apply(to application: Application) {
        // The replayed application sets its own color scheme, for example as its preferences say.
        application.overridingColorScheme = self == .dark ? .dark : .light
        Widget.setDefaultDirection(self == .rightToLeft ? .rtl : .ltr)
        // 96 dots per inch, in units of 1/1024.
        Settings.default?.gtkXftDpi = (self == .largeText ? 2 : 1) * 96 * 1024
        application.disablesAnimations = true
    }
}
