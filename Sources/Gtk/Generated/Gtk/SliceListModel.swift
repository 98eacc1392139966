// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkSliceListModel`.
/// [Reference](https://docs.gtk.org/gtk4/class.SliceListModel.html)
open class SliceListModel: Object, ListModel {
    /// Source: `gtk_slice_list_model_new`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.SliceListModel.new.html)
    @_alwaysEmitIntoClient
    public init(model: (any ListModel)? = nil, offset: Int, size: Int) {
        super.init(
            instance: CInstance(
                gtk_slice_list_model_new(model?.retainedOpaquePointer, cInteger(offset), cInteger(size))
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

extension SliceListModel {
    /// Source: the property `GtkSliceListModel:item-type`, since GTK 4.8.
    /// [Reference](https://docs.gtk.org/gtk4/property.SliceListModel.item-type.html)
    @_alwaysEmitIntoClient
    public var itemType: GType {
        self[property: "item-type"]
    }

    /// Source: `gtk_slice_list_model_get_model`, `gtk_slice_list_model_set_model`.
    /// [Reference](https://docs.gtk.org/gtk4/property.SliceListModel.model.html)
    @_alwaysEmitIntoClient
    public var model: (any ListModel)? {
        get {
            wrappingInterface(gtk_slice_list_model_get_model(opaquePointer))
        }
        set {
            gtk_slice_list_model_set_model(opaquePointer, newValue?.opaquePointer)
        }
    }

    /// Source: the property `GtkSliceListModel:n-items`, since GTK 4.8.
    /// [Reference](https://docs.gtk.org/gtk4/property.SliceListModel.n-items.html)
    @_alwaysEmitIntoClient
    public var nItems: Int {
        self[property: "n-items"]
    }

    /// Source: `gtk_slice_list_model_get_offset`, `gtk_slice_list_model_set_offset`.
    /// [Reference](https://docs.gtk.org/gtk4/property.SliceListModel.offset.html)
    @_alwaysEmitIntoClient
    public var offset: Int {
        get {
            swiftInteger(gtk_slice_list_model_get_offset(opaquePointer))
        }
        set {
            gtk_slice_list_model_set_offset(opaquePointer, cInteger(newValue))
        }
    }

    /// Source: `gtk_slice_list_model_get_size`, `gtk_slice_list_model_set_size`.
    /// [Reference](https://docs.gtk.org/gtk4/property.SliceListModel.size.html)
    @_alwaysEmitIntoClient
    public var size: Int {
        get {
            swiftInteger(gtk_slice_list_model_get_size(opaquePointer))
        }
        set {
            gtk_slice_list_model_set_size(opaquePointer, cInteger(newValue))
        }
    }
}
