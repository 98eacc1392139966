// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkWindowGroup`.
/// [Reference](https://docs.gtk.org/gtk4/class.WindowGroup.html)
open class WindowGroup: Object {
    /// Source: `gtk_window_group_new`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.WindowGroup.new.html)
    @_alwaysEmitIntoClient
    public init() {
        super.init(instance: CInstance(gtk_window_group_new()), transfer: .full)
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    nonisolated deinit {}
}

extension WindowGroup {
    @_alwaysEmitIntoClient
    var windowGroupPointer: UnsafeMutablePointer<GtkWindowGroup> { pointer() }

    /// Source: `gtk_window_group_add_window`.
    /// [Reference](https://docs.gtk.org/gtk4/method.WindowGroup.add_window.html)
    @_alwaysEmitIntoClient
    public func addWindow(_ window: Window) {
        gtk_window_group_add_window(windowGroupPointer, window.windowPointer)
    }

    /// Source: `gtk_window_group_list_windows`.
    /// [Reference](https://docs.gtk.org/gtk4/method.WindowGroup.list_windows.html)
    @_alwaysEmitIntoClient
    public func listWindows() -> [Window] {
        cElements(of: gtk_window_group_list_windows(windowGroupPointer), transfer: .container) {
            Window.wrapping(required: $0)
        }
    }

    /// Source: `gtk_window_group_remove_window`.
    /// [Reference](https://docs.gtk.org/gtk4/method.WindowGroup.remove_window.html)
    @_alwaysEmitIntoClient
    public func removeWindow(_ window: Window) {
        gtk_window_group_remove_window(windowGroupPointer, window.windowPointer)
    }
}
