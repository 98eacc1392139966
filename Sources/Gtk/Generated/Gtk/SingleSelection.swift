// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkSingleSelection`.
/// [Reference](https://docs.gtk.org/gtk4/class.SingleSelection.html)
open class SingleSelection: Object, SelectionModel {
    /// Source: `gtk_single_selection_new`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.SingleSelection.new.html)
    @_alwaysEmitIntoClient
    public init(model: (any ListModel)? = nil) {
        super.init(instance: CInstance(gtk_single_selection_new(model?.retainedOpaquePointer)), transfer: .full)
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    nonisolated deinit {}
}

extension SingleSelection {
    /// Source: `gtk_single_selection_get_autoselect`, `gtk_single_selection_set_autoselect`.
    /// [Reference](https://docs.gtk.org/gtk4/property.SingleSelection.autoselect.html)
    @_alwaysEmitIntoClient
    public var autoselect: Bool {
        get {
            gtk_single_selection_get_autoselect(opaquePointer) != 0
        }
        set {
            gtk_single_selection_set_autoselect(opaquePointer, newValue ? 1 : 0)
        }
    }

    /// Source: `gtk_single_selection_get_can_unselect`, `gtk_single_selection_set_can_unselect`.
    /// [Reference](https://docs.gtk.org/gtk4/property.SingleSelection.can-unselect.html)
    @_alwaysEmitIntoClient
    public var canUnselect: Bool {
        get {
            gtk_single_selection_get_can_unselect(opaquePointer) != 0
        }
        set {
            gtk_single_selection_set_can_unselect(opaquePointer, newValue ? 1 : 0)
        }
    }

    /// Source: the property `GtkSingleSelection:item-type`, since GTK 4.8.
    /// [Reference](https://docs.gtk.org/gtk4/property.SingleSelection.item-type.html)
    @_alwaysEmitIntoClient
    public var itemType: GType {
        self[property: "item-type"]
    }

    /// Source: `gtk_single_selection_get_model`, `gtk_single_selection_set_model`.
    /// [Reference](https://docs.gtk.org/gtk4/property.SingleSelection.model.html)
    @_alwaysEmitIntoClient
    public var model: (any ListModel)? {
        get {
            wrappingInterface(gtk_single_selection_get_model(opaquePointer))
        }
        set {
            gtk_single_selection_set_model(opaquePointer, newValue?.opaquePointer)
        }
    }

    /// Source: the property `GtkSingleSelection:n-items`, since GTK 4.8.
    /// [Reference](https://docs.gtk.org/gtk4/property.SingleSelection.n-items.html)
    @_alwaysEmitIntoClient
    public var nItems: Int {
        self[property: "n-items"]
    }

    /// Source: `gtk_single_selection_get_selected`, `gtk_single_selection_set_selected`.
    /// [Reference](https://docs.gtk.org/gtk4/property.SingleSelection.selected.html)
    @_alwaysEmitIntoClient
    public var selected: Int {
        get {
            swiftInteger(gtk_single_selection_get_selected(opaquePointer))
        }
        set {
            gtk_single_selection_set_selected(opaquePointer, cInteger(newValue))
        }
    }

    /// Source: `gtk_single_selection_get_selected_item`.
    /// [Reference](https://docs.gtk.org/gtk4/property.SingleSelection.selected-item.html)
    @_alwaysEmitIntoClient
    public var selectedItem: Object? {
        Object.wrapping(gtk_single_selection_get_selected_item(opaquePointer))
    }
}
