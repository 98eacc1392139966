import LassoGtk

/// The application's additions to the theme.
enum Style {
    static let sheet = StyleSheet(.embedded(PackageResources.style_css, file: "style.css"))
}
