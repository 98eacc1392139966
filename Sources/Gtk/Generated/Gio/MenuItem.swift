// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GMenuItem`, since GLib 2.32.
/// [Reference](https://docs.gtk.org/gio/class.MenuItem.html)
open class MenuItem: Object {
    /// Source: `g_menu_item_new`, since GLib 2.32.
    /// [Reference](https://docs.gtk.org/gio/ctor.MenuItem.new.html)
    @_alwaysEmitIntoClient
    public init(label: String? = nil, detailedAction: String? = nil) {
        super.init(
            instance: CInstance(g_menu_item_new(cText(ifAny: label), cText(ifAny: detailedAction))),
            transfer: .full
        )
    }

    /// Source: `g_menu_item_new_from_model`, since GLib 2.34.
    /// [Reference](https://docs.gtk.org/gio/ctor.MenuItem.new_from_model.html)
    @_alwaysEmitIntoClient
    public init(model: MenuModel, itemIndex: Int) {
        super.init(
            instance: CInstance(g_menu_item_new_from_model(model.menuModelPointer, cInteger(itemIndex))),
            transfer: .full
        )
    }

    /// Source: `g_menu_item_new_section`, since GLib 2.32.
    /// [Reference](https://docs.gtk.org/gio/ctor.MenuItem.new_section.html)
    @_alwaysEmitIntoClient
    public init(label: String?, section: MenuModel) {
        super.init(
            instance: CInstance(g_menu_item_new_section(cText(ifAny: label), section.menuModelPointer)),
            transfer: .full
        )
    }

    /// Source: `g_menu_item_new_submenu`, since GLib 2.32.
    /// [Reference](https://docs.gtk.org/gio/ctor.MenuItem.new_submenu.html)
    @_alwaysEmitIntoClient
    public init(label: String?, submenu: MenuModel) {
        super.init(
            instance: CInstance(g_menu_item_new_submenu(cText(ifAny: label), submenu.menuModelPointer)),
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

extension MenuItem {
    /// Source: `g_menu_item_get_attribute_value`, since GLib 2.34.
    /// [Reference](https://docs.gtk.org/gio/method.MenuItem.get_attribute_value.html)
    @_alwaysEmitIntoClient
    public func attributeValue(for attribute: String, expectedType: VariantType? = nil) -> Variant? {
        Variant.wrapping(
            g_menu_item_get_attribute_value(opaquePointer, cText(attribute), expectedType?.opaquePointer),
            transfer: .full
        )
    }

    /// Source: `g_menu_item_get_link`, since GLib 2.34.
    /// [Reference](https://docs.gtk.org/gio/method.MenuItem.get_link.html)
    @_alwaysEmitIntoClient
    public func link(for link: String) -> MenuModel? {
        MenuModel.wrapping(g_menu_item_get_link(opaquePointer, cText(link)), transfer: .full)
    }

    /// Source: `g_menu_item_set_action_and_target_value`, since GLib 2.32.
    /// [Reference](https://docs.gtk.org/gio/method.MenuItem.set_action_and_target_value.html)
    @_alwaysEmitIntoClient
    public func setActionAndTargetValue(_ action: String?, targetValue: Variant? = nil) {
        g_menu_item_set_action_and_target_value(opaquePointer, cText(ifAny: action), targetValue?.opaquePointer)
    }

    /// Source: `g_menu_item_set_attribute_value`, since GLib 2.32.
    /// [Reference](https://docs.gtk.org/gio/method.MenuItem.set_attribute_value.html)
    @_alwaysEmitIntoClient
    public func setAttributeValue(_ attribute: String, value: Variant? = nil) {
        g_menu_item_set_attribute_value(opaquePointer, cText(attribute), value?.opaquePointer)
    }

    /// Source: `g_menu_item_set_detailed_action`, since GLib 2.32.
    /// [Reference](https://docs.gtk.org/gio/method.MenuItem.set_detailed_action.html)
    @_alwaysEmitIntoClient
    public func setDetailedAction(_ detailedAction: String) {
        g_menu_item_set_detailed_action(opaquePointer, cText(detailedAction))
    }

    /// Source: `g_menu_item_set_icon`, since GLib 2.38.
    /// [Reference](https://docs.gtk.org/gio/method.MenuItem.set_icon.html)
    @_alwaysEmitIntoClient
    public func setIcon(_ icon: any Icon) {
        g_menu_item_set_icon(opaquePointer, icon.opaquePointer)
    }

    /// Source: `g_menu_item_set_label`, since GLib 2.32.
    /// [Reference](https://docs.gtk.org/gio/method.MenuItem.set_label.html)
    @_alwaysEmitIntoClient
    public func setLabel(_ label: String?) {
        g_menu_item_set_label(opaquePointer, cText(ifAny: label))
    }

    /// Source: `g_menu_item_set_link`, since GLib 2.32.
    /// [Reference](https://docs.gtk.org/gio/method.MenuItem.set_link.html)
    @_alwaysEmitIntoClient
    public func setLink(_ link: String, model: MenuModel? = nil) {
        g_menu_item_set_link(opaquePointer, cText(link), model?.menuModelPointer)
    }

    /// Source: `g_menu_item_set_section`, since GLib 2.32.
    /// [Reference](https://docs.gtk.org/gio/method.MenuItem.set_section.html)
    @_alwaysEmitIntoClient
    public func setSection(_ section: MenuModel?) {
        g_menu_item_set_section(opaquePointer, section?.menuModelPointer)
    }

    /// Source: `g_menu_item_set_submenu`, since GLib 2.32.
    /// [Reference](https://docs.gtk.org/gio/method.MenuItem.set_submenu.html)
    @_alwaysEmitIntoClient
    public func setSubmenu(_ submenu: MenuModel?) {
        g_menu_item_set_submenu(opaquePointer, submenu?.menuModelPointer)
    }
}
