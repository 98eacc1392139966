// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GListModel`.
/// [Reference](https://docs.gtk.org/gio/iface.ListModel.html)
public protocol ListModel: Object {}

extension ListModel {
    /// Source: `g_list_model_get_item_type`, since GLib 2.44.
    /// [Reference](https://docs.gtk.org/gio/method.ListModel.get_item_type.html)
    @_alwaysEmitIntoClient
    public var itemType: GType {
        GType(rawValue: g_list_model_get_item_type(opaquePointer))
    }

    /// Source: `g_list_model_get_n_items`, since GLib 2.44.
    /// [Reference](https://docs.gtk.org/gio/method.ListModel.get_n_items.html)
    @_alwaysEmitIntoClient
    public var nItems: Int {
        swiftInteger(g_list_model_get_n_items(opaquePointer))
    }

    /// Source: `g_list_model_get_object`, since GLib 2.44.
    /// [Reference](https://docs.gtk.org/gio/method.ListModel.get_item.html)
    @_alwaysEmitIntoClient
    public func item(_ position: Int) -> Object? {
        Object.wrapping(g_list_model_get_object(opaquePointer, cInteger(position)), transfer: .full)
    }

    /// Source: `g_list_model_items_changed`, since GLib 2.44.
    /// [Reference](https://docs.gtk.org/gio/method.ListModel.items_changed.html)
    @_alwaysEmitIntoClient
    public func itemsChanged(position: Int, removed: Int, added: Int) {
        g_list_model_items_changed(opaquePointer, cInteger(position), cInteger(removed), cInteger(added))
    }

    /// Source: the signal `GListModel::items-changed`, since GLib 2.44.
    /// [Reference](https://docs.gtk.org/gio/signal.ListModel.items-changed.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onItemsChanged(
        after: Bool = false,
        _ handler: @escaping @MainActor (Int, Int, Int) -> Void
    ) -> SignalConnection {
        connect("items-changed", after: after, handler)
    }
}

/// An object of a private C class that implements ``ListModel``.
///
/// The functions of the C interface are static members of this class.
public final class AnyListModel: Object, ListModel {
    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    nonisolated deinit {}
}
