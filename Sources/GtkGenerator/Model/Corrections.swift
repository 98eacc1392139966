/// What GTK's description leaves out or has wrong.
enum Corrections {
    /// Properties that are never missing, which the description of a property cannot say.
    static let presentValues: Set<String> = ["GtkTextBuffer:text", "GtkWindow:display"]

    /// Functions that return nothing at times, although their description promises something.
    static let missingResults: Set<String> = [
        "g_file_info_get_display_name", "g_file_info_get_edit_name", "g_file_info_get_name",
        "gtk_app_chooser_get_content_type", "gtk_event_controller_get_widget", "gtk_font_chooser_get_font_features",
        "gtk_font_chooser_get_preview_text", "gtk_text_view_get_extra_menu",
    ]

    /// Properties that GTK sets again when they are what they are already, and loses something with it: the cursor's place, and
    /// what can be undone.
    static let keptWhenEqual: Set<String> = ["GtkEditable:text", "GtkTextBuffer:text"]

    /// Functions that set a property to nothing when they are given nothing, although their description does not say so.
    static let missingArguments: Set<String> = [
        "gdk_display_manager_set_default_display", "gtk_about_dialog_set_website_label",
        "gtk_app_chooser_button_set_heading", "gtk_app_chooser_dialog_set_heading",
        "gtk_app_chooser_widget_set_default_text", "gtk_button_set_label", "gtk_entry_set_attributes",
        "gtk_fixed_layout_child_set_transform", "gtk_menu_button_set_icon_name", "gtk_menu_button_set_label",
        "gtk_native_dialog_set_title", "gtk_print_settings_set_default_source", "gtk_print_settings_set_dither",
        "gtk_print_settings_set_finishings", "gtk_print_settings_set_media_type", "gtk_print_settings_set_output_bin",
        "gtk_print_settings_set_paper_size", "gtk_print_settings_set_printer", "gtk_shortcut_label_set_accelerator",
        "gtk_shortcut_label_set_disabled_text", "gtk_stack_page_set_icon_name", "gtk_stack_page_set_name",
        "gtk_stack_page_set_title", "gtk_stack_set_visible_child_name", "gtk_stack_sidebar_set_stack",
        "gtk_text_view_set_tabs", "pango_font_description_set_family",
    ]

    /// Functions that cannot do without their arguments, although their description says that these may be missing.
    static let presentArguments: Set<String> = ["gtk_callback_action_new"]

    /// Functions that return no text where there is none to return, and whose property cannot be set to nothing: it is the empty
    /// text then.
    static let emptyTexts: Set<String> = [
        "gtk_button_get_icon_name", "gtk_file_chooser_get_current_name", "gtk_font_chooser_get_font",
        "gtk_font_chooser_get_preview_text",
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
