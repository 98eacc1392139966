// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkDialog`.
/// [Reference](https://docs.gtk.org/gtk4/class.Dialog.html)
open class Dialog: Window {
    /// Source: `gtk_dialog_new`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.Dialog.new.html)
    @_alwaysEmitIntoClient
    public override init() {
        requireDisplay()
        super.init(instance: CInstance(gtk_dialog_new()))
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    nonisolated deinit {}
}

extension Dialog {
    @_alwaysEmitIntoClient
    var dialogPointer: UnsafeMutablePointer<GtkDialog> { pointer() }

    /// Source: the property `GtkDialog:use-header-bar`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Dialog.use-header-bar.html)
    @_alwaysEmitIntoClient
    public var useHeaderBar: Int {
        self[property: "use-header-bar"]
    }

    /// Source: `gtk_dialog_get_content_area`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Dialog.get_content_area.html)
    @_alwaysEmitIntoClient
    public var contentArea: Box {
        Box.wrapping(required: gtk_dialog_get_content_area(dialogPointer))
    }

    /// Source: `gtk_dialog_get_header_bar`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Dialog.get_header_bar.html)
    @_alwaysEmitIntoClient
    public var headerBar: HeaderBar? {
        HeaderBar.wrapping(gtk_dialog_get_header_bar(dialogPointer))
    }

    /// Source: `gtk_dialog_add_action_widget`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Dialog.add_action_widget.html)
    @_alwaysEmitIntoClient
    public func addActionWidget(_ child: Widget, responseId: Int) {
        gtk_dialog_add_action_widget(dialogPointer, child.widgetPointer, cInteger(responseId))
    }

    /// Source: `gtk_dialog_add_button`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Dialog.add_button.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func addButton(_ buttonText: String, responseId: Int) -> Widget {
        Widget.wrapping(required: gtk_dialog_add_button(dialogPointer, cText(buttonText), cInteger(responseId)))
    }

    /// Source: `gtk_dialog_get_response_for_widget`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Dialog.get_response_for_widget.html)
    @_alwaysEmitIntoClient
    public func responseForWidget(_ widget: Widget) -> Int {
        swiftInteger(gtk_dialog_get_response_for_widget(dialogPointer, widget.widgetPointer))
    }

    /// Source: `gtk_dialog_get_widget_for_response`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Dialog.get_widget_for_response.html)
    @_alwaysEmitIntoClient
    public func widgetForResponse(_ responseId: Int) -> Widget? {
        Widget.wrapping(gtk_dialog_get_widget_for_response(dialogPointer, cInteger(responseId)))
    }

    /// Source: `gtk_dialog_response`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Dialog.response.html)
    @_alwaysEmitIntoClient
    public func response(_ responseId: Int) {
        gtk_dialog_response(dialogPointer, cInteger(responseId))
    }

    /// Source: `gtk_dialog_set_default_response`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Dialog.set_default_response.html)
    @_alwaysEmitIntoClient
    public func setDefaultResponse(_ responseId: Int) {
        gtk_dialog_set_default_response(dialogPointer, cInteger(responseId))
    }

    /// Source: `gtk_dialog_set_response_sensitive`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Dialog.set_response_sensitive.html)
    @_alwaysEmitIntoClient
    public func setResponseSensitive(responseId: Int, setting: Bool) {
        gtk_dialog_set_response_sensitive(dialogPointer, cInteger(responseId), setting ? 1 : 0)
    }

    /// Source: the signal `GtkDialog::close`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.Dialog.close.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onClose(
        after: Bool = false,
        _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("close", after: after, handler)
    }

    /// Source: the signal `GtkDialog::response`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.Dialog.response.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onResponse(
        after: Bool = false,
        _ handler: @escaping @MainActor (Int) -> Void
    ) -> SignalConnection {
        connect("response", after: after, handler)
    }
}
