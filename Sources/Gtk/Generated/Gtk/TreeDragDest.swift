// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkTreeDragDest`.
/// [Reference](https://docs.gtk.org/gtk4/iface.TreeDragDest.html)
public protocol TreeDragDest: Object {}

extension TreeDragDest {
    /// Source: `gtk_tree_drag_dest_drag_data_received`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TreeDragDest.drag_data_received.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func dragDataReceived(_ dest: TreePath, value: Value) -> Bool {
        gtk_tree_drag_dest_drag_data_received(opaquePointer, dest.opaquePointer, value.storage.pointer) != 0
    }

    /// Source: `gtk_tree_drag_dest_row_drop_possible`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TreeDragDest.row_drop_possible.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func rowDropPossible(_ destPath: TreePath, value: Value) -> Bool {
        gtk_tree_drag_dest_row_drop_possible(opaquePointer, destPath.opaquePointer, value.storage.pointer) != 0
    }
}

/// An object of a private C class that implements ``TreeDragDest``.
///
/// The functions of the C interface are static members of this class.
public final class AnyTreeDragDest: Object, TreeDragDest {
    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    nonisolated deinit {}
}
