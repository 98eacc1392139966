/// The name of a theme, with the name of its variant after a colon, if it has one: `Adwaita:dark`.
///
/// The environment variable `GTK_THEME` has such a name. GTK then ignores all settings of the theme.
nonisolated struct ThemeName {
    private let parts: [Substring]

    init(_ name: String) {
        parts = name.lowercased().split(whereSeparator: { ":-".contains($0) })
    }

    /// Whether the theme is dark, by its name.
    var isDark: Bool { parts.last?.hasSuffix("dark") == true || parts.first?.hasSuffix("inverse") == true }

    /// Whether the theme has high contrast, by its name.
    var hasHighContrast: Bool { parts.contains { $0 == "hc" || $0.hasPrefix("highcontrast") } }
}
