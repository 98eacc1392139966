import CGtk

/// Stops with a message if a widget is created before GTK is initialized. GTK would crash.
@usableFromInline
func requireDisplay(file: StaticString = #fileID, function: StaticString = #function) {
    precondition(
        gtk_is_initialized() != 0 && gdk_display_get_default() != nil,
        """
        \(file), \(function): GTK is not initialized. Create widgets in or after the application's \
        "startup" or "activate" signal, or call initializeGtk() first, which returns whether there is a display.
        """
    )
}
