// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkSortListModel`.
/// [Reference](https://docs.gtk.org/gtk4/class.SortListModel.html)
open class SortListModel: Object, ListModel {
    /// Source: `gtk_sort_list_model_new`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.SortListModel.new.html)
    @_alwaysEmitIntoClient
    public init(model: (any ListModel)? = nil, sorter: Sorter? = nil) {
        super.init(
            instance: CInstance(gtk_sort_list_model_new(model?.retainedOpaquePointer, sorter?.retainedPointer())),
            transfer: .full
        )
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    nonisolated deinit {}
}

extension SortListModel {
    /// Source: `gtk_sort_list_model_get_incremental`, `gtk_sort_list_model_set_incremental`.
    /// [Reference](https://docs.gtk.org/gtk4/property.SortListModel.incremental.html)
    @_alwaysEmitIntoClient
    public var incremental: Bool {
        get {
            gtk_sort_list_model_get_incremental(opaquePointer) != 0
        }
        set {
            gtk_sort_list_model_set_incremental(opaquePointer, newValue ? 1 : 0)
        }
    }

    /// Source: the property `GtkSortListModel:item-type`, since GTK 4.8.
    /// [Reference](https://docs.gtk.org/gtk4/property.SortListModel.item-type.html)
    @_alwaysEmitIntoClient
    public var itemType: GType {
        self[property: "item-type"]
    }

    /// Source: `gtk_sort_list_model_get_model`, `gtk_sort_list_model_set_model`.
    /// [Reference](https://docs.gtk.org/gtk4/property.SortListModel.model.html)
    @_alwaysEmitIntoClient
    public var model: (any ListModel)? {
        get {
            wrappingInterface(gtk_sort_list_model_get_model(opaquePointer))
        }
        set {
            gtk_sort_list_model_set_model(opaquePointer, newValue?.opaquePointer)
        }
    }

    /// Source: the property `GtkSortListModel:n-items`, since GTK 4.8.
    /// [Reference](https://docs.gtk.org/gtk4/property.SortListModel.n-items.html)
    @_alwaysEmitIntoClient
    public var nItems: Int {
        self[property: "n-items"]
    }

    /// Source: `gtk_sort_list_model_get_pending`.
    /// [Reference](https://docs.gtk.org/gtk4/property.SortListModel.pending.html)
    @_alwaysEmitIntoClient
    public var pending: Int {
        swiftInteger(gtk_sort_list_model_get_pending(opaquePointer))
    }

    /// Source: `gtk_sort_list_model_get_sorter`, `gtk_sort_list_model_set_sorter`.
    /// [Reference](https://docs.gtk.org/gtk4/property.SortListModel.sorter.html)
    @_alwaysEmitIntoClient
    public var sorter: Sorter? {
        get {
            Sorter.wrapping(gtk_sort_list_model_get_sorter(opaquePointer))
        }
        set {
            gtk_sort_list_model_set_sorter(opaquePointer, newValue?.sorterPointer)
        }
    }
}
