// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkNoSelection`.
/// [Reference](https://docs.gtk.org/gtk4/class.NoSelection.html)
open class NoSelection: Object, SelectionModel {
    /// Source: `gtk_no_selection_new`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.NoSelection.new.html)
    @_alwaysEmitIntoClient
    public init(model: (any ListModel)? = nil) {
        super.init(instance: CInstance(gtk_no_selection_new(model?.retainedOpaquePointer)), transfer: .full)
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    nonisolated deinit {}
}

extension NoSelection {
    /// Source: the property `GtkNoSelection:item-type`, since GTK 4.8.
    /// [Reference](https://docs.gtk.org/gtk4/property.NoSelection.item-type.html)
    @_alwaysEmitIntoClient
    public var itemType: GType {
        self[property: "item-type"]
    }

    /// Source: `gtk_no_selection_get_model`, `gtk_no_selection_set_model`.
    /// [Reference](https://docs.gtk.org/gtk4/property.NoSelection.model.html)
    @_alwaysEmitIntoClient
    public var model: (any ListModel)? {
        get {
            wrappingInterface(gtk_no_selection_get_model(opaquePointer))
        }
        set {
            gtk_no_selection_set_model(opaquePointer, newValue?.opaquePointer)
        }
    }

    /// Source: the property `GtkNoSelection:n-items`, since GTK 4.8.
    /// [Reference](https://docs.gtk.org/gtk4/property.NoSelection.n-items.html)
    @_alwaysEmitIntoClient
    public var nItems: Int {
        self[property: "n-items"]
    }
}
