import CGtk

/// A style sheet.
///
/// Source: `GtkCssProvider`.
open class CssProvider: Object {
    /// Source: `gtk_css_provider_new`.
    public init() {
        super.init(instance: UnsafeMutableRawPointer(gtk_css_provider_new()), transfer: .full)
    }

    public override init(instance: UnsafeMutableRawPointer, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    /// Reads a style sheet, in place of what was read before. What cannot be understood is reported as a warning.
    ///
    /// Source: `gtk_css_provider_load_from_data`.
    public func load(from styleSheet: String) {
        gtk_css_provider_load_from_data(pointer(), styleSheet, gssize(styleSheet.utf8.count))
    }

    /// Uses the style sheet for all windows on the default display, above the theme and below the user's own.
    ///
    /// - Precondition: There is a display.
    ///
    /// Source: `gtk_style_context_add_provider_for_display`, `GTK_STYLE_PROVIDER_PRIORITY_APPLICATION`.
    public func addForDefaultDisplay() {
        guard let display = gdk_display_get_default() else {
            preconditionFailure(
                "CssProvider.addForDefaultDisplay(): there is no display yet. Call it in onStartup or later."
            )
        }
        gtk_style_context_add_provider_for_display(
            display,
            opaquePointer,
            guint(GTK_STYLE_PROVIDER_PRIORITY_APPLICATION)
        )
    }
}
