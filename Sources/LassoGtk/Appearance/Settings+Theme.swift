import Glibc

extension Settings {
    /// Whether the theme has light text on a dark background.
    var hasDarkTheme: Bool {
        let name = gtkThemeName?.lowercased() ?? ""
        // Not `contains`: with a text as its argument, it links the regular expressions of the standard library.
        return gtkApplicationPreferDarkTheme || name.hasSuffix("dark") || strstr(name, "inverse") != nil
    }
}
