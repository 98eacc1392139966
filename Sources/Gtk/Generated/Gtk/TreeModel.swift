// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkTreeModel`.
/// [Reference](https://docs.gtk.org/gtk4/iface.TreeModel.html)
public protocol TreeModel: Object {}

extension TreeModel {
    /// Source: `gtk_tree_model_get_flags`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TreeModel.get_flags.html)
    @_alwaysEmitIntoClient
    public var flags: TreeModelFlags {
        TreeModelFlags(gtk_tree_model_get_flags(opaquePointer))
    }

    /// Source: `gtk_tree_model_get_n_columns`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TreeModel.get_n_columns.html)
    @_alwaysEmitIntoClient
    public var nColumns: Int {
        swiftInteger(gtk_tree_model_get_n_columns(opaquePointer))
    }

    /// Source: `gtk_tree_model_filter_new`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TreeModel.filter_new.html)
    @_alwaysEmitIntoClient
    public func filterNew(_ root: TreePath? = nil) -> any TreeModel {
        wrappingInterface(required: gtk_tree_model_filter_new(opaquePointer, root?.opaquePointer), transfer: .full)
    }

    /// Source: `gtk_tree_model_foreach`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TreeModel.foreach.html)
    @_alwaysEmitIntoClient
    public func foreach(_ handler: TreeModelForeachFunc) {
        withoutActuallyEscaping(handler) { handler in
            withClosure(handler) { handlerData in
                gtk_tree_model_foreach(opaquePointer, callTreeModelForeachFunc, handlerData)
            }
        }
    }

    /// Source: `gtk_tree_model_get_column_type`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TreeModel.get_column_type.html)
    @_alwaysEmitIntoClient
    public func columnType(_ index: Int) -> GType {
        GType(rawValue: gtk_tree_model_get_column_type(opaquePointer, cInteger(index)))
    }

    /// Source: `gtk_tree_model_get_iter`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TreeModel.get_iter.html)
    @_alwaysEmitIntoClient
    public func iter(for path: TreePath) -> TreeIter? {
        var iter = GtkTreeIter()
        guard gtk_tree_model_get_iter(opaquePointer, &iter, path.opaquePointer) != 0 else { return nil }
        return TreeIter.wrapping(required: &iter)
    }

    /// Source: `gtk_tree_model_get_iter_first`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TreeModel.get_iter_first.html)
    @_alwaysEmitIntoClient
    public func iterFirst() -> TreeIter? {
        var iter = GtkTreeIter()
        guard gtk_tree_model_get_iter_first(opaquePointer, &iter) != 0 else { return nil }
        return TreeIter.wrapping(required: &iter)
    }

    /// Source: `gtk_tree_model_get_iter_from_string`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TreeModel.get_iter_from_string.html)
    @_alwaysEmitIntoClient
    public func iterFromString(_ pathString: String) -> TreeIter? {
        var iter = GtkTreeIter()
        guard gtk_tree_model_get_iter_from_string(opaquePointer, &iter, cText(pathString)) != 0 else { return nil }
        return TreeIter.wrapping(required: &iter)
    }

    /// Source: `gtk_tree_model_get_path`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TreeModel.get_path.html)
    @_alwaysEmitIntoClient
    public func path(for iter: TreeIter) -> TreePath {
        TreePath.wrapping(required: gtk_tree_model_get_path(opaquePointer, iter.treeIterPointer), transfer: .full)
    }

    /// Source: `gtk_tree_model_get_string_from_iter`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TreeModel.get_string_from_iter.html)
    @_alwaysEmitIntoClient
    public func stringFromIter(_ iter: TreeIter) -> String? {
        String.optional(taking: gtk_tree_model_get_string_from_iter(opaquePointer, iter.treeIterPointer))
    }

    /// Source: `gtk_tree_model_get_value`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TreeModel.get_value.html)
    @_alwaysEmitIntoClient
    public func value(for iter: TreeIter, column: Int) -> Value {
        var value = GValue()
        gtk_tree_model_get_value(opaquePointer, iter.treeIterPointer, cInteger(column), &value)
        return Value(taking: value)
    }

    /// Source: `gtk_tree_model_iter_children`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TreeModel.iter_children.html)
    @_alwaysEmitIntoClient
    public func iterChildren(_ parent: TreeIter? = nil) -> TreeIter? {
        var iter = GtkTreeIter()
        guard gtk_tree_model_iter_children(opaquePointer, &iter, parent?.treeIterPointer) != 0 else { return nil }
        return TreeIter.wrapping(required: &iter)
    }

    /// Source: `gtk_tree_model_iter_has_child`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TreeModel.iter_has_child.html)
    @_alwaysEmitIntoClient
    public func iterHasChild(_ iter: TreeIter) -> Bool {
        gtk_tree_model_iter_has_child(opaquePointer, iter.treeIterPointer) != 0
    }

