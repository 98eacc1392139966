import CGtk
import LassoGtk

/// A window that C functions make, with the same widgets as a window of the library that shows ``FieldsModule``. It
/// tells what GTK itself keeps of a window that was closed.
struct BareWindow {
    private let window: UnsafeMutablePointer<GtkWidget>

    /// Presents a window.
    init(in application: Application) {
        window = gtk_application_window_new(application.instance.pointer.assumingMemoryBound(to: GtkApplication.self))
        let titleBar = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0)
        gtk_widget_set_visible(titleBar, 0)
        gtk_window_set_titlebar(cast(window), titleBar)
        gtk_window_set_default_size(cast(window), 300, 200)
        gtk_window_set_title(cast(window), "Fields")
        let group = gtk_window_group_new()
        gtk_window_group_add_window(group, cast(window))
        g_object_unref(group)
        // The window shows a page, which has the header bar and shows the page of the navigation controller.
        let overlay = gtk_overlay_new(), outerStack = gtk_stack_new(), innerStack = gtk_stack_new()
        gtk_window_set_child(cast(window), overlay)
        gtk_overlay_set_child(OpaquePointer(overlay), outerStack)
        let outerPage = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0), header = gtk_header_bar_new()
        gtk_header_bar_set_title_widget(OpaquePointer(header), gtk_label_new("Fields"))
        gtk_box_append(cast(outerPage), header)
        gtk_box_append(cast(outerPage), innerStack)
        gtk_stack_add_child(OpaquePointer(outerStack), outerPage)
        let innerPage = gtk_box_new(GTK_ORIENTATION_VERTICAL, 6)
        gtk_box_append(cast(innerPage), gtk_entry_new())
        gtk_box_append(cast(innerPage), gtk_check_button_new_with_label("Remember"))
        gtk_box_append(cast(innerPage), gtk_button_new_with_label("Go On"))
        gtk_stack_add_child(OpaquePointer(innerStack), innerPage)
        gtk_window_present(cast(window))
    }

    /// Closes the window.
    func close() { gtk_window_destroy(cast(window)) }
}

/// Returns a widget as an instance of the class that a C function takes.
private func cast<Class>(_ widget: UnsafeMutablePointer<GtkWidget>?) -> UnsafeMutablePointer<Class>? {
    UnsafeMutableRawPointer(widget)?.assumingMemoryBound(to: Class.self)
}
