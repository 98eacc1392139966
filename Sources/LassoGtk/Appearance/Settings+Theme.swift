import Glibc

extension Settings {
    /// Whether the theme has light text on a dark background.
    var hasDarkTheme: Bool { theme.isDark || forcedTheme == nil && gtkApplicationPreferDarkTheme }

    /// Whether the theme has high contrast.
    var hasHighContrastTheme: Bool { theme.hasHighContrast }

    private var theme: ThemeName { forcedTheme ?? ThemeName(gtkThemeName ?? "") }

    /// The theme that the environment names instead of the settings; `nil` if there is none.
    private var forcedTheme: ThemeName? { getenv("GTK_THEME").map { ThemeName(String(cString: $0)) } }
}
