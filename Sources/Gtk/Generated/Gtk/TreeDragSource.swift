// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkTreeDragSource`.
/// [Reference](https://docs.gtk.org/gtk4/iface.TreeDragSource.html)
public protocol TreeDragSource: Object {}

extension TreeDragSource {
    /// Source: `gtk_tree_drag_source_drag_data_delete`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TreeDragSource.drag_data_delete.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func dragDataDelete(_ path: TreePath) -> Bool {
        gtk_tree_drag_source_drag_data_delete(opaquePointer, path.opaquePointer) != 0
    }

    /// Source: `gtk_tree_drag_source_drag_data_get`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TreeDragSource.drag_data_get.html)
    @_alwaysEmitIntoClient
    public func dragDataGet(_ path: TreePath) -> ContentProvider? {
        ContentProvider.wrapping(gtk_tree_drag_source_drag_data_get(opaquePointer, path.opaquePointer), transfer: .full)
    }

    /// Source: `gtk_tree_drag_source_row_draggable`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TreeDragSource.row_draggable.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func rowDraggable(_ path: TreePath) -> Bool {
        gtk_tree_drag_source_row_draggable(opaquePointer, path.opaquePointer) != 0
    }
}

/// An object of a private C class that implements ``TreeDragSource``.
///
/// The functions of the C interface are static members of this class.
public final class AnyTreeDragSource: Object, TreeDragSource {
    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    nonisolated deinit {}
}
