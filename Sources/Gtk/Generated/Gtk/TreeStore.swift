// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkTreeStore`.
/// [Reference](https://docs.gtk.org/gtk4/class.TreeStore.html)
open class TreeStore: Object, Buildable, TreeDragDest, TreeDragSource, TreeSortable {
    /// Source: `gtk_tree_store_newv`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.TreeStore.new.html)
    @_alwaysEmitIntoClient
    public init(types: [GType]) {
        var typesValues = types.map { $0.rawValue }
        super.init(instance: CInstance(gtk_tree_store_newv(cInteger(types.count), &typesValues)), transfer: .full)
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    nonisolated deinit {}
}

extension TreeStore {
    @_alwaysEmitIntoClient
    var treeStorePointer: UnsafeMutablePointer<GtkTreeStore> { pointer() }

    /// Source: `gtk_tree_store_append`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TreeStore.append.html)
    @_alwaysEmitIntoClient
    public func append(_ parent: TreeIter? = nil) -> TreeIter {
        var iter = GtkTreeIter()
        gtk_tree_store_append(treeStorePointer, &iter, parent?.treeIterPointer)
        return TreeIter.wrapping(required: &iter)
    }

    /// Source: `gtk_tree_store_clear`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TreeStore.clear.html)
    @_alwaysEmitIntoClient
    public func clear() {
        gtk_tree_store_clear(treeStorePointer)
    }

    /// Source: `gtk_tree_store_insert`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TreeStore.insert.html)
    @_alwaysEmitIntoClient
    public func insert(_ parent: TreeIter? = nil, position: Int) -> TreeIter {
        var iter = GtkTreeIter()
        gtk_tree_store_insert(treeStorePointer, &iter, parent?.treeIterPointer, cInteger(position))
        return TreeIter.wrapping(required: &iter)
    }

    /// Source: `gtk_tree_store_insert_after`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TreeStore.insert_after.html)
    @_alwaysEmitIntoClient
    public func insertAfter(_ parent: TreeIter? = nil, sibling: TreeIter? = nil) -> TreeIter {
        var iter = GtkTreeIter()
        gtk_tree_store_insert_after(treeStorePointer, &iter, parent?.treeIterPointer, sibling?.treeIterPointer)
        return TreeIter.wrapping(required: &iter)
    }

    /// Source: `gtk_tree_store_insert_before`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TreeStore.insert_before.html)
    @_alwaysEmitIntoClient
    public func insertBefore(_ parent: TreeIter? = nil, sibling: TreeIter? = nil) -> TreeIter {
        var iter = GtkTreeIter()
        gtk_tree_store_insert_before(treeStorePointer, &iter, parent?.treeIterPointer, sibling?.treeIterPointer)
        return TreeIter.wrapping(required: &iter)
    }

    /// Source: `gtk_tree_store_insert_with_valuesv`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TreeStore.insert_with_values.html)
    @_alwaysEmitIntoClient
    public func insertWithValues(_ parent: TreeIter? = nil, position: Int, columns: [Int], values: [Value]) -> TreeIter
    {
        var iter = GtkTreeIter()
        var columnsValues = columns.map { cInteger($0) as Int32 }
        var valuesValues = values.map { $0.storage.pointer.pointee }
        requireSameCount(columns.count, values.count)
        gtk_tree_store_insert_with_valuesv(
            treeStorePointer,
            &iter,
            parent?.treeIterPointer,
            cInteger(position),
            &columnsValues,
            &valuesValues,
            cInteger(columns.count)
        )
        return TreeIter.wrapping(required: &iter)
    }

    /// Source: `gtk_tree_store_is_ancestor`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TreeStore.is_ancestor.html)
    @_alwaysEmitIntoClient
    public func isAncestor(_ iter: TreeIter, descendant: TreeIter) -> Bool {
        gtk_tree_store_is_ancestor(treeStorePointer, iter.treeIterPointer, descendant.treeIterPointer) != 0
    }

    /// Source: `gtk_tree_store_iter_depth`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TreeStore.iter_depth.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func iterDepth(_ iter: TreeIter) -> Int {
        swiftInteger(gtk_tree_store_iter_depth(treeStorePointer, iter.treeIterPointer))
    }

    /// Source: `gtk_tree_store_iter_is_valid`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TreeStore.iter_is_valid.html)
    @_alwaysEmitIntoClient
    public func iterIsValid(_ iter: TreeIter) -> Bool {
        gtk_tree_store_iter_is_valid(treeStorePointer, iter.treeIterPointer) != 0
    }

    /// Source: `gtk_tree_store_move_after`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TreeStore.move_after.html)
    @_alwaysEmitIntoClient
    public func moveAfter(_ iter: TreeIter, position: TreeIter? = nil) {
        gtk_tree_store_move_after(treeStorePointer, iter.treeIterPointer, position?.treeIterPointer)
    }

    /// Source: `gtk_tree_store_move_before`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TreeStore.move_before.html)
    @_alwaysEmitIntoClient
    public func moveBefore(_ iter: TreeIter, position: TreeIter? = nil) {
        gtk_tree_store_move_before(treeStorePointer, iter.treeIterPointer, position?.treeIterPointer)
    }

    /// Source: `gtk_tree_store_prepend`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TreeStore.prepend.html)
    @_alwaysEmitIntoClient
    public func prepend(_ parent: TreeIter? = nil) -> TreeIter {
        var iter = GtkTreeIter()
        gtk_tree_store_prepend(treeStorePointer, &iter, parent?.treeIterPointer)
        return TreeIter.wrapping(required: &iter)
    }

    /// Source: `gtk_tree_store_remove`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TreeStore.remove.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func remove(_ iter: TreeIter) -> Bool {
        gtk_tree_store_remove(treeStorePointer, iter.treeIterPointer) != 0
    }

    /// Source: `gtk_tree_store_set_column_types`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TreeStore.set_column_types.html)
    @_alwaysEmitIntoClient
    public func setColumnTypes(_ types: [GType]) {
        var typesValues = types.map { $0.rawValue }
        gtk_tree_store_set_column_types(treeStorePointer, cInteger(types.count), &typesValues)
    }

    /// Source: `gtk_tree_store_set_value`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TreeStore.set_value.html)
    @_alwaysEmitIntoClient
    public func setValue(_ iter: TreeIter, column: Int, value: Value) {
        gtk_tree_store_set_value(treeStorePointer, iter.treeIterPointer, cInteger(column), value.storage.pointer)
    }

    /// Source: `gtk_tree_store_set_valuesv`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TreeStore.set.html)
    @_alwaysEmitIntoClient
    public func set(_ iter: TreeIter, columns: [Int], values: [Value]) {
        var columnsValues = columns.map { cInteger($0) as Int32 }
        var valuesValues = values.map { $0.storage.pointer.pointee }
        requireSameCount(columns.count, values.count)
        gtk_tree_store_set_valuesv(
            treeStorePointer,
            iter.treeIterPointer,
            &columnsValues,
            &valuesValues,
            cInteger(columns.count)
        )
    }

    /// Source: `gtk_tree_store_swap`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TreeStore.swap.html)
    @_alwaysEmitIntoClient
    public func swap(_ a: TreeIter, b: TreeIter) {
        gtk_tree_store_swap(treeStorePointer, a.treeIterPointer, b.treeIterPointer)
    }
}