    /// Source: `gtk_tree_model_iter_n_children`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TreeModel.iter_n_children.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func iterNChildren(_ iter: TreeIter? = nil) -> Int {
        swiftInteger(gtk_tree_model_iter_n_children(opaquePointer, iter?.treeIterPointer))
    }

    /// Source: `gtk_tree_model_iter_next`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TreeModel.iter_next.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func iterNext(_ iter: TreeIter) -> Bool {
        gtk_tree_model_iter_next(opaquePointer, iter.treeIterPointer) != 0
    }

    /// Source: `gtk_tree_model_iter_nth_child`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TreeModel.iter_nth_child.html)
    @_alwaysEmitIntoClient
    public func iterNthChild(_ parent: TreeIter? = nil, count n: Int) -> TreeIter? {
        var iter = GtkTreeIter()
        guard gtk_tree_model_iter_nth_child(opaquePointer, &iter, parent?.treeIterPointer, cInteger(n)) != 0 else {
            return nil
        }
        return TreeIter.wrapping(required: &iter)
    }

    /// Source: `gtk_tree_model_iter_parent`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TreeModel.iter_parent.html)
    @_alwaysEmitIntoClient
    public func iterParent(_ child: TreeIter) -> TreeIter? {
        var iter = GtkTreeIter()
        guard gtk_tree_model_iter_parent(opaquePointer, &iter, child.treeIterPointer) != 0 else { return nil }
        return TreeIter.wrapping(required: &iter)
    }

    /// Source: `gtk_tree_model_iter_previous`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TreeModel.iter_previous.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func iterPrevious(_ iter: TreeIter) -> Bool {
        gtk_tree_model_iter_previous(opaquePointer, iter.treeIterPointer) != 0
    }

    /// Source: `gtk_tree_model_ref_node`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TreeModel.ref_node.html)
    @_alwaysEmitIntoClient
    public func refNode(_ iter: TreeIter) {
        gtk_tree_model_ref_node(opaquePointer, iter.treeIterPointer)
    }

    /// Source: `gtk_tree_model_row_changed`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TreeModel.row_changed.html)
    @_alwaysEmitIntoClient
    public func rowChanged(_ path: TreePath, iter: TreeIter) {
        gtk_tree_model_row_changed(opaquePointer, path.opaquePointer, iter.treeIterPointer)
    }

    /// Source: `gtk_tree_model_row_deleted`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TreeModel.row_deleted.html)
    @_alwaysEmitIntoClient
    public func rowDeleted(_ path: TreePath) {
        gtk_tree_model_row_deleted(opaquePointer, path.opaquePointer)
    }

    /// Source: `gtk_tree_model_row_has_child_toggled`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TreeModel.row_has_child_toggled.html)
    @_alwaysEmitIntoClient
    public func rowHasChildToggled(_ path: TreePath, iter: TreeIter) {
        gtk_tree_model_row_has_child_toggled(opaquePointer, path.opaquePointer, iter.treeIterPointer)
    }

    /// Source: `gtk_tree_model_row_inserted`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TreeModel.row_inserted.html)
    @_alwaysEmitIntoClient
    public func rowInserted(_ path: TreePath, iter: TreeIter) {
        gtk_tree_model_row_inserted(opaquePointer, path.opaquePointer, iter.treeIterPointer)
    }

    /// Source: `gtk_tree_model_rows_reordered_with_length`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TreeModel.rows_reordered.html)
    @_alwaysEmitIntoClient
    public func rowsReordered(_ path: TreePath, iter: TreeIter? = nil, newOrder: [Int]) {
        var newOrderValues = newOrder.map { cInteger($0) as Int32 }
        gtk_tree_model_rows_reordered_with_length(
            opaquePointer,
            path.opaquePointer,
            iter?.treeIterPointer,
            &newOrderValues,
            cInteger(newOrder.count)
        )
    }

    /// Source: `gtk_tree_model_unref_node`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TreeModel.unref_node.html)
    @_alwaysEmitIntoClient
    public func unrefNode(_ iter: TreeIter) {
        gtk_tree_model_unref_node(opaquePointer, iter.treeIterPointer)
    }

    /// Source: the signal `GtkTreeModel::row-changed`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.TreeModel.row-changed.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onRowChanged(
        after: Bool = false,
        _ handler: @escaping @MainActor (TreePath, TreeIter) -> Void
    ) -> SignalConnection {
        connect("row-changed", after: after, handler)
    }

    /// Source: the signal `GtkTreeModel::row-deleted`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.TreeModel.row-deleted.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onRowDeleted(
        after: Bool = false,
        _ handler: @escaping @MainActor (TreePath) -> Void
    ) -> SignalConnection {
        connect("row-deleted", after: after, handler)
    }

    /// Source: the signal `GtkTreeModel::row-has-child-toggled`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.TreeModel.row-has-child-toggled.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onRowHasChildToggled(
        after: Bool = false,
        _ handler: @escaping @MainActor (TreePath, TreeIter) -> Void
    ) -> SignalConnection {
        connect("row-has-child-toggled", after: after, handler)
    }

    /// Source: the signal `GtkTreeModel::row-inserted`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.TreeModel.row-inserted.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onRowInserted(
        after: Bool = false,
        _ handler: @escaping @MainActor (TreePath, TreeIter) -> Void
    ) -> SignalConnection {
        connect("row-inserted", after: after, handler)
    }
}

/// An object of a private C class that implements ``TreeModel``.
///
/// The functions of the C interface are static members of this class.
public final class AnyTreeModel: Object, TreeModel {
    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    nonisolated deinit {}
}
