// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkAppChooserButton`.
/// [Reference](https://docs.gtk.org/gtk4/class.AppChooserButton.html)
open class AppChooserButton: Widget, AppChooser {
    /// Source: `gtk_app_chooser_button_new`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.AppChooserButton.new.html)
    @_alwaysEmitIntoClient
    public init(contentType: String) {
        requireDisplay()
        super.init(instance: CInstance(gtk_app_chooser_button_new(cText(contentType))))
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    nonisolated deinit {}
}

extension AppChooserButton {
    /// Source: `gtk_app_chooser_button_get_heading`, `gtk_app_chooser_button_set_heading`.
    /// [Reference](https://docs.gtk.org/gtk4/property.AppChooserButton.heading.html)
    @_alwaysEmitIntoClient
    public var heading: String? {
        get {
            String.optional(copying: gtk_app_chooser_button_get_heading(opaquePointer))
        }
        set {
            gtk_app_chooser_button_set_heading(opaquePointer, cText(ifAny: newValue))
        }
    }

    /// Source: `gtk_app_chooser_button_get_modal`, `gtk_app_chooser_button_set_modal`.
    /// [Reference](https://docs.gtk.org/gtk4/property.AppChooserButton.modal.html)
    @_alwaysEmitIntoClient
    public var modal: Bool {
        get {
            gtk_app_chooser_button_get_modal(opaquePointer) != 0
        }
        set {
            gtk_app_chooser_button_set_modal(opaquePointer, newValue ? 1 : 0)
        }
    }

    /// Source: `gtk_app_chooser_button_get_show_default_item`, `gtk_app_chooser_button_set_show_default_item`.
    /// [Reference](https://docs.gtk.org/gtk4/property.AppChooserButton.show-default-item.html)
    @_alwaysEmitIntoClient
    public var showDefaultItem: Bool {
        get {
            gtk_app_chooser_button_get_show_default_item(opaquePointer) != 0
        }
        set {
            gtk_app_chooser_button_set_show_default_item(opaquePointer, newValue ? 1 : 0)
        }
    }

    /// Source: `gtk_app_chooser_button_get_show_dialog_item`, `gtk_app_chooser_button_set_show_dialog_item`.
    /// [Reference](https://docs.gtk.org/gtk4/property.AppChooserButton.show-dialog-item.html)
    @_alwaysEmitIntoClient
    public var showDialogItem: Bool {
        get {
            gtk_app_chooser_button_get_show_dialog_item(opaquePointer) != 0
        }
        set {
            gtk_app_chooser_button_set_show_dialog_item(opaquePointer, newValue ? 1 : 0)
        }
    }

    /// Source: `gtk_app_chooser_button_append_custom_item`.
    /// [Reference](https://docs.gtk.org/gtk4/method.AppChooserButton.append_custom_item.html)
    @_alwaysEmitIntoClient
    public func appendCustomItem(_ name: String, label: String, icon: any Icon) {
        gtk_app_chooser_button_append_custom_item(opaquePointer, cText(name), cText(label), icon.opaquePointer)
    }

    /// Source: `gtk_app_chooser_button_append_separator`.
    /// [Reference](https://docs.gtk.org/gtk4/method.AppChooserButton.append_separator.html)
    @_alwaysEmitIntoClient
    public func appendSeparator() {
        gtk_app_chooser_button_append_separator(opaquePointer)
    }

    /// Source: `gtk_app_chooser_button_set_active_custom_item`.
    /// [Reference](https://docs.gtk.org/gtk4/method.AppChooserButton.set_active_custom_item.html)
    @_alwaysEmitIntoClient
    public func setActiveCustomItem(_ name: String) {
        gtk_app_chooser_button_set_active_custom_item(opaquePointer, cText(name))
    }

    /// Source: the signal `GtkAppChooserButton::activate`, since GTK 4.4.
    /// [Reference](https://docs.gtk.org/gtk4/signal.AppChooserButton.activate.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onActivate(
        after: Bool = false,
        _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("activate", after: after, handler)
    }

    /// Source: the signal `GtkAppChooserButton::changed`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.AppChooserButton.changed.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onChanged(
        after: Bool = false,
        _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("changed", after: after, handler)
    }

    /// Source: the signal `GtkAppChooserButton::custom-item-activated`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.AppChooserButton.custom-item-activated.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onCustomItemActivated(
        detail: String? = nil,
        after: Bool = false,
        _ handler: @escaping @MainActor (String) -> Void
    ) -> SignalConnection {
        connect(detailedSignal("custom-item-activated", detail), after: after, handler)
    }
}
