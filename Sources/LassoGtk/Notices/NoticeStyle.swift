/// The style of notices. An application's style sheet can change it.
///
/// Its classes are `.lasso-toast`, `.lasso-banner`, and `.lasso-progress`.
enum NoticeStyle {
    static let toast = "lasso-toast"
    static let banner = "lasso-banner"
    static let progress = "lasso-progress"

    private static let provider = LibraryStyle.add(
        """
        .lasso-toast { margin: 12px 18px; padding: 6px 6px 6px 12px; border-radius: 12px; \
        background-color: rgba(38, 38, 38, 0.9); }
        .lasso-toast:dir(rtl) { padding: 6px 12px 6px 6px; }
        .lasso-banner { padding: 6px 12px; background-color: mix(@theme_bg_color, @theme_selected_bg_color, 0.2); \
        color: @theme_fg_color; }
        .lasso-progress, .lasso-progress trough, .lasso-progress progress { min-height: 3px; border-radius: 0; }
        .lasso-progress trough { border: none; background: none; }
        """
    )

    /// Applies the style, once.
    static func apply() { _ = provider }
}
