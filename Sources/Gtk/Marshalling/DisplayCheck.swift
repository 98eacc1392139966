import CGtk

/// Stops with a message where a widget is made before GTK is initialized: GTK would crash.
func requireDisplay(file: StaticString = #fileID, function: StaticString = #function) {
    precondition(
        gtk_is_initialized() != 0 && gdk_display_get_default() != nil,
        """
        \(file), \(function): GTK is not initialized. Make widgets in or after the application's "startup" or "activate", \
        or call initializeGtk() before, which returns whether there is a display.
        """
    )
}
