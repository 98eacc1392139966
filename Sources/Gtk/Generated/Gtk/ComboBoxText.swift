// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkComboBoxText`.
/// [Reference](https://docs.gtk.org/gtk4/class.ComboBoxText.html)
open class ComboBoxText: ComboBox {
    /// Source: `gtk_combo_box_text_new`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.ComboBoxText.new.html)
    @_alwaysEmitIntoClient
    public override init() {
        requireDisplay()
        super.init(instance: CInstance(gtk_combo_box_text_new()))
    }

    /// Source: `gtk_combo_box_text_new_with_entry`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.ComboBoxText.new_with_entry.html)
    public override class func newWithEntry() -> ComboBoxText {
        requireDisplay()
        return ComboBoxText.wrapping(required: gtk_combo_box_text_new_with_entry())
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    nonisolated deinit {}
}

extension ComboBoxText {
    /// Source: `gtk_combo_box_text_get_active_text`.
    /// [Reference](https://docs.gtk.org/gtk4/method.ComboBoxText.get_active_text.html)
    @_alwaysEmitIntoClient
    public var activeText: String? {
        String.optional(taking: gtk_combo_box_text_get_active_text(opaquePointer))
    }

    /// Source: `gtk_combo_box_text_append`.
    /// [Reference](https://docs.gtk.org/gtk4/method.ComboBoxText.append.html)
    @_alwaysEmitIntoClient
    public func append(_ id: String? = nil, text: String) {
        gtk_combo_box_text_append(opaquePointer, cText(ifAny: id), cText(text))
    }

    /// Source: `gtk_combo_box_text_append_text`.
    /// [Reference](https://docs.gtk.org/gtk4/method.ComboBoxText.append_text.html)
    @_alwaysEmitIntoClient
    public func appendText(_ text: String) {
        gtk_combo_box_text_append_text(opaquePointer, cText(text))
    }

    /// Source: `gtk_combo_box_text_insert`.
    /// [Reference](https://docs.gtk.org/gtk4/method.ComboBoxText.insert.html)
    @_alwaysEmitIntoClient
    public func insert(position: Int, id: String? = nil, text: String) {
        gtk_combo_box_text_insert(opaquePointer, cInteger(position), cText(ifAny: id), cText(text))
    }

    /// Source: `gtk_combo_box_text_insert_text`.
    /// [Reference](https://docs.gtk.org/gtk4/method.ComboBoxText.insert_text.html)
    @_alwaysEmitIntoClient
    public func insertText(position: Int, text: String) {
        gtk_combo_box_text_insert_text(opaquePointer, cInteger(position), cText(text))
    }

    /// Source: `gtk_combo_box_text_prepend`.
    /// [Reference](https://docs.gtk.org/gtk4/method.ComboBoxText.prepend.html)
    @_alwaysEmitIntoClient
    public func prepend(_ id: String? = nil, text: String) {
        gtk_combo_box_text_prepend(opaquePointer, cText(ifAny: id), cText(text))
    }

    /// Source: `gtk_combo_box_text_prepend_text`.
    /// [Reference](https://docs.gtk.org/gtk4/method.ComboBoxText.prepend_text.html)
    @_alwaysEmitIntoClient
    public func prependText(_ text: String) {
        gtk_combo_box_text_prepend_text(opaquePointer, cText(text))
    }

    /// Source: `gtk_combo_box_text_remove`.
    /// [Reference](https://docs.gtk.org/gtk4/method.ComboBoxText.remove.html)
    @_alwaysEmitIntoClient
    public func remove(_ position: Int) {
        gtk_combo_box_text_remove(opaquePointer, cInteger(position))
    }

    /// Source: `gtk_combo_box_text_remove_all`.
    /// [Reference](https://docs.gtk.org/gtk4/method.ComboBoxText.remove_all.html)
    @_alwaysEmitIntoClient
    public func removeAll() {
        gtk_combo_box_text_remove_all(opaquePointer)
    }
}
