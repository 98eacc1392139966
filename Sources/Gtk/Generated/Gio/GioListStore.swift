// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GListStore`.
/// [Reference](https://docs.gtk.org/gio/class.ListStore.html)
open class GioListStore: Object, ListModel {
    /// Source: `g_list_store_new`, since GLib 2.44.
    /// [Reference](https://docs.gtk.org/gio/ctor.ListStore.new.html)
    @_alwaysEmitIntoClient
    public init(itemType: GType) {
        super.init(instance: CInstance(g_list_store_new(itemType.rawValue)), transfer: .full)
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    nonisolated deinit {}
}

extension GioListStore {
    /// Source: the property `GListStore:item-type`, since GLib 2.44.
    /// [Reference](https://docs.gtk.org/gio/property.ListStore.item-type.html)
    @_alwaysEmitIntoClient
    public var itemType: GType {
        self[property: "item-type"]
    }

    /// Source: the property `GListStore:n-items`, since GLib 2.74.
    /// [Reference](https://docs.gtk.org/gio/property.ListStore.n-items.html)
    @_alwaysEmitIntoClient
    public var nItems: Int {
        self[property: "n-items"]
    }

    /// Source: `g_list_store_append`, since GLib 2.44.
    /// [Reference](https://docs.gtk.org/gio/method.ListStore.append.html)
    @_alwaysEmitIntoClient
    public func append(_ item: Object) {
        g_list_store_append(opaquePointer, item.instance.pointer)
    }

    /// Source: `g_list_store_find`, since GLib 2.64.
    /// [Reference](https://docs.gtk.org/gio/method.ListStore.find.html)
    @_alwaysEmitIntoClient
    public func find(_ item: Object) -> Int? {
        var position: UInt32 = 0
        guard g_list_store_find(opaquePointer, item.instance.pointer, &position) != 0 else { return nil }
        return swiftInteger(position)
    }

    /// Source: `g_list_store_insert`, since GLib 2.44.
    /// [Reference](https://docs.gtk.org/gio/method.ListStore.insert.html)
    @_alwaysEmitIntoClient
    public func insert(position: Int, item: Object) {
        g_list_store_insert(opaquePointer, cInteger(position), item.instance.pointer)
    }

    /// Source: `g_list_store_remove`, since GLib 2.44.
    /// [Reference](https://docs.gtk.org/gio/method.ListStore.remove.html)
    @_alwaysEmitIntoClient
    public func remove(_ position: Int) {
        g_list_store_remove(opaquePointer, cInteger(position))
    }

    /// Source: `g_list_store_remove_all`, since GLib 2.44.
    /// [Reference](https://docs.gtk.org/gio/method.ListStore.remove_all.html)
    @_alwaysEmitIntoClient
    public func removeAll() {
        g_list_store_remove_all(opaquePointer)
    }
}
