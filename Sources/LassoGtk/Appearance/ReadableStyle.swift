/// The rules that give all texts enough contrast, 4.5 to 1, and all targets enough room, 24 pixels. In GTK's own
/// themes, some have less.
///
/// Source: [contrast, minimum](https://www.w3.org/TR/WCAG22/#contrast-minimum), and
/// [target size, minimum](https://www.w3.org/TR/WCAG22/#target-size-minimum).
enum ReadableStyle {
    /// The rules in front of an application's style sheet.
    ///
    /// - Parameters:
    ///   - isDark: Whether the theme is dark.
    ///   - hasHighContrast: Whether the theme has high contrast. Secondary texts have enough of it then.
    static func rules(isDark: Bool, hasHighContrast: Bool) -> String {
        let states = isDark ? (error: 0.6, warning: 0.2, success: 0.2) : (error: 0.2, warning: 0.5, success: 0.6)
        return """
            \(hasHighContrast ? "" : secondaryTexts)
            label.error { color: mix(@error_color, @theme_fg_color, \(states.error)); }
            label.warning { color: mix(@warning_color, @theme_fg_color, \(states.warning)); }
            label.success { color: mix(@success_color, @theme_fg_color, \(states.success)); }
            scale > value { color: inherit; }
            columnview > header > button:not(:disabled) { color: mix(@theme_text_color, @theme_base_color, 0.2); }
            columnview > header > button:hover, columnview > header > button:active { color: @theme_text_color; }
            calendar > grid > label.other-month:not(:selected) {
                color: mix(@theme_text_color, @theme_base_color, 0.35);
            }
            calendar > grid > label:selected, button.suggested-action:not(.flat):not(:disabled):not(:hover):not(:active) {
                background-image: image(mix(@theme_selected_bg_color, black, 0.2));
                color: white;
            }
            \(selection)
            checkbutton { min-width: 24px; min-height: 24px; }
            """
    }

    // Sidebars, and lists of choices, have a pale selection with dark text.
    private static let selection = """
        row:selected, gridview > child:selected, flowboxchild:selected {
            background-image: image(mix(@theme_selected_bg_color, black, 0.2));
            color: white;
        }
        .navigation-sidebar > row:selected, stacksidebar row:selected, dropdown popover row:selected {
            background-image: none;
            color: inherit;
        }
        """

    private static let secondaryTexts = """
        .dim-label, headerbar .subtitle, text > placeholder { opacity: 0.75; }
        .dim-label:disabled { opacity: 0.55; }
        """
}
