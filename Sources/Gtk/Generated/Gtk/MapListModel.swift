// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkMapListModel`.
/// [Reference](https://docs.gtk.org/gtk4/class.MapListModel.html)
open class MapListModel: Object, ListModel {
    /// Source: `gtk_map_list_model_new`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.MapListModel.new.html)
    @_alwaysEmitIntoClient
    public init(model: (any ListModel)? = nil, mapFunc: MapListModelMapFunc? = nil) {
        super.init(
            instance: CInstance(
                gtk_map_list_model_new(
                    model?.retainedOpaquePointer,
                    mapFunc == nil ? nil : callMapListModelMapFunc,
                    retainedClosure(ifAny: mapFunc),
                    mapFunc == nil ? nil : releaseClosure
                )
            ),
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

extension MapListModel {
    /// Source: `gtk_map_list_model_has_map`.
    /// [Reference](https://docs.gtk.org/gtk4/property.MapListModel.has-map.html)
    @_alwaysEmitIntoClient
    public var hasMap: Bool {
        gtk_map_list_model_has_map(opaquePointer) != 0
    }

    /// Source: the property `GtkMapListModel:item-type`, since GTK 4.8.
    /// [Reference](https://docs.gtk.org/gtk4/property.MapListModel.item-type.html)
    @_alwaysEmitIntoClient
    public var itemType: GType {
        self[property: "item-type"]
    }

    /// Source: `gtk_map_list_model_get_model`.
    /// [Reference](https://docs.gtk.org/gtk4/property.MapListModel.model.html)
    @_alwaysEmitIntoClient
    public var model: (any ListModel)? {
        wrappingInterface(gtk_map_list_model_get_model(opaquePointer))
    }

    /// Source: the property `GtkMapListModel:n-items`, since GTK 4.8.
    /// [Reference](https://docs.gtk.org/gtk4/property.MapListModel.n-items.html)
    @_alwaysEmitIntoClient
    public var nItems: Int {
        self[property: "n-items"]
    }

    /// Source: `gtk_map_list_model_set_map_func`.
    /// [Reference](https://docs.gtk.org/gtk4/method.MapListModel.set_map_func.html)
    @_alwaysEmitIntoClient
    public func setMapFunc(_ mapFunc: MapListModelMapFunc?) {
        gtk_map_list_model_set_map_func(
            opaquePointer,
            mapFunc == nil ? nil : callMapListModelMapFunc,
            retainedClosure(ifAny: mapFunc),
            mapFunc == nil ? nil : releaseClosure
        )
    }

    /// Source: `gtk_map_list_model_set_model`.
    /// [Reference](https://docs.gtk.org/gtk4/method.MapListModel.set_model.html)
    @_alwaysEmitIntoClient
    public func setModel(_ model: (any ListModel)?) {
        gtk_map_list_model_set_model(opaquePointer, model?.opaquePointer)
    }
}
