// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkWindowHandle`.
/// [Reference](https://docs.gtk.org/gtk4/class.WindowHandle.html)
open class WindowHandle: Widget {
    /// Source: `gtk_window_handle_new`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.WindowHandle.new.html)
    @_alwaysEmitIntoClient
    public init() {
        requireDisplay()
        super.init(instance: CInstance(gtk_window_handle_new()))
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    nonisolated deinit {}
}

extension WindowHandle {
    /// Source: `gtk_window_handle_get_child`, `gtk_window_handle_set_child`.
    /// [Reference](https://docs.gtk.org/gtk4/property.WindowHandle.child.html)
    @_alwaysEmitIntoClient
    public var child: Widget? {
        get {
            Widget.wrapping(gtk_window_handle_get_child(opaquePointer))
        }
        set {
            gtk_window_handle_set_child(opaquePointer, newValue?.widgetPointer)
        }
    }
}
