import CGtk

/// Initialises GTK and opens the default display.
///
/// An ``Application`` does it by itself. Call it before making a widget without one.
///
/// - Returns: Whether there is a display.
///
/// Source: `gtk_init_check`.
public func initializeGtk() -> Bool {
    gtk_init_check() != 0
}

/// Whether GTK has been initialised.
///
/// Source: `gtk_is_initialized`.
public var isGtkInitialized: Bool { gtk_is_initialized() != 0 }
