// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkFlattenListModel`.
/// [Reference](https://docs.gtk.org/gtk4/class.FlattenListModel.html)
open class FlattenListModel: Object, ListModel {
    /// Source: `gtk_flatten_list_model_new`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.FlattenListModel.new.html)
    @_alwaysEmitIntoClient
    public init(model: (any ListModel)? = nil) {
        super.init(instance: CInstance(gtk_flatten_list_model_new(model?.retainedOpaquePointer)), transfer: .full)
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    nonisolated deinit {}
}

extension FlattenListModel {
    /// Source: the property `GtkFlattenListModel:item-type`, since GTK 4.8.
    /// [Reference](https://docs.gtk.org/gtk4/property.FlattenListModel.item-type.html)
    @_alwaysEmitIntoClient
    public var itemType: GType {
        self[property: "item-type"]
    }

    /// Source: `gtk_flatten_list_model_get_model`, `gtk_flatten_list_model_set_model`.
    /// [Reference](https://docs.gtk.org/gtk4/property.FlattenListModel.model.html)
    @_alwaysEmitIntoClient
    public var model: (any ListModel)? {
        get {
            wrappingInterface(gtk_flatten_list_model_get_model(opaquePointer))
        }
        set {
            gtk_flatten_list_model_set_model(opaquePointer, newValue?.opaquePointer)
        }
    }

    /// Source: the property `GtkFlattenListModel:n-items`, since GTK 4.8.
    /// [Reference](https://docs.gtk.org/gtk4/property.FlattenListModel.n-items.html)
    @_alwaysEmitIntoClient
    public var nItems: Int {
        self[property: "n-items"]
    }

    /// Source: `gtk_flatten_list_model_get_model_for_item`.
    /// [Reference](https://docs.gtk.org/gtk4/method.FlattenListModel.get_model_for_item.html)
    @_alwaysEmitIntoClient
    public func modelForItem(_ position: Int) -> (any ListModel)? {
        wrappingInterface(gtk_flatten_list_model_get_model_for_item(opaquePointer, cInteger(position)))
    }
}
