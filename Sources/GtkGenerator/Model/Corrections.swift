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

    /// Constructors of what is no widget and yet needs a display.
    static let needDisplay: Set<String> = [
        "gtk_entry_completion_new", "gtk_entry_completion_new_with_area", "gtk_file_chooser_native_new",
        "gtk_tree_view_column_new", "gtk_tree_view_column_new_with_area",
    ]

    /// Structures that point into an object without keeping it alive, with how the object is found from `structure`.
    static let owners = [
        // Without what it points into, it is an empty one.
        "Gtk.TextIter":
            "structure.pointee.dummy1 == nil ? nil : TextBuffer.wrapping(gtk_text_iter_get_buffer(structure))",
        "Pango.LayoutLine": "PangoLayout.wrapping(structure.pointee.layout)",
    ]

    /// Functions that fill a structure which points into one of their arguments and does not say so, with that argument.
    static let ownerArguments = [
        "gtk_bitset_iter_init_at": "set", "gtk_bitset_iter_init_first": "set", "gtk_bitset_iter_init_last": "set",
    ]

    /// Functions after which a structure points into something else, with how that is noted.
    static let ownerChanges = ["gtk_text_iter_assign": "owner = other.owner"]

    /// Functions that are not to be called from Swift, and why.
    static let leftOut = [
        "gtk_event_controller_set_static_name": "it keeps a text that is gone after the call; `name` copies it",
        "pango_font_description_set_family_static": "it keeps a text that is gone after the call; `family` copies it",
        "pango_font_description_set_variations_static":
            "it keeps a text that is gone after the call; `variations` copies it",
        "pango_font_description_copy_static": "the copy points into the original's texts; `copy()` has its own",
        "pango_font_description_merge_static": "it points into the other's texts afterwards; `merge` copies them",
        "g_buffered_input_stream_peek": "it fills memory that the caller would have to give",
        "g_initable_init": "initialisers call it themselves",
        // Deprecated in a way that no macro silences, and of no use without GdkPixbuf's own tool.
        "gdk_pixbuf_new_from_inline": "it is deprecated",
    ]

    /// The functions of GTK and GIO that run the main loop within a call, where no main-actor work is done, and what is offered
    /// in their place.
    static let nestedLoops = [
        "gtk_print_operation_run": "`PrintOperation.run(_:parent:)` is asynchronous",
        "gtk_print_run_page_setup_dialog": "`PageSetup.choose(for:pageSetup:settings:)` is asynchronous",
        "gtk_enumerate_printers": "it has no wrapper; `PrintUnixDialog` lists the printers without waiting for them",
        "gtk_test_widget_wait_for_draw": "it has no wrapper; `GtkTesting.settle(within:)` is for tests",
        "g_application_run": "`GioApplication.run(_:)` stops where it is called within itself",
        "g_test_dbus_down": "it has no wrapper, being for C's own tests",
    ]
}
