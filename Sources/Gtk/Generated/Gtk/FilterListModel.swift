// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkFilterListModel`.
/// [Reference](https://docs.gtk.org/gtk4/class.FilterListModel.html)
open class FilterListModel: Object, ListModel {
    /// Source: `gtk_filter_list_model_new`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.FilterListModel.new.html)
    @_alwaysEmitIntoClient
    public init(model: (any ListModel)? = nil, filter: Filter? = nil) {
        super.init(
            instance: CInstance(gtk_filter_list_model_new(model?.retainedOpaquePointer, filter?.retainedPointer())),
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

extension FilterListModel {
    /// Source: `gtk_filter_list_model_get_filter`, `gtk_filter_list_model_set_filter`.
    /// [Reference](https://docs.gtk.org/gtk4/property.FilterListModel.filter.html)
    @_alwaysEmitIntoClient
    public var filter: Filter? {
        get {
            Filter.wrapping(gtk_filter_list_model_get_filter(opaquePointer))
        }
        set {
            gtk_filter_list_model_set_filter(opaquePointer, newValue?.filterPointer)
        }
    }

    /// Source: `gtk_filter_list_model_get_incremental`, `gtk_filter_list_model_set_incremental`.
    /// [Reference](https://docs.gtk.org/gtk4/property.FilterListModel.incremental.html)
    @_alwaysEmitIntoClient
    public var incremental: Bool {
        get {
            gtk_filter_list_model_get_incremental(opaquePointer) != 0
        }
        set {
            gtk_filter_list_model_set_incremental(opaquePointer, newValue ? 1 : 0)
        }
    }

    /// Source: the property `GtkFilterListModel:item-type`, since GTK 4.8.
    /// [Reference](https://docs.gtk.org/gtk4/property.FilterListModel.item-type.html)
    @_alwaysEmitIntoClient
    public var itemType: GType {
        self[property: "item-type"]
    }

    /// Source: `gtk_filter_list_model_get_model`, `gtk_filter_list_model_set_model`.
    /// [Reference](https://docs.gtk.org/gtk4/property.FilterListModel.model.html)
    @_alwaysEmitIntoClient
    public var model: (any ListModel)? {
        get {
            wrappingInterface(gtk_filter_list_model_get_model(opaquePointer))
        }
        set {
            gtk_filter_list_model_set_model(opaquePointer, newValue?.opaquePointer)
        }
    }

    /// Source: the property `GtkFilterListModel:n-items`, since GTK 4.8.
    /// [Reference](https://docs.gtk.org/gtk4/property.FilterListModel.n-items.html)
    @_alwaysEmitIntoClient
    public var nItems: Int {
        self[property: "n-items"]
    }

    /// Source: `gtk_filter_list_model_get_pending`.
    /// [Reference](https://docs.gtk.org/gtk4/property.FilterListModel.pending.html)
    @_alwaysEmitIntoClient
    public var pending: Int {
        swiftInteger(gtk_filter_list_model_get_pending(opaquePointer))
    }
}
