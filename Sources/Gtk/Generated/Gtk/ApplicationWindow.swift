// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkApplicationWindow`.
/// [Reference](https://docs.gtk.org/gtk4/class.ApplicationWindow.html)
open class ApplicationWindow: Window, ActionGroup, ActionMap {
    /// Source: `gtk_application_window_new`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.ApplicationWindow.new.html)
    @_alwaysEmitIntoClient
    public init(application: Application) {
        requireDisplay()
        super.init(instance: CInstance(g_object_new_with_properties(gtk_application_window_get_type(), 0, nil, nil)))
        self.application = application
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    nonisolated deinit {}
}

extension ApplicationWindow {
    @_alwaysEmitIntoClient
    var applicationWindowPointer: UnsafeMutablePointer<GtkApplicationWindow> { pointer() }

    /// Source: `gtk_application_window_get_show_menubar`, `gtk_application_window_set_show_menubar`.
    /// [Reference](https://docs.gtk.org/gtk4/property.ApplicationWindow.show-menubar.html)
    @_alwaysEmitIntoClient
    public var showMenubar: Bool {
        get {
            gtk_application_window_get_show_menubar(applicationWindowPointer) != 0
        }
        set {
            gtk_application_window_set_show_menubar(applicationWindowPointer, newValue ? 1 : 0)
        }
    }

    /// Source: `gtk_application_window_get_help_overlay`, `gtk_application_window_set_help_overlay`.
    /// [Reference](https://docs.gtk.org/gtk4/method.ApplicationWindow.get_help_overlay.html)
    @_alwaysEmitIntoClient
    public var helpOverlay: ShortcutsWindow? {
        get {
            ShortcutsWindow.wrapping(gtk_application_window_get_help_overlay(applicationWindowPointer))
        }
        set {
            gtk_application_window_set_help_overlay(applicationWindowPointer, newValue?.opaquePointer)
        }
    }

    /// Source: `gtk_application_window_get_id`.
    /// [Reference](https://docs.gtk.org/gtk4/method.ApplicationWindow.get_id.html)
    @_alwaysEmitIntoClient
    public var id: Int {
        swiftInteger(gtk_application_window_get_id(applicationWindowPointer))
    }
}
