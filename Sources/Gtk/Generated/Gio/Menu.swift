// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GMenu`, since GLib 2.32.
/// [Reference](https://docs.gtk.org/gio/class.Menu.html)
open class Menu: MenuModel {
    /// Source: `g_menu_new`, since GLib 2.32.
    /// [Reference](https://docs.gtk.org/gio/ctor.Menu.new.html)
    @_alwaysEmitIntoClient
    public init() {
        super.init(instance: CInstance(g_menu_new()), transfer: .full)
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    nonisolated deinit {}
}

extension Menu {
    /// Source: `g_menu_append`, since GLib 2.32.
    /// [Reference](https://docs.gtk.org/gio/method.Menu.append.html)
    @_alwaysEmitIntoClient
    public func append(_ label: String? = nil, detailedAction: String? = nil) {
        g_menu_append(opaquePointer, cText(ifAny: label), cText(ifAny: detailedAction))
    }

    /// Source: `g_menu_append_item`, since GLib 2.32.
    /// [Reference](https://docs.gtk.org/gio/method.Menu.append_item.html)
    @_alwaysEmitIntoClient
    public func appendItem(_ item: MenuItem) {
        g_menu_append_item(opaquePointer, item.opaquePointer)
    }

    /// Source: `g_menu_append_section`, since GLib 2.32.
    /// [Reference](https://docs.gtk.org/gio/method.Menu.append_section.html)
    @_alwaysEmitIntoClient
    public func appendSection(_ label: String? = nil, section: MenuModel) {
        g_menu_append_section(opaquePointer, cText(ifAny: label), section.menuModelPointer)
    }

    /// Source: `g_menu_append_submenu`, since GLib 2.32.
    /// [Reference](https://docs.gtk.org/gio/method.Menu.append_submenu.html)
    @_alwaysEmitIntoClient
    public func appendSubmenu(_ label: String? = nil, submenu: MenuModel) {
        g_menu_append_submenu(opaquePointer, cText(ifAny: label), submenu.menuModelPointer)
    }

    /// Source: `g_menu_freeze`, since GLib 2.32.
    /// [Reference](https://docs.gtk.org/gio/method.Menu.freeze.html)
    @_alwaysEmitIntoClient
    public func freeze() {
        g_menu_freeze(opaquePointer)
    }

    /// Source: `g_menu_insert`, since GLib 2.32.
    /// [Reference](https://docs.gtk.org/gio/method.Menu.insert.html)
    @_alwaysEmitIntoClient
    public func insert(position: Int, label: String? = nil, detailedAction: String? = nil) {
        g_menu_insert(opaquePointer, cInteger(position), cText(ifAny: label), cText(ifAny: detailedAction))
    }

    /// Source: `g_menu_insert_item`, since GLib 2.32.
    /// [Reference](https://docs.gtk.org/gio/method.Menu.insert_item.html)
    @_alwaysEmitIntoClient
    public func insertItem(position: Int, item: MenuItem) {
        g_menu_insert_item(opaquePointer, cInteger(position), item.opaquePointer)
    }

    /// Source: `g_menu_insert_section`, since GLib 2.32.
    /// [Reference](https://docs.gtk.org/gio/method.Menu.insert_section.html)
    @_alwaysEmitIntoClient
    public func insertSection(position: Int, label: String? = nil, section: MenuModel) {
        g_menu_insert_section(opaquePointer, cInteger(position), cText(ifAny: label), section.menuModelPointer)
    }

    /// Source: `g_menu_insert_submenu`, since GLib 2.32.
    /// [Reference](https://docs.gtk.org/gio/method.Menu.insert_submenu.html)
    @_alwaysEmitIntoClient
    public func insertSubmenu(position: Int, label: String? = nil, submenu: MenuModel) {
        g_menu_insert_submenu(opaquePointer, cInteger(position), cText(ifAny: label), submenu.menuModelPointer)
    }

    /// Source: `g_menu_prepend`, since GLib 2.32.
    /// [Reference](https://docs.gtk.org/gio/method.Menu.prepend.html)
    @_alwaysEmitIntoClient
    public func prepend(_ label: String? = nil, detailedAction: String? = nil) {
        g_menu_prepend(opaquePointer, cText(ifAny: label), cText(ifAny: detailedAction))
    }

    /// Source: `g_menu_prepend_item`, since GLib 2.32.
    /// [Reference](https://docs.gtk.org/gio/method.Menu.prepend_item.html)
    @_alwaysEmitIntoClient
    public func prependItem(_ item: MenuItem) {
        g_menu_prepend_item(opaquePointer, item.opaquePointer)
    }

    /// Source: `g_menu_prepend_section`, since GLib 2.32.
    /// [Reference](https://docs.gtk.org/gio/method.Menu.prepend_section.html)
    @_alwaysEmitIntoClient
    public func prependSection(_ label: String? = nil, section: MenuModel) {
        g_menu_prepend_section(opaquePointer, cText(ifAny: label), section.menuModelPointer)
    }

    /// Source: `g_menu_prepend_submenu`, since GLib 2.32.
    /// [Reference](https://docs.gtk.org/gio/method.Menu.prepend_submenu.html)
    @_alwaysEmitIntoClient
    public func prependSubmenu(_ label: String? = nil, submenu: MenuModel) {
        g_menu_prepend_submenu(opaquePointer, cText(ifAny: label), submenu.menuModelPointer)
    }

    /// Source: `g_menu_remove`, since GLib 2.32.
    /// [Reference](https://docs.gtk.org/gio/method.Menu.remove.html)
    @_alwaysEmitIntoClient
    public func remove(_ position: Int) {
        g_menu_remove(opaquePointer, cInteger(position))
    }

    /// Source: `g_menu_remove_all`, since GLib 2.38.
    /// [Reference](https://docs.gtk.org/gio/method.Menu.remove_all.html)
    @_alwaysEmitIntoClient
    public func removeAll() {
        g_menu_remove_all(opaquePointer)
    }
}
