// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkPopoverMenu`.
/// [Reference](https://docs.gtk.org/gtk4/class.PopoverMenu.html)
open class PopoverMenu: Popover {
    /// Source: `gtk_popover_menu_new_from_model`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.PopoverMenu.new_from_model.html)
    @_alwaysEmitIntoClient
    public init(model: MenuModel?) {
        requireDisplay()
        super.init(instance: CInstance(gtk_popover_menu_new_from_model(model?.menuModelPointer)))
    }

    /// Source: `gtk_popover_menu_new_from_model_full`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.PopoverMenu.new_from_model_full.html)
    @_alwaysEmitIntoClient
    public init(model: MenuModel, flags: PopoverMenuFlags = []) {
        requireDisplay()
        super.init(instance: CInstance(gtk_popover_menu_new_from_model_full(model.menuModelPointer, flags.cValue)))
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    nonisolated deinit {}
}

extension PopoverMenu {
    /// Source: `gtk_popover_menu_get_menu_model`, `gtk_popover_menu_set_menu_model`.
    /// [Reference](https://docs.gtk.org/gtk4/property.PopoverMenu.menu-model.html)
    @_alwaysEmitIntoClient
    public var menuModel: MenuModel? {
        get {
            MenuModel.wrapping(gtk_popover_menu_get_menu_model(opaquePointer))
        }
        set {
            gtk_popover_menu_set_menu_model(opaquePointer, newValue?.menuModelPointer)
        }
    }

    /// Source: the property `GtkPopoverMenu:visible-submenu`.
    /// [Reference](https://docs.gtk.org/gtk4/property.PopoverMenu.visible-submenu.html)
    @_alwaysEmitIntoClient
    public var visibleSubmenu: String? {
        get {
            self[property: "visible-submenu"]
        }
        set {
            self[property: "visible-submenu"] = newValue
        }
    }

    /// Source: `gtk_popover_menu_add_child`.
    /// [Reference](https://docs.gtk.org/gtk4/method.PopoverMenu.add_child.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func addChild(_ child: Widget, id: String) -> Bool {
        gtk_popover_menu_add_child(opaquePointer, child.widgetPointer, cText(id)) != 0
    }

    /// Source: `gtk_popover_menu_remove_child`.
    /// [Reference](https://docs.gtk.org/gtk4/method.PopoverMenu.remove_child.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func removeChild(_ child: Widget) -> Bool {
        gtk_popover_menu_remove_child(opaquePointer, child.widgetPointer) != 0
    }
}
