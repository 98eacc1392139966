// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkListItem`.
/// [Reference](https://docs.gtk.org/gtk4/class.ListItem.html)
open class ListItem: Object {
    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    nonisolated deinit {}
}

extension ListItem {
    /// Source: `gtk_list_item_get_activatable`, `gtk_list_item_set_activatable`.
    /// [Reference](https://docs.gtk.org/gtk4/property.ListItem.activatable.html)
    @_alwaysEmitIntoClient
    public var activatable: Bool {
        get {
            gtk_list_item_get_activatable(opaquePointer) != 0
        }
        set {
            gtk_list_item_set_activatable(opaquePointer, newValue ? 1 : 0)
        }
    }

    /// Source: `gtk_list_item_get_child`, `gtk_list_item_set_child`.
    /// [Reference](https://docs.gtk.org/gtk4/property.ListItem.child.html)
    @_alwaysEmitIntoClient
    public var child: Widget? {
        get {
            Widget.wrapping(gtk_list_item_get_child(opaquePointer))
        }
        set {
            gtk_list_item_set_child(opaquePointer, newValue?.widgetPointer)
        }
    }

    /// Source: `gtk_list_item_get_item`.
    /// [Reference](https://docs.gtk.org/gtk4/property.ListItem.item.html)
    @_alwaysEmitIntoClient
    public var item: Object? {
        Object.wrapping(gtk_list_item_get_item(opaquePointer))
    }

    /// Source: `gtk_list_item_get_position`.
    /// [Reference](https://docs.gtk.org/gtk4/property.ListItem.position.html)
    @_alwaysEmitIntoClient
    public var position: Int {
        swiftInteger(gtk_list_item_get_position(opaquePointer))
    }

    /// Source: `gtk_list_item_get_selectable`, `gtk_list_item_set_selectable`.
    /// [Reference](https://docs.gtk.org/gtk4/property.ListItem.selectable.html)
    @_alwaysEmitIntoClient
    public var selectable: Bool {
        get {
            gtk_list_item_get_selectable(opaquePointer) != 0
        }
        set {
            gtk_list_item_set_selectable(opaquePointer, newValue ? 1 : 0)
        }
    }

    /// Source: `gtk_list_item_get_selected`.
    /// [Reference](https://docs.gtk.org/gtk4/property.ListItem.selected.html)
    @_alwaysEmitIntoClient
    public var selected: Bool {
        gtk_list_item_get_selected(opaquePointer) != 0
    }
}
