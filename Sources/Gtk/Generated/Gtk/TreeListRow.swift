// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkTreeListRow`.
/// [Reference](https://docs.gtk.org/gtk4/class.TreeListRow.html)
open class TreeListRow: Object {
    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    nonisolated deinit {}
}

extension TreeListRow {
    /// Source: `gtk_tree_list_row_get_children`.
    /// [Reference](https://docs.gtk.org/gtk4/property.TreeListRow.children.html)
    @_alwaysEmitIntoClient
    public var children: (any ListModel)? {
        wrappingInterface(gtk_tree_list_row_get_children(opaquePointer))
    }

    /// Source: `gtk_tree_list_row_get_depth`.
    /// [Reference](https://docs.gtk.org/gtk4/property.TreeListRow.depth.html)
    @_alwaysEmitIntoClient
    public var depth: Int {
        swiftInteger(gtk_tree_list_row_get_depth(opaquePointer))
    }

    /// Source: `gtk_tree_list_row_is_expandable`.
    /// [Reference](https://docs.gtk.org/gtk4/property.TreeListRow.expandable.html)
    @_alwaysEmitIntoClient
    public var expandable: Bool {
        gtk_tree_list_row_is_expandable(opaquePointer) != 0
    }

    /// Source: `gtk_tree_list_row_get_expanded`, `gtk_tree_list_row_set_expanded`.
    /// [Reference](https://docs.gtk.org/gtk4/property.TreeListRow.expanded.html)
    @_alwaysEmitIntoClient
    public var expanded: Bool {
        get {
            gtk_tree_list_row_get_expanded(opaquePointer) != 0
        }
        set {
            gtk_tree_list_row_set_expanded(opaquePointer, newValue ? 1 : 0)
        }
    }

    /// Source: `gtk_tree_list_row_get_item`.
    /// [Reference](https://docs.gtk.org/gtk4/property.TreeListRow.item.html)
    @_alwaysEmitIntoClient
    public var item: Object? {
        Object.wrapping(gtk_tree_list_row_get_item(opaquePointer), transfer: .full)
    }

    /// Source: `gtk_tree_list_row_get_parent`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TreeListRow.get_parent.html)
    @_alwaysEmitIntoClient
    public var parent: TreeListRow? {
        TreeListRow.wrapping(gtk_tree_list_row_get_parent(opaquePointer), transfer: .full)
    }

    /// Source: `gtk_tree_list_row_get_position`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TreeListRow.get_position.html)
    @_alwaysEmitIntoClient
    public var position: Int {
        swiftInteger(gtk_tree_list_row_get_position(opaquePointer))
    }

    /// Source: `gtk_tree_list_row_get_child_row`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TreeListRow.get_child_row.html)
    @_alwaysEmitIntoClient
    public func childRow(_ position: Int) -> TreeListRow? {
        TreeListRow.wrapping(gtk_tree_list_row_get_child_row(opaquePointer, cInteger(position)), transfer: .full)
    }
}
