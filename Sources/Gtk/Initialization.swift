import CGtk

/// Initializes GTK and opens the default display.
///
/// An ``Application`` initializes GTK itself. Call this function before creating a widget without an application.
///
/// - Returns: Whether there is a display.
///
/// Source: `gtk_init_check`.
public func initializeGtk() -> Bool {
    gtk_init_check() != 0
}

/// Whether GTK has been initialized.
///
/// Source: `gtk_is_initialized`.
public var isGtkInitialized: Bool { gtk_is_initialized() != 0 }
