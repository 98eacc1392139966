// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkTreeListRowSorter`.
/// [Reference](https://docs.gtk.org/gtk4/class.TreeListRowSorter.html)
open class TreeListRowSorter: Sorter {
    /// Source: `gtk_tree_list_row_sorter_new`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.TreeListRowSorter.new.html)
    @_alwaysEmitIntoClient
    public init(sorter: Sorter? = nil) {
        super.init(instance: CInstance(gtk_tree_list_row_sorter_new(sorter?.retainedPointer())), transfer: .full)
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    nonisolated deinit {}
}

extension TreeListRowSorter {
    /// Source: `gtk_tree_list_row_sorter_get_sorter`, `gtk_tree_list_row_sorter_set_sorter`.
    /// [Reference](https://docs.gtk.org/gtk4/property.TreeListRowSorter.sorter.html)
    @_alwaysEmitIntoClient
    public var sorter: Sorter? {
        get {
            Sorter.wrapping(gtk_tree_list_row_sorter_get_sorter(opaquePointer))
        }
        set {
            gtk_tree_list_row_sorter_set_sorter(opaquePointer, newValue?.sorterPointer)
        }
    }
}
