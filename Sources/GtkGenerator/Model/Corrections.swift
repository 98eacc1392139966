/// What GTK's description leaves out or has wrong.
enum Corrections {
    /// Properties that are strings and never missing, which the description of a property cannot say.
    static let presentStrings: Set<String> = ["GtkTextBuffer:text"]

    /// Functions that return nothing at times, although their description promises something.
    static let missingResults: Set<String> = [
        "gtk_app_chooser_get_content_type", "gtk_font_chooser_get_font_features",
        "gtk_font_chooser_get_preview_text", "gtk_text_view_get_extra_menu",
    ]

    /// What is asked of the arguments before a function is called that would only complain on standard error.
    static let checks = [
        "g_application_new": "requireValid(applicationId: applicationId)",
        "gtk_application_new": "requireValid(applicationId: applicationId)",
    ]

    /// Functions that are not to be called from Swift, and why.
    static let leftOut = [
        // Deprecated in a way that no macro silences, and of no use without GdkPixbuf's own tool.
        "gdk_pixbuf_new_from_inline": "it is deprecated"
    ]
}
