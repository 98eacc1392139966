// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkInfoBar`.
/// [Reference](https://docs.gtk.org/gtk4/class.InfoBar.html)
open class InfoBar: Widget {
    /// Source: `gtk_info_bar_new`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.InfoBar.new.html)
    @_alwaysEmitIntoClient
    public init() {
        requireDisplay()
        super.init(instance: CInstance(gtk_info_bar_new()))
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    nonisolated deinit {}
}

extension InfoBar {
    /// Source: `gtk_info_bar_get_message_type`, `gtk_info_bar_set_message_type`.
    /// [Reference](https://docs.gtk.org/gtk4/property.InfoBar.message-type.html)
    @_alwaysEmitIntoClient
    public var messageType: MessageType {
        get {
            MessageType(gtk_info_bar_get_message_type(opaquePointer))
        }
        set {
            gtk_info_bar_set_message_type(opaquePointer, newValue.cValue)
        }
    }

    /// Source: `gtk_info_bar_get_revealed`, `gtk_info_bar_set_revealed`.
    /// [Reference](https://docs.gtk.org/gtk4/property.InfoBar.revealed.html)
    @_alwaysEmitIntoClient
    public var revealed: Bool {
        get {
            gtk_info_bar_get_revealed(opaquePointer) != 0
        }
        set {
            gtk_info_bar_set_revealed(opaquePointer, newValue ? 1 : 0)
        }
    }

    /// Source: `gtk_info_bar_get_show_close_button`, `gtk_info_bar_set_show_close_button`.
    /// [Reference](https://docs.gtk.org/gtk4/property.InfoBar.show-close-button.html)
    @_alwaysEmitIntoClient
    public var showCloseButton: Bool {
        get {
            gtk_info_bar_get_show_close_button(opaquePointer) != 0
        }
        set {
            gtk_info_bar_set_show_close_button(opaquePointer, newValue ? 1 : 0)
        }
    }

    /// Source: `gtk_info_bar_add_action_widget`.
    /// [Reference](https://docs.gtk.org/gtk4/method.InfoBar.add_action_widget.html)
    @_alwaysEmitIntoClient
    public func addActionWidget(_ child: Widget, responseId: Int) {
        gtk_info_bar_add_action_widget(opaquePointer, child.widgetPointer, cInteger(responseId))
    }

    /// Source: `gtk_info_bar_add_button`.
    /// [Reference](https://docs.gtk.org/gtk4/method.InfoBar.add_button.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func addButton(_ buttonText: String, responseId: Int) -> Button {
        Button.wrapping(required: gtk_info_bar_add_button(opaquePointer, cText(buttonText), cInteger(responseId)))
    }

    /// Source: `gtk_info_bar_add_child`.
    /// [Reference](https://docs.gtk.org/gtk4/method.InfoBar.add_child.html)
    @_alwaysEmitIntoClient
    public func addChild(_ widget: Widget) {
        gtk_info_bar_add_child(opaquePointer, widget.widgetPointer)
    }

    /// Source: `gtk_info_bar_remove_action_widget`.
    /// [Reference](https://docs.gtk.org/gtk4/method.InfoBar.remove_action_widget.html)
    @_alwaysEmitIntoClient
    public func removeActionWidget(_ widget: Widget) {
        gtk_info_bar_remove_action_widget(opaquePointer, widget.widgetPointer)
    }

    /// Source: `gtk_info_bar_remove_child`.
    /// [Reference](https://docs.gtk.org/gtk4/method.InfoBar.remove_child.html)
    @_alwaysEmitIntoClient
    public func removeChild(_ widget: Widget) {
        gtk_info_bar_remove_child(opaquePointer, widget.widgetPointer)
    }

    /// Source: `gtk_info_bar_response`.
    /// [Reference](https://docs.gtk.org/gtk4/method.InfoBar.response.html)
    @_alwaysEmitIntoClient
    public func response(_ responseId: Int) {
        gtk_info_bar_response(opaquePointer, cInteger(responseId))
    }

    /// Source: `gtk_info_bar_set_default_response`.
    /// [Reference](https://docs.gtk.org/gtk4/method.InfoBar.set_default_response.html)
    @_alwaysEmitIntoClient
    public func setDefaultResponse(_ responseId: Int) {
        gtk_info_bar_set_default_response(opaquePointer, cInteger(responseId))
    }

    /// Source: `gtk_info_bar_set_response_sensitive`.
    /// [Reference](https://docs.gtk.org/gtk4/method.InfoBar.set_response_sensitive.html)
    @_alwaysEmitIntoClient
    public func setResponseSensitive(responseId: Int, setting: Bool) {
        gtk_info_bar_set_response_sensitive(opaquePointer, cInteger(responseId), setting ? 1 : 0)
    }

    /// Source: the signal `GtkInfoBar::close`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.InfoBar.close.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onClose(
        after: Bool = false,
        _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("close", after: after, handler)
    }

    /// Source: the signal `GtkInfoBar::response`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.InfoBar.response.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onResponse(
        after: Bool = false,
        _ handler: @escaping @MainActor (Int) -> Void
    ) -> SignalConnection {
        connect("response", after: after, handler)
    }
}
