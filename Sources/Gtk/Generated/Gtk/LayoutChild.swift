// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkLayoutChild`.
/// [Reference](https://docs.gtk.org/gtk4/class.LayoutChild.html)
open class LayoutChild: Object {
    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    nonisolated deinit {}
}

extension LayoutChild {
    @_alwaysEmitIntoClient
    var layoutChildPointer: UnsafeMutablePointer<GtkLayoutChild> { pointer() }

    /// Source: `gtk_layout_child_get_child_widget`.
    /// [Reference](https://docs.gtk.org/gtk4/property.LayoutChild.child-widget.html)
    @_alwaysEmitIntoClient
    public var childWidget: Widget {
        Widget.wrapping(required: gtk_layout_child_get_child_widget(layoutChildPointer))
    }

    /// Source: `gtk_layout_child_get_layout_manager`.
    /// [Reference](https://docs.gtk.org/gtk4/property.LayoutChild.layout-manager.html)
    @_alwaysEmitIntoClient
    public var layoutManager: LayoutManager {
        LayoutManager.wrapping(required: gtk_layout_child_get_layout_manager(layoutChildPointer))
    }
}
