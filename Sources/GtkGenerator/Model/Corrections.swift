/// Facts that GTK's GIR files omit or declare incorrectly.
enum Corrections {
    /// Properties that are never `NULL`. GIR can't declare this for a property.
    static let presentValues: Set<String> = ["GtkTextBuffer:text", "GtkWindow:display"]

    /// Functions that can return `NULL` without being declared nullable.
    static let missingResults: Set<String> = [
        "g_data_input_stream_read_until", "g_data_input_stream_read_until_finish", "g_data_input_stream_read_upto",
        "g_data_input_stream_read_upto_finish",
        "g_file_info_get_display_name", "g_file_info_get_edit_name", "g_file_info_get_name",
        "g_key_file_get_comment",
        "g_simple_action_group_lookup", "gdk_display_get_monitor_at_surface", "gdk_event_get_event_sequence",
        "gtk_app_chooser_get_content_type", "gtk_assistant_get_page_title",
        "gtk_cell_area_get_cell_at_position", "gtk_cell_area_get_current_path_string", "gtk_dialog_get_header_bar",
        "gtk_entry_completion_get_entry", "gtk_event_controller_get_widget", "gtk_font_chooser_get_font_features",
        "gtk_font_chooser_get_preview_text", "gtk_icon_theme_get_theme_name", "gtk_native_get_renderer",
        "gtk_native_get_surface", "gtk_paper_size_get_ppd_name", "gtk_print_operation_get_default_page_setup",
        "gtk_printer_get_description", "gtk_printer_get_location", "gtk_printer_get_state_message",
        "gtk_recent_info_get_description", "gtk_text_view_get_extra_menu", "pango_font_map_get_family",
    ]

    /// Parameters of callbacks and signals that can be `NULL` without being declared nullable.
    static let missingParameters: Set<String> = [
        "GdkDevice::tool-changed:tool", "GtkPrintJobCompleteFunc:error", "GtkTreeViewColumnDropFunc:next_column",
        "GtkTreeViewColumnDropFunc:prev_column",
    ]

    /// Text properties that GTK sets even if the new text equals the old one, and thereby loses the cursor's position
    /// and the undo history.
    static let keptWhenEqual: Set<String> = ["GtkEditable:text", "GtkTextBuffer:text"]

    /// Functions that accept `NULL`, and unset a property with it, without declaring their argument nullable.
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

    /// Functions that require their arguments, although these are declared nullable.
    static let presentArguments: Set<String> = ["gtk_callback_action_new"]

    /// Functions that return `NULL` for a property that can't be set to `NULL`. The Swift property is the empty text
    /// then.
    static let emptyTexts: Set<String> = [
        "gtk_button_get_icon_name", "gtk_file_chooser_get_current_name", "gtk_font_chooser_get_font",
        "gtk_font_chooser_get_preview_text",
    ]

    /// Functions whose `gboolean` is a result, and doesn't report success.
    static let booleanResults: Set<String> = [
        "g_key_file_get_boolean", "gtk_text_buffer_get_iter_at_line", "gtk_text_buffer_get_iter_at_line_index",
        "gtk_text_buffer_get_iter_at_line_offset", "gtk_text_view_get_iter_at_location",
        "gtk_text_view_get_iter_at_position", "gtk_tree_view_is_blank_at_pos", "pango_layout_line_x_to_index",
        "pango_layout_xy_to_index",
    ]

    /// Functions that differ from another one only in ownership, which wrappers manage.
    static let memoryFunctions: Set<String> = [
        "pango_attribute_destroy", "g_bytes_unref_to_data", "g_bytes_unref_to_array", "gtk_string_list_take",
        "gdk_content_provider_ref_formats", "gdk_content_provider_ref_storable_formats",
    ]

    /// Functions that return a structure that their object still uses and that must not be changed. The wrappers return
    /// a copy.
    static let copiedResults: Set<String> = [
        "gtk_selection_model_get_selection", "gtk_selection_model_get_selection_in_range",
    ]

    /// Flags without which functions do nothing useful, and which therefore have no default value.
    static let requiredFlags: Set<String> = ["Gdk.DragAction", "Gtk.EventControllerScrollFlags"]

    /// Checks of the arguments of functions that would only log an error.
    static let checks = [
        "g_application_new": "requireValid(applicationId: applicationId)",
        "gtk_application_new": "requireValid(applicationId: applicationId)",
    ]

    /// Constructors that emit a signal with the object before they return it. Swift creates the object without what
    /// causes that, and sets this when the object has its wrapper.
    static let completions = [
        "gtk_application_window_new": (
            instance: "g_object_new_with_properties(gtk_application_window_get_type(), 0, nil, nil)",
            statement: "self.application = application"
        )
    ]

    /// Constructors of objects that aren't widgets and require a display.
    static let needDisplay: Set<String> = [
        "gtk_entry_completion_new", "gtk_entry_completion_new_with_area", "gtk_file_chooser_native_new",
        "gtk_tree_view_column_new", "gtk_tree_view_column_new_with_area",
    ]

    /// Structures that point into an object without keeping it alive, and the expression that gets the object from
    /// `structure`.
    static let owners = [
        // An empty iterator points into nothing.
        "Gtk.TextIter":
            "structure.pointee.dummy1 == nil ? nil : TextBuffer.wrapping(gtk_text_iter_get_buffer(structure))",
        "Pango.LayoutLine": "PangoLayout.wrapping(structure.pointee.layout)",
    ]

    /// Functions that initialize a structure that points into one of their arguments, and that argument. GIR files
    /// don't declare this.
    static let ownerArguments = [
        "gtk_bitset_iter_init_at": "set", "gtk_bitset_iter_init_first": "set", "gtk_bitset_iter_init_last": "set",
    ]

    /// Functions that make a structure point into another object, and the statement that updates its owner.
    static let ownerChanges = ["gtk_text_iter_assign": "owner = other.owner"]

    /// Functions that must not be called from Swift, and the reasons.
    static let leftOut = [
        "gtk_event_controller_set_static_name": "it keeps a text that is freed after the call; `name` copies the text",
        "pango_font_description_set_family_static":
            "it keeps a text that is freed after the call; `family` copies the text",
        "pango_font_description_set_variations_static":
            "it keeps a text that is freed after the call; `variations` copies the text",
        "pango_font_description_copy_static": "the copy points into the original's texts; `copy()` copies them",
        "pango_font_description_merge_static":
            "the result points into the other description's texts; `merge` copies them",
        "g_buffered_input_stream_peek": "it writes to memory that the caller must provide",
        "g_initable_init": "initializers call it",
        // Its deprecation warning can't be silenced, and it requires a tool of GdkPixbuf.
        "gdk_pixbuf_new_from_inline": "it is deprecated",
    ]

    /// The functions of GTK and GIO that run the main loop within a call, during which no main-actor work is done, and
    /// their replacements.
    static let nestedLoops = [
        "gtk_print_operation_run": "`PrintOperation.run(_:parent:)` is asynchronous",
        "gtk_print_run_page_setup_dialog": "`PageSetup.choose(for:pageSetup:settings:)` is asynchronous",
        "gtk_enumerate_printers": "not wrapped; `PrintUnixDialog` lists the printers without blocking",
        "gtk_test_widget_wait_for_draw": "not wrapped; in tests, use `GtkTesting.settle(within:)`",
        "g_application_run": "`GioApplication.run(_:)` stops the program if an application already runs",
        "g_test_dbus_down": "not wrapped; it is meant for C tests",
    ]
}
