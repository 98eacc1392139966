// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkTreeExpander`.
/// [Reference](https://docs.gtk.org/gtk4/class.TreeExpander.html)
open class TreeExpander: Widget {
    /// Source: `gtk_tree_expander_new`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.TreeExpander.new.html)
    @_alwaysEmitIntoClient
    public init() {
        requireDisplay()
        super.init(instance: CInstance(gtk_tree_expander_new()))
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    nonisolated deinit {}
}

extension TreeExpander {
    /// Source: `gtk_tree_expander_get_child`, `gtk_tree_expander_set_child`.
    /// [Reference](https://docs.gtk.org/gtk4/property.TreeExpander.child.html)
    @_alwaysEmitIntoClient
    public var child: Widget? {
        get {
            Widget.wrapping(gtk_tree_expander_get_child(opaquePointer))
        }
        set {
            gtk_tree_expander_set_child(opaquePointer, newValue?.widgetPointer)
        }
    }

    /// Source: `gtk_tree_expander_get_indent_for_icon`, `gtk_tree_expander_set_indent_for_icon`, since GTK 4.6.
    /// [Reference](https://docs.gtk.org/gtk4/property.TreeExpander.indent-for-icon.html)
    @_alwaysEmitIntoClient
    public var indentForIcon: Bool {
        get {
            gtk_tree_expander_get_indent_for_icon(opaquePointer) != 0
        }
        set {
            gtk_tree_expander_set_indent_for_icon(opaquePointer, newValue ? 1 : 0)
        }
    }

    /// Source: `gtk_tree_expander_get_item`.
    /// [Reference](https://docs.gtk.org/gtk4/property.TreeExpander.item.html)
    @_alwaysEmitIntoClient
    public var item: Object? {
        Object.wrapping(gtk_tree_expander_get_item(opaquePointer), transfer: .full)
    }

    /// Source: `gtk_tree_expander_get_list_row`, `gtk_tree_expander_set_list_row`.
    /// [Reference](https://docs.gtk.org/gtk4/property.TreeExpander.list-row.html)
    @_alwaysEmitIntoClient
    public var listRow: TreeListRow? {
        get {
            TreeListRow.wrapping(gtk_tree_expander_get_list_row(opaquePointer))
        }
        set {
            gtk_tree_expander_set_list_row(opaquePointer, newValue?.opaquePointer)
        }
    }
}
