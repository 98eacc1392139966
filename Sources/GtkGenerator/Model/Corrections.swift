/// What GTK's description leaves out or has wrong.
enum Corrections {
    /// Properties that are strings and never missing, which the description of a property cannot say.
    static let presentStrings: Set<String> = ["GtkTextBuffer:text"]

    /// Functions that return nothing at times, although their description promises something.
    static let missingResults: Set<String> = [
        "g_file_info_get_display_name", "g_file_info_get_edit_name", "g_file_info_get_name",
        "gtk_app_chooser_get_content_type", "gtk_event_controller_get_widget", "gtk_font_chooser_get_font_features",
        "gtk_font_chooser_get_preview_text", "gtk_text_view_get_extra_menu",
    ]

    /// Functions whose `gboolean` is what was asked for, and does not tell whether it went well.
    static let answers: Set<String> = [
        "g_key_file_get_boolean", "gtk_text_buffer_get_iter_at_line", "gtk_text_buffer_get_iter_at_line_index",
        "gtk_text_buffer_get_iter_at_line_offset", "gtk_text_view_get_iter_at_location",
        "gtk_text_view_get_iter_at_position", "gtk_tree_view_is_blank_at_pos", "pango_layout_line_x_to_index",
        "pango_layout_xy_to_index",
    ]

    /// Functions that differ from another in who owns what, which wrappers see to by themselves.
    static let memoryFunctions: Set<String> = [
        "pango_attribute_destroy", "g_bytes_unref_to_data", "g_bytes_unref_to_array", "gtk_string_list_take",
        "gdk_content_provider_ref_formats", "gdk_content_provider_ref_storable_formats",
    ]

    /// What is asked of the arguments before a function is called that would only complain on standard error.
    static let checks = [
        "g_application_new": "requireValid(applicationId: applicationId)",
        "gtk_application_new": "requireValid(applicationId: applicationId)",
    ]

    /// Functions that are not to be called from Swift, and why.
    static let leftOut = [
        "g_buffered_input_stream_peek": "it fills memory that the caller would have to give",
        "g_initable_init": "initialisers call it themselves",
        // Deprecated in a way that no macro silences, and of no use without GdkPixbuf's own tool.
        "gdk_pixbuf_new_from_inline": "it is deprecated",
    ]
}
