// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkRoot`.
/// [Reference](https://docs.gtk.org/gtk4/iface.Root.html)
public protocol Root: Native {}

extension Root {
    /// Source: `gtk_root_get_display`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Root.get_display.html)
    @_alwaysEmitIntoClient
    public var display: Display {
        Display.wrapping(required: gtk_root_get_display(opaquePointer))
    }

    /// Source: `gtk_root_get_focus`, `gtk_root_set_focus`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Root.get_focus.html)
    @_alwaysEmitIntoClient
    public var focus: Widget? {
        get {
            Widget.wrapping(gtk_root_get_focus(opaquePointer))
        }
        set {
            gtk_root_set_focus(opaquePointer, newValue?.widgetPointer)
        }
    }
}

/// An object of a private C class that implements ``Root``.
///
/// The functions of the C interface are static members of this class.
public final class AnyRoot: Widget, Root {
    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    nonisolated deinit {}
}
