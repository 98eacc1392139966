import LassoGtk

/// What the application adds to the theme.
enum StyleSheet {
    static func load() {
        let provider = CssProvider()
        provider.load(from: String(decoding: PackageResources.style_css, as: UTF8.self))
        provider.addForDefaultDisplay()
    }
}
