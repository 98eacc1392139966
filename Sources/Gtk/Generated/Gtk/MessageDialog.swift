// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkMessageDialog`.
/// [Reference](https://docs.gtk.org/gtk4/class.MessageDialog.html)
open class MessageDialog: Dialog {
    /// Source: `g_object_new`.
    @_alwaysEmitIntoClient
    public override init() {
        requireDisplay()
        super.init(instance: CInstance(g_object_new_with_properties(gtk_message_dialog_get_type(), 0, nil, nil)))
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    nonisolated deinit {}
}

extension MessageDialog {
    @_alwaysEmitIntoClient
    var messageDialogPointer: UnsafeMutablePointer<GtkMessageDialog> { pointer() }

    /// Source: `gtk_message_dialog_get_message_area`.
    /// [Reference](https://docs.gtk.org/gtk4/property.MessageDialog.message-area.html)
    @_alwaysEmitIntoClient
    public var messageArea: Widget {
        Widget.wrapping(required: gtk_message_dialog_get_message_area(messageDialogPointer))
    }

    /// Source: the property `GtkMessageDialog:message-type`.
    /// [Reference](https://docs.gtk.org/gtk4/property.MessageDialog.message-type.html)
    @_alwaysEmitIntoClient
    public var messageType: MessageType {
        get {
            self[property: "message-type"]
        }
        set {
            self[property: "message-type"] = newValue
        }
    }

    /// Source: the property `GtkMessageDialog:secondary-text`.
    /// [Reference](https://docs.gtk.org/gtk4/property.MessageDialog.secondary-text.html)
    @_alwaysEmitIntoClient
    public var secondaryText: String? {
        get {
            self[property: "secondary-text"]
        }
        set {
            self[property: "secondary-text"] = newValue
        }
    }

    /// Source: the property `GtkMessageDialog:secondary-use-markup`.
    /// [Reference](https://docs.gtk.org/gtk4/property.MessageDialog.secondary-use-markup.html)
    @_alwaysEmitIntoClient
    public var secondaryUseMarkup: Bool {
        get {
            self[property: "secondary-use-markup"]
        }
        set {
            self[property: "secondary-use-markup"] = newValue
        }
    }

    /// Source: the property `GtkMessageDialog:text`.
    /// [Reference](https://docs.gtk.org/gtk4/property.MessageDialog.text.html)
    @_alwaysEmitIntoClient
    public var text: String? {
        get {
            self[property: "text"]
        }
        set {
            self[property: "text"] = newValue
        }
    }

    /// Source: the property `GtkMessageDialog:use-markup`.
    /// [Reference](https://docs.gtk.org/gtk4/property.MessageDialog.use-markup.html)
    @_alwaysEmitIntoClient
    public var useMarkup: Bool {
        get {
            self[property: "use-markup"]
        }
        set {
            self[property: "use-markup"] = newValue
        }
    }

    /// Source: `gtk_message_dialog_set_markup`.
    /// [Reference](https://docs.gtk.org/gtk4/method.MessageDialog.set_markup.html)
    @_alwaysEmitIntoClient
    public func setMarkup(_ str: String) {
        gtk_message_dialog_set_markup(messageDialogPointer, cText(str))
    }
}
