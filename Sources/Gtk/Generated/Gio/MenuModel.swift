// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GMenuModel`, since GLib 2.32.
/// [Reference](https://docs.gtk.org/gio/class.MenuModel.html)
open class MenuModel: Object {
    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    nonisolated deinit {}
}

extension MenuModel {
    @_alwaysEmitIntoClient
    var menuModelPointer: UnsafeMutablePointer<GMenuModel> { pointer() }

    /// Source: `g_menu_model_get_n_items`, since GLib 2.32.
    /// [Reference](https://docs.gtk.org/gio/method.MenuModel.get_n_items.html)
    @_alwaysEmitIntoClient
    public var nItems: Int {
        swiftInteger(g_menu_model_get_n_items(menuModelPointer))
    }

    /// Source: `g_menu_model_is_mutable`, since GLib 2.32.
    /// [Reference](https://docs.gtk.org/gio/method.MenuModel.is_mutable.html)
    @_alwaysEmitIntoClient
    public var isMutable: Bool {
        g_menu_model_is_mutable(menuModelPointer) != 0
    }

    /// Source: `g_menu_model_get_item_attribute_value`, since GLib 2.32.
    /// [Reference](https://docs.gtk.org/gio/method.MenuModel.get_item_attribute_value.html)
    @_alwaysEmitIntoClient
    public func itemAttributeValue(itemIndex: Int, attribute: String, expectedType: VariantType? = nil) -> Variant? {
        Variant.wrapping(
            g_menu_model_get_item_attribute_value(
                menuModelPointer,
                cInteger(itemIndex),
                cText(attribute),
                expectedType?.opaquePointer
            ),
            transfer: .full
        )
    }

    /// Source: `g_menu_model_get_item_link`, since GLib 2.32.
    /// [Reference](https://docs.gtk.org/gio/method.MenuModel.get_item_link.html)
    @_alwaysEmitIntoClient
    public func itemLink(itemIndex: Int, link: String) -> MenuModel? {
        MenuModel.wrapping(
            g_menu_model_get_item_link(menuModelPointer, cInteger(itemIndex), cText(link)),
            transfer: .full
        )
    }

    /// Source: `g_menu_model_items_changed`, since GLib 2.32.
    /// [Reference](https://docs.gtk.org/gio/method.MenuModel.items_changed.html)
    @_alwaysEmitIntoClient
    public func itemsChanged(position: Int, removed: Int, added: Int) {
        g_menu_model_items_changed(menuModelPointer, cInteger(position), cInteger(removed), cInteger(added))
    }

    /// Source: the signal `GMenuModel::items-changed`.
    /// [Reference](https://docs.gtk.org/gio/signal.MenuModel.items-changed.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onItemsChanged(
        after: Bool = false,
        _ handler: @escaping @MainActor (Int, Int, Int) -> Void
    ) -> SignalConnection {
        connect("items-changed", after: after, handler)
    }
}
