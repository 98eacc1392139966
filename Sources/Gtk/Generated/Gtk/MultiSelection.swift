// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkMultiSelection`.
/// [Reference](https://docs.gtk.org/gtk4/class.MultiSelection.html)
open class MultiSelection: Object, SelectionModel {
    /// Source: `gtk_multi_selection_new`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.MultiSelection.new.html)
    @_alwaysEmitIntoClient
    public init(model: (any ListModel)? = nil) {
        super.init(instance: CInstance(gtk_multi_selection_new(model?.retainedOpaquePointer)), transfer: .full)
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    nonisolated deinit {}
}

extension MultiSelection {
    /// Source: the property `GtkMultiSelection:item-type`, since GTK 4.8.
    /// [Reference](https://docs.gtk.org/gtk4/property.MultiSelection.item-type.html)
    @_alwaysEmitIntoClient
    public var itemType: GType {
        self[property: "item-type"]
    }

    /// Source: `gtk_multi_selection_get_model`, `gtk_multi_selection_set_model`.
    /// [Reference](https://docs.gtk.org/gtk4/property.MultiSelection.model.html)
    @_alwaysEmitIntoClient
    public var model: (any ListModel)? {
        get {
            wrappingInterface(gtk_multi_selection_get_model(opaquePointer))
        }
        set {
            gtk_multi_selection_set_model(opaquePointer, newValue?.opaquePointer)
        }
    }

    /// Source: the property `GtkMultiSelection:n-items`, since GTK 4.8.
    /// [Reference](https://docs.gtk.org/gtk4/property.MultiSelection.n-items.html)
    @_alwaysEmitIntoClient
    public var nItems: Int {
        self[property: "n-items"]
    }
}
