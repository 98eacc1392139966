// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkListStore`.
/// [Reference](https://docs.gtk.org/gtk4/class.ListStore.html)
open class ListStore: Object, Buildable, TreeDragDest, TreeDragSource, TreeSortable {
    /// Source: `gtk_list_store_newv`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.ListStore.new.html)
    @_alwaysEmitIntoClient
    public init(types: [GType]) {
        var typesValues = types.map { $0.rawValue }
        super.init(instance: CInstance(gtk_list_store_newv(cInteger(types.count), &typesValues)), transfer: .full)
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    nonisolated deinit {}
}

extension ListStore {
    @_alwaysEmitIntoClient
    var listStorePointer: UnsafeMutablePointer<GtkListStore> { pointer() }

    /// Source: `gtk_list_store_append`.
    /// [Reference](https://docs.gtk.org/gtk4/method.ListStore.append.html)
    @_alwaysEmitIntoClient
    public func append() -> TreeIter {
        var iter = GtkTreeIter()
        gtk_list_store_append(listStorePointer, &iter)
        return TreeIter.wrapping(required: &iter)
    }

    /// Source: `gtk_list_store_clear`.
    /// [Reference](https://docs.gtk.org/gtk4/method.ListStore.clear.html)
    @_alwaysEmitIntoClient
    public func clear() {
        gtk_list_store_clear(listStorePointer)
    }

    /// Source: `gtk_list_store_insert`.
    /// [Reference](https://docs.gtk.org/gtk4/method.ListStore.insert.html)
    @_alwaysEmitIntoClient
    public func insert(_ position: Int) -> TreeIter {
        var iter = GtkTreeIter()
        gtk_list_store_insert(listStorePointer, &iter, cInteger(position))
        return TreeIter.wrapping(required: &iter)
    }

    /// Source: `gtk_list_store_insert_after`.
    /// [Reference](https://docs.gtk.org/gtk4/method.ListStore.insert_after.html)
    @_alwaysEmitIntoClient
    public func insertAfter(_ sibling: TreeIter? = nil) -> TreeIter {
        var iter = GtkTreeIter()
        gtk_list_store_insert_after(listStorePointer, &iter, sibling?.treeIterPointer)
        return TreeIter.wrapping(required: &iter)
    }

    /// Source: `gtk_list_store_insert_before`.
    /// [Reference](https://docs.gtk.org/gtk4/method.ListStore.insert_before.html)
    @_alwaysEmitIntoClient
    public func insertBefore(_ sibling: TreeIter? = nil) -> TreeIter {
        var iter = GtkTreeIter()
        gtk_list_store_insert_before(listStorePointer, &iter, sibling?.treeIterPointer)
        return TreeIter.wrapping(required: &iter)
    }

    /// Source: `gtk_list_store_insert_with_valuesv`.
    /// [Reference](https://docs.gtk.org/gtk4/method.ListStore.insert_with_values.html)
    @_alwaysEmitIntoClient
    public func insertWithValues(position: Int, columns: [Int], values: [Value]) -> TreeIter {
        var iter = GtkTreeIter()
        var columnsValues = columns.map { cInteger($0) as Int32 }
        var valuesValues = values.map { $0.storage.pointer.pointee }
        requireSameCount(columns.count, values.count)
        gtk_list_store_insert_with_valuesv(
            listStorePointer,
            &iter,
            cInteger(position),
            &columnsValues,
            &valuesValues,
            cInteger(columns.count)
        )
        return TreeIter.wrapping(required: &iter)
    }

    /// Source: `gtk_list_store_iter_is_valid`.
    /// [Reference](https://docs.gtk.org/gtk4/method.ListStore.iter_is_valid.html)
    @_alwaysEmitIntoClient
    public func iterIsValid(_ iter: TreeIter) -> Bool {
        gtk_list_store_iter_is_valid(listStorePointer, iter.treeIterPointer) != 0
    }

    /// Source: `gtk_list_store_move_after`.
    /// [Reference](https://docs.gtk.org/gtk4/method.ListStore.move_after.html)
    @_alwaysEmitIntoClient
    public func moveAfter(_ iter: TreeIter, position: TreeIter? = nil) {
        gtk_list_store_move_after(listStorePointer, iter.treeIterPointer, position?.treeIterPointer)
    }

    /// Source: `gtk_list_store_move_before`.
    /// [Reference](https://docs.gtk.org/gtk4/method.ListStore.move_before.html)
    @_alwaysEmitIntoClient
    public func moveBefore(_ iter: TreeIter, position: TreeIter? = nil) {
        gtk_list_store_move_before(listStorePointer, iter.treeIterPointer, position?.treeIterPointer)
    }

    /// Source: `gtk_list_store_prepend`.
    /// [Reference](https://docs.gtk.org/gtk4/method.ListStore.prepend.html)
    @_alwaysEmitIntoClient
    public func prepend() -> TreeIter {
        var iter = GtkTreeIter()
        gtk_list_store_prepend(listStorePointer, &iter)
        return TreeIter.wrapping(required: &iter)
    }

    /// Source: `gtk_list_store_remove`.
    /// [Reference](https://docs.gtk.org/gtk4/method.ListStore.remove.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func remove(_ iter: TreeIter) -> Bool {
        gtk_list_store_remove(listStorePointer, iter.treeIterPointer) != 0
    }

    /// Source: `gtk_list_store_set_column_types`.
    /// [Reference](https://docs.gtk.org/gtk4/method.ListStore.set_column_types.html)
    @_alwaysEmitIntoClient
    public func setColumnTypes(_ types: [GType]) {
        var typesValues = types.map { $0.rawValue }
        gtk_list_store_set_column_types(listStorePointer, cInteger(types.count), &typesValues)
    }

    /// Source: `gtk_list_store_set_value`.
    /// [Reference](https://docs.gtk.org/gtk4/method.ListStore.set_value.html)
    @_alwaysEmitIntoClient
    public func setValue(_ iter: TreeIter, column: Int, value: Value) {
        gtk_list_store_set_value(listStorePointer, iter.treeIterPointer, cInteger(column), value.storage.pointer)
    }

    /// Source: `gtk_list_store_set_valuesv`.
    /// [Reference](https://docs.gtk.org/gtk4/method.ListStore.set.html)
    @_alwaysEmitIntoClient
    public func set(_ iter: TreeIter, columns: [Int], values: [Value]) {
        var columnsValues = columns.map { cInteger($0) as Int32 }
        var valuesValues = values.map { $0.storage.pointer.pointee }
        requireSameCount(columns.count, values.count)
        gtk_list_store_set_valuesv(
            listStorePointer,
            iter.treeIterPointer,
            &columnsValues,
            &valuesValues,
            cInteger(columns.count)
        )
    }

    /// Source: `gtk_list_store_swap`.
    /// [Reference](https://docs.gtk.org/gtk4/method.ListStore.swap.html)
    @_alwaysEmitIntoClient
    public func swap(_ a: TreeIter, b: TreeIter) {
        gtk_list_store_swap(listStorePointer, a.treeIterPointer, b.treeIterPointer)
    }
}
