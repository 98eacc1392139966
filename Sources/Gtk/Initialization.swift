import CGtk

/// Initializes GTK and opens the default display.
///
/// An ``Application`` initializes GTK itself. Call this function before creating a widget without an application.
///
/// - Returns: Whether there is a display.
///
/// Source: `gtk_init_check`.
public func initializeGtk() -> Bool {
    // The second time, GTK says only that it has been initialized.
    guard gtk_init_check() != 0, gdk_display_get_default() != nil else { return false }
    KeptIcons.begin()
    return true
}

/// Whether GTK has been initialized.
///
/// Source: `gtk_is_initialized`.
public var isGtkInitialized: Bool { gtk_is_initialized() != 0 }

/// Returns whether the running GTK has a version or a newer one.
///
/// - Parameters:
///   - major: The first number of the version, such as 4.
///   - minor: The second number of the version.
///
/// Source: `gtk_check_version`.
package func isGtkAtLeast(_ major: Int, _ minor: Int) -> Bool {
    gtk_check_version(guint(major), guint(minor), 0) == nil
}
