// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkTreeSortable`.
/// [Reference](https://docs.gtk.org/gtk4/iface.TreeSortable.html)
public protocol TreeSortable: TreeModel {}

extension TreeSortable {
    /// Source: `gtk_tree_sortable_has_default_sort_func`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TreeSortable.has_default_sort_func.html)
    @_alwaysEmitIntoClient
    public var hasDefaultSortFunc: Bool {
        gtk_tree_sortable_has_default_sort_func(opaquePointer) != 0
    }

    /// Source: `gtk_tree_sortable_get_sort_column_id`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TreeSortable.get_sort_column_id.html)
    @_alwaysEmitIntoClient
    public func sortColumnId() -> (sortColumnId: Int, order: SortType)? {
        var sortColumnId: Int32 = 0
        var order: GtkSortType = GtkSortType(rawValue: 0)
        guard gtk_tree_sortable_get_sort_column_id(opaquePointer, &sortColumnId, &order) != 0 else { return nil }
        return (swiftInteger(sortColumnId), SortType(order))
    }

    /// Source: `gtk_tree_sortable_set_default_sort_func`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TreeSortable.set_default_sort_func.html)
    @_alwaysEmitIntoClient
    public func setDefaultSortFunc(_ sortFunc: @escaping TreeIterCompareFunc) {
        gtk_tree_sortable_set_default_sort_func(
            opaquePointer,
            callTreeIterCompareFunc,
            retainedClosure(sortFunc),
            releaseClosure
        )
    }

    /// Source: `gtk_tree_sortable_set_sort_column_id`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TreeSortable.set_sort_column_id.html)
    @_alwaysEmitIntoClient
    public func setSortColumnId(sortColumnId: Int, order: SortType) {
        gtk_tree_sortable_set_sort_column_id(opaquePointer, cInteger(sortColumnId), order.cValue)
    }

    /// Source: `gtk_tree_sortable_set_sort_func`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TreeSortable.set_sort_func.html)
    @_alwaysEmitIntoClient
    public func setSortFunc(sortColumnId: Int, sortFunc: @escaping TreeIterCompareFunc) {
        gtk_tree_sortable_set_sort_func(
            opaquePointer,
            cInteger(sortColumnId),
            callTreeIterCompareFunc,
            retainedClosure(sortFunc),
            releaseClosure
        )
    }

    /// Source: `gtk_tree_sortable_sort_column_changed`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TreeSortable.sort_column_changed.html)
    @_alwaysEmitIntoClient
    public func sortColumnChanged() {
        gtk_tree_sortable_sort_column_changed(opaquePointer)
    }

    /// Source: the signal `GtkTreeSortable::sort-column-changed`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.TreeSortable.sort-column-changed.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onSortColumnChanged(
        after: Bool = false,
        _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("sort-column-changed", after: after, handler)
    }
}

/// An object of a private C class that implements ``TreeSortable``.
///
/// The functions of the C interface are static members of this class.
public final class AnyTreeSortable: Object, TreeSortable {
    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    nonisolated deinit {}
}
