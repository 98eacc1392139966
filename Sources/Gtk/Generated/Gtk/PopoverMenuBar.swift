// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkPopoverMenuBar`.
/// [Reference](https://docs.gtk.org/gtk4/class.PopoverMenuBar.html)
open class PopoverMenuBar: Widget {
    /// Source: `gtk_popover_menu_bar_new_from_model`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.PopoverMenuBar.new_from_model.html)
    @_alwaysEmitIntoClient
    public init(model: MenuModel?) {
        requireDisplay()
        super.init(instance: CInstance(gtk_popover_menu_bar_new_from_model(model?.menuModelPointer)))
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    nonisolated deinit {}
}

extension PopoverMenuBar {
    /// Source: `gtk_popover_menu_bar_get_menu_model`, `gtk_popover_menu_bar_set_menu_model`.
    /// [Reference](https://docs.gtk.org/gtk4/property.PopoverMenuBar.menu-model.html)
    @_alwaysEmitIntoClient
    public var menuModel: MenuModel? {
        get {
            MenuModel.wrapping(gtk_popover_menu_bar_get_menu_model(opaquePointer))
        }
        set {
            gtk_popover_menu_bar_set_menu_model(opaquePointer, newValue?.menuModelPointer)
        }
    }

    /// Source: `gtk_popover_menu_bar_add_child`.
    /// [Reference](https://docs.gtk.org/gtk4/method.PopoverMenuBar.add_child.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func addChild(_ child: Widget, id: String) -> Bool {
        gtk_popover_menu_bar_add_child(opaquePointer, child.widgetPointer, cText(id)) != 0
    }

    /// Source: `gtk_popover_menu_bar_remove_child`.
    /// [Reference](https://docs.gtk.org/gtk4/method.PopoverMenuBar.remove_child.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func removeChild(_ child: Widget) -> Bool {
        gtk_popover_menu_bar_remove_child(opaquePointer, child.widgetPointer) != 0
    }
}
