// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkSelectionFilterModel`.
/// [Reference](https://docs.gtk.org/gtk4/class.SelectionFilterModel.html)
open class SelectionFilterModel: Object, ListModel {
    /// Source: `gtk_selection_filter_model_new`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.SelectionFilterModel.new.html)
    @_alwaysEmitIntoClient
    public init(model: (any SelectionModel)? = nil) {
        super.init(instance: CInstance(gtk_selection_filter_model_new(model?.opaquePointer)), transfer: .full)
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    nonisolated deinit {}
}

extension SelectionFilterModel {
    /// Source: the property `GtkSelectionFilterModel:item-type`, since GTK 4.8.
    /// [Reference](https://docs.gtk.org/gtk4/property.SelectionFilterModel.item-type.html)
    @_alwaysEmitIntoClient
    public var itemType: GType {
        self[property: "item-type"]
    }

    /// Source: `gtk_selection_filter_model_get_model`, `gtk_selection_filter_model_set_model`.
    /// [Reference](https://docs.gtk.org/gtk4/property.SelectionFilterModel.model.html)
    @_alwaysEmitIntoClient
    public var model: (any SelectionModel)? {
        get {
            wrappingInterface(gtk_selection_filter_model_get_model(opaquePointer))
        }
        set {
            gtk_selection_filter_model_set_model(opaquePointer, newValue?.opaquePointer)
        }
    }

    /// Source: the property `GtkSelectionFilterModel:n-items`, since GTK 4.8.
    /// [Reference](https://docs.gtk.org/gtk4/property.SelectionFilterModel.n-items.html)
    @_alwaysEmitIntoClient
    public var nItems: Int {
        self[property: "n-items"]
    }
}
