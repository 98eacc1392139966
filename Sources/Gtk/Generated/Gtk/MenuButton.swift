// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkMenuButton`.
/// [Reference](https://docs.gtk.org/gtk4/class.MenuButton.html)
open class MenuButton: Widget {
    /// Source: `gtk_menu_button_new`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.MenuButton.new.html)
    @_alwaysEmitIntoClient
    public init() {
        requireDisplay()
        super.init(instance: CInstance(gtk_menu_button_new()))
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    nonisolated deinit {}
}

extension MenuButton {
    /// Source: `gtk_menu_button_get_always_show_arrow`, `gtk_menu_button_set_always_show_arrow`, since GTK 4.4.
    /// [Reference](https://docs.gtk.org/gtk4/property.MenuButton.always-show-arrow.html)
    @_alwaysEmitIntoClient
    public var alwaysShowArrow: Bool {
        get {
            gtk_menu_button_get_always_show_arrow(opaquePointer) != 0
        }
        set {
            gtk_menu_button_set_always_show_arrow(opaquePointer, newValue ? 1 : 0)
        }
    }

    /// Source: `gtk_menu_button_get_child`, `gtk_menu_button_set_child`, since GTK 4.6.
    /// [Reference](https://docs.gtk.org/gtk4/property.MenuButton.child.html)
    @_alwaysEmitIntoClient
    public var child: Widget? {
        get {
            Widget.wrapping(gtk_menu_button_get_child(opaquePointer))
        }
        set {
            gtk_menu_button_set_child(opaquePointer, newValue?.widgetPointer)
        }
    }

    /// Source: `gtk_menu_button_get_direction`, `gtk_menu_button_set_direction`.
    /// [Reference](https://docs.gtk.org/gtk4/property.MenuButton.direction.html)
    @_alwaysEmitIntoClient
    public var menuButtonDirection: ArrowType {
        get {
            ArrowType(gtk_menu_button_get_direction(opaquePointer))
        }
        set {
            gtk_menu_button_set_direction(opaquePointer, newValue.cValue)
        }
    }

    /// Source: `gtk_menu_button_get_has_frame`, `gtk_menu_button_set_has_frame`.
    /// [Reference](https://docs.gtk.org/gtk4/property.MenuButton.has-frame.html)
    @_alwaysEmitIntoClient
    public var hasFrame: Bool {
        get {
            gtk_menu_button_get_has_frame(opaquePointer) != 0
        }
        set {
            gtk_menu_button_set_has_frame(opaquePointer, newValue ? 1 : 0)
        }
    }

    /// Source: `gtk_menu_button_get_icon_name`, `gtk_menu_button_set_icon_name`.
    /// [Reference](https://docs.gtk.org/gtk4/property.MenuButton.icon-name.html)
    @_alwaysEmitIntoClient
    public var iconName: String? {
        get {
            String.optional(copying: gtk_menu_button_get_icon_name(opaquePointer))
        }
        set {
            gtk_menu_button_set_icon_name(opaquePointer, cText(ifAny: newValue))
        }
    }

    /// Source: `gtk_menu_button_get_label`, `gtk_menu_button_set_label`.
    /// [Reference](https://docs.gtk.org/gtk4/property.MenuButton.label.html)
    @_alwaysEmitIntoClient
    public var label: String? {
        get {
            String.optional(copying: gtk_menu_button_get_label(opaquePointer))
        }
        set {
            gtk_menu_button_set_label(opaquePointer, cText(ifAny: newValue))
        }
    }

    /// Source: `gtk_menu_button_get_menu_model`, `gtk_menu_button_set_menu_model`.
    /// [Reference](https://docs.gtk.org/gtk4/property.MenuButton.menu-model.html)
    @_alwaysEmitIntoClient
    public var menuModel: MenuModel? {
        get {
            MenuModel.wrapping(gtk_menu_button_get_menu_model(opaquePointer))
        }
        set {
            gtk_menu_button_set_menu_model(opaquePointer, newValue?.menuModelPointer)
        }
    }

    /// Source: `gtk_menu_button_get_popover`.
    /// [Reference](https://docs.gtk.org/gtk4/property.MenuButton.popover.html)
    @_alwaysEmitIntoClient
    public var popover: Popover? {
        Popover.wrapping(gtk_menu_button_get_popover(opaquePointer))
    }

    /// Source: `gtk_menu_button_get_primary`, `gtk_menu_button_set_primary`, since GTK 4.4.
    /// [Reference](https://docs.gtk.org/gtk4/property.MenuButton.primary.html)
    @_alwaysEmitIntoClient
    public var primary: Bool {
        get {
            gtk_menu_button_get_primary(opaquePointer) != 0
        }
        set {
            gtk_menu_button_set_primary(opaquePointer, newValue ? 1 : 0)
        }
    }

    /// Source: `gtk_menu_button_get_use_underline`, `gtk_menu_button_set_use_underline`.
    /// [Reference](https://docs.gtk.org/gtk4/property.MenuButton.use-underline.html)
    @_alwaysEmitIntoClient
    public var useUnderline: Bool {
        get {
            gtk_menu_button_get_use_underline(opaquePointer) != 0
        }
        set {
            gtk_menu_button_set_use_underline(opaquePointer, newValue ? 1 : 0)
        }
    }

    /// Source: `gtk_menu_button_popdown`.
    /// [Reference](https://docs.gtk.org/gtk4/method.MenuButton.popdown.html)
    @_alwaysEmitIntoClient
    public func popdown() {
        gtk_menu_button_popdown(opaquePointer)
    }

    /// Source: `gtk_menu_button_popup`.
    /// [Reference](https://docs.gtk.org/gtk4/method.MenuButton.popup.html)
    @_alwaysEmitIntoClient
    public func popup() {
        gtk_menu_button_popup(opaquePointer)
    }

    /// Source: `gtk_menu_button_set_create_popup_func`.
    /// [Reference](https://docs.gtk.org/gtk4/method.MenuButton.set_create_popup_func.html)
    @_alwaysEmitIntoClient
    public func setCreatePopupFunc(_ handler: MenuButtonCreatePopupFunc?) {
        gtk_menu_button_set_create_popup_func(
            opaquePointer,
            handler == nil ? nil : callMenuButtonCreatePopupFunc,
            retainedClosure(ifAny: handler),
            handler == nil ? nil : releaseClosure
        )
    }

    /// Source: `gtk_menu_button_set_popover`.
    /// [Reference](https://docs.gtk.org/gtk4/method.MenuButton.set_popover.html)
    @_alwaysEmitIntoClient
    public func setPopover(_ popover: Widget?) {
        gtk_menu_button_set_popover(opaquePointer, popover?.widgetPointer)
    }

    /// Source: the signal `GtkMenuButton::activate`, since GTK 4.4.
    /// [Reference](https://docs.gtk.org/gtk4/signal.MenuButton.activate.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onActivate(
        after: Bool = false,
        _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("activate", after: after, handler)
    }
}
