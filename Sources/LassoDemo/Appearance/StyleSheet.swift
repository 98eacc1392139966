import LassoGtk

/// The application's additions to the theme.
enum StyleSheet {
    static func load() {
        let provider = CssProvider()
        provider.load(from: String(decoding: PackageResources.style_css, as: UTF8.self))
        provider.addForDefaultDisplay()
    }
}
