// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkTreeListModel`.
/// [Reference](https://docs.gtk.org/gtk4/class.TreeListModel.html)
open class TreeListModel: Object, ListModel {
    /// Source: `gtk_tree_list_model_new`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.TreeListModel.new.html)
    @_alwaysEmitIntoClient
    public init(
        root: any ListModel,
        passthrough: Bool,
        autoexpand: Bool,
        createFunc: @escaping TreeListModelCreateModelFunc
    ) {
        super.init(
            instance: CInstance(
                gtk_tree_list_model_new(
                    root.retainedOpaquePointer,
                    passthrough ? 1 : 0,
                    autoexpand ? 1 : 0,
                    callTreeListModelCreateModelFunc,
                    retainedClosure(createFunc),
                    releaseClosure
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

extension TreeListModel {
    /// Source: `gtk_tree_list_model_get_autoexpand`, `gtk_tree_list_model_set_autoexpand`.
    /// [Reference](https://docs.gtk.org/gtk4/property.TreeListModel.autoexpand.html)
    @_alwaysEmitIntoClient
    public var autoexpand: Bool {
        get {
            gtk_tree_list_model_get_autoexpand(opaquePointer) != 0
        }
        set {
            gtk_tree_list_model_set_autoexpand(opaquePointer, newValue ? 1 : 0)
        }
    }

    /// Source: the property `GtkTreeListModel:item-type`, since GTK 4.8.
    /// [Reference](https://docs.gtk.org/gtk4/property.TreeListModel.item-type.html)
    @_alwaysEmitIntoClient
    public var itemType: GType {
        self[property: "item-type"]
    }

    /// Source: `gtk_tree_list_model_get_model`.
    /// [Reference](https://docs.gtk.org/gtk4/property.TreeListModel.model.html)
    @_alwaysEmitIntoClient
    public var model: any ListModel {
        wrappingInterface(required: gtk_tree_list_model_get_model(opaquePointer))
    }

    /// Source: the property `GtkTreeListModel:n-items`, since GTK 4.8.
    /// [Reference](https://docs.gtk.org/gtk4/property.TreeListModel.n-items.html)
    @_alwaysEmitIntoClient
    public var nItems: Int {
        self[property: "n-items"]
    }

    /// Source: `gtk_tree_list_model_get_passthrough`.
    /// [Reference](https://docs.gtk.org/gtk4/property.TreeListModel.passthrough.html)
    @_alwaysEmitIntoClient
    public var passthrough: Bool {
        gtk_tree_list_model_get_passthrough(opaquePointer) != 0
    }

    /// Source: `gtk_tree_list_model_get_child_row`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TreeListModel.get_child_row.html)
    @_alwaysEmitIntoClient
    public func childRow(_ position: Int) -> TreeListRow? {
        TreeListRow.wrapping(gtk_tree_list_model_get_child_row(opaquePointer, cInteger(position)), transfer: .full)
    }

    /// Source: `gtk_tree_list_model_get_row`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TreeListModel.get_row.html)
    @_alwaysEmitIntoClient
    public func row(_ position: Int) -> TreeListRow? {
        TreeListRow.wrapping(gtk_tree_list_model_get_row(opaquePointer, cInteger(position)), transfer: .full)
    }
}
