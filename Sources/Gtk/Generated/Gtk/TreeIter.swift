// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkTreeIter`.
/// [Reference](https://docs.gtk.org/gtk4/struct.TreeIter.html)
public final class TreeIter: Boxed {
    @_alwaysEmitIntoClient
    var treeIterPointer: UnsafeMutablePointer<GtkTreeIter> { pointer() }

    public override class var valueType: GType { GType(rawValue: gtk_tree_iter_get_type()) }

    /// Source: `gtk_tree_iter_copy`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TreeIter.copy.html)
    @_alwaysEmitIntoClient
    public func copy() -> TreeIter {
        TreeIter.wrapping(required: gtk_tree_iter_copy(treeIterPointer), transfer: .full)
    }
}
