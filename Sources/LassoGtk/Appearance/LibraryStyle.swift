/// The rules of the library's own style sheets.
enum LibraryStyle {
    /// The priority behind that of the theme, which GTK adds with that of settings (400), and in front of applications'
    /// (600).
    ///
    /// Source: `GTK_STYLE_PROVIDER_PRIORITY_SETTINGS`.
    private static var priority: Int { 401 }

    /// Adds a style sheet to all windows.
    ///
    /// - Parameter provider: The style sheet.
    static func add(_ provider: CssProvider) {
        guard let display = Display.default else { return }
        StyleContext.addProviderForDisplay(display, provider: provider, priority: priority)
    }

    /// Adds rules to all windows.
    ///
    /// - Parameter rules: The rules.
    /// - Returns: The style sheet.
    static func add(_ rules: String) -> CssProvider {
        let provider = CssProvider()
        provider.load(from: rules)
        add(provider)
        return provider
    }
}
