import CGtk

extension CssProvider {
    /// Reads a style sheet, in place of what was read before. What cannot be understood is reported as a warning.
    ///
    /// - Parameter styleSheet: The style sheet's text.
    ///
    /// Source: `gtk_css_provider_load_from_data`.
    public func load(from styleSheet: String) {
        let styleSheet = cText(styleSheet)
        gtk_css_provider_load_from_data(cssProviderPointer, styleSheet, cInteger(styleSheet.utf8.count) as gssize)
    }

    /// Uses the style sheet for all windows on the default display, above the theme and below the user's own.
    ///
    /// - Precondition: There is a display.
    ///
    /// Source: `gtk_style_context_add_provider_for_display`, `GTK_STYLE_PROVIDER_PRIORITY_APPLICATION`.
    public func addForDefaultDisplay() {
        guard let display = gdk_display_get_default() else {
            preconditionFailure(
                "CssProvider.addForDefaultDisplay(): there is no display yet. Call it in onStartup or later."
            )
        }
        gtk_style_context_add_provider_for_display(
            display,
            opaquePointer,
            guint(GTK_STYLE_PROVIDER_PRIORITY_APPLICATION)
        )
    }
}
