import CGtk

extension Display {
    /// Ends GTK's wait for the moment to show a tooltip, or hides the tooltip that is shown.
    ///
    /// GTK 4.8 shows a tooltip 0.5 seconds after the mouse has come to rest. If the popover has gone from its window by
    /// then, or the window is destroyed, but is still alive, GTK logs a critical message.
    ///
    /// Source: the data with which `gtktooltip.c` remembers the tooltip. The name is not public: a version of GTK that
    /// uses another one ignores the call.
    package func forgetTooltip() { g_object_set_data(pointer(), "gdk-display-current-tooltip", nil) }
}
