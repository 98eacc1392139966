/// Members that are written by hand, outside of `Generated/`, because their GIR declarations say too little for a rule.
enum HandWritten {
    /// The C functions with handwritten wrappers, each of which names its function.
    static let functions: Set<String> = [
        "g_object_get_property", "g_object_set_property", "g_object_ref", "g_object_unref",
        "g_object_bind_property", "g_object_bind_property_full",
        "g_application_run", "g_application_add_main_option", "g_application_command_line_get_arguments",
        "gtk_print_operation_run",
        "gtk_accessible_update_property_value", "gtk_accessible_update_relation_value",
        "gtk_accessible_update_state_value",
        "gtk_builder_get_object", "gtk_builder_new_from_file", "gtk_builder_new_from_resource",
        "gtk_builder_new_from_string",
        "g_content_type_guess", "g_resources_register", "g_resources_unregister", "gdk_keyval_to_unicode",
        "gdk_rgba_parse", "gdk_content_provider_get_value", "gtk_expression_evaluate", "gtk_expression_watch_evaluate",
        "gtk_custom_sorter_new", "gtk_custom_sorter_set_sort_func",
        "gtk_editable_insert_text", "gtk_editable_delete_text", "gtk_editable_select_region",
        "gtk_editable_get_selection_bounds",
        "gtk_button_new_with_mnemonic", "gtk_toggle_button_new_with_mnemonic", "gtk_check_button_new_with_mnemonic",
        "g_variant_type_first", "g_variant_type_next", "pango_layout_line_get_x_ranges",
    ]

    /// The signals with handwritten wrappers, by the C name of their owner.
    static let signals: Set<String> = [
        "GObject::notify", "GApplication::open", "GtkTextBuffer::delete-range", "GtkTextBuffer::insert-child-anchor",
        "GtkTextBuffer::insert-paintable", "GtkTextBuffer::insert-text", "GtkTextView::extend-selection",
    ]
}
