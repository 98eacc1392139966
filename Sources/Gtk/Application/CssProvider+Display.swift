import CGtk

extension CssProvider {
    /// Loads a style sheet, which replaces the one loaded before. GTK reports parsing errors as warnings.
    ///
    /// - Parameter styleSheet: The style sheet's text.
    ///
    /// Source: `gtk_css_provider_load_from_data`.
    public func load(from styleSheet: String) {
        let styleSheet = cText(styleSheet)
        gtk_css_provider_load_from_data(cssProviderPointer, styleSheet, cInteger(styleSheet.utf8.count) as gssize)
    }

    /// Applies the style sheet to all windows on the default display, with a priority above the theme's style sheet and
    /// below the user's.
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

    /// Removes the style sheet from all windows on the default display.
    ///
    /// Source: `gtk_style_context_remove_provider_for_display`.
    public func removeForDefaultDisplay() {
        guard let display = gdk_display_get_default() else { return }
        gtk_style_context_remove_provider_for_display(display, opaquePointer)
    }
}
