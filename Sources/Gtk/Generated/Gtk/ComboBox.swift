// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkComboBox`.
/// [Reference](https://docs.gtk.org/gtk4/class.ComboBox.html)
open class ComboBox: Widget, CellEditable, CellLayout {
    /// Source: `gtk_combo_box_new`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.ComboBox.new.html)
    @_alwaysEmitIntoClient
    public init() {
        requireDisplay()
        super.init(instance: CInstance(gtk_combo_box_new()))
    }

    /// Source: `gtk_combo_box_new_with_entry`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.ComboBox.new_with_entry.html)
    public class func newWithEntry() -> ComboBox {
        requireDisplay()
        return ComboBox.wrapping(required: gtk_combo_box_new_with_entry())
    }

    /// Source: `gtk_combo_box_new_with_model`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.ComboBox.new_with_model.html)
    @_alwaysEmitIntoClient
    public init(model: any TreeModel) {
        requireDisplay()
        super.init(instance: CInstance(gtk_combo_box_new_with_model(model.opaquePointer)))
    }

    /// Source: `gtk_combo_box_new_with_model_and_entry`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.ComboBox.new_with_model_and_entry.html)
    @_alwaysEmitIntoClient
    public init(modelAndEntry model: any TreeModel) {
        requireDisplay()
        super.init(instance: CInstance(gtk_combo_box_new_with_model_and_entry(model.opaquePointer)))
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    nonisolated deinit {}
}

extension ComboBox {
    @_alwaysEmitIntoClient
    var comboBoxPointer: UnsafeMutablePointer<GtkComboBox> { pointer() }

    /// Source: `gtk_combo_box_get_active`, `gtk_combo_box_set_active`.
    /// [Reference](https://docs.gtk.org/gtk4/property.ComboBox.active.html)
    @_alwaysEmitIntoClient
    public var active: Int {
        get {
            swiftInteger(gtk_combo_box_get_active(comboBoxPointer))
        }
        set {
            gtk_combo_box_set_active(comboBoxPointer, cInteger(newValue))
        }
    }

    /// Source: the property `GtkComboBox:active-id`.
    /// [Reference](https://docs.gtk.org/gtk4/property.ComboBox.active-id.html)
    @_alwaysEmitIntoClient
    public var activeId: String? {
        get {
            String.optional(copying: gtk_combo_box_get_active_id(comboBoxPointer))
        }
        set {
            self[property: "active-id"] = newValue
        }
    }

    /// Source: `gtk_combo_box_get_button_sensitivity`, `gtk_combo_box_set_button_sensitivity`.
    /// [Reference](https://docs.gtk.org/gtk4/property.ComboBox.button-sensitivity.html)
    @_alwaysEmitIntoClient
    public var buttonSensitivity: SensitivityType {
        get {
            SensitivityType(gtk_combo_box_get_button_sensitivity(comboBoxPointer))
        }
        set {
            gtk_combo_box_set_button_sensitivity(comboBoxPointer, newValue.cValue)
        }
    }

    /// Source: `gtk_combo_box_get_child`, `gtk_combo_box_set_child`.
    /// [Reference](https://docs.gtk.org/gtk4/property.ComboBox.child.html)
    @_alwaysEmitIntoClient
    public var child: Widget? {
        get {
            Widget.wrapping(gtk_combo_box_get_child(comboBoxPointer))
        }
        set {
            gtk_combo_box_set_child(comboBoxPointer, newValue?.widgetPointer)
        }
    }

    /// Source: `gtk_combo_box_get_entry_text_column`, `gtk_combo_box_set_entry_text_column`.
    /// [Reference](https://docs.gtk.org/gtk4/property.ComboBox.entry-text-column.html)
    @_alwaysEmitIntoClient
    public var entryTextColumn: Int {
        get {
            swiftInteger(gtk_combo_box_get_entry_text_column(comboBoxPointer))
        }
        set {
            gtk_combo_box_set_entry_text_column(comboBoxPointer, cInteger(newValue))
        }
    }

    /// Source: `gtk_combo_box_get_has_entry`.
    /// [Reference](https://docs.gtk.org/gtk4/property.ComboBox.has-entry.html)
    @_alwaysEmitIntoClient
    public var hasEntry: Bool {
        gtk_combo_box_get_has_entry(comboBoxPointer) != 0
    }

    /// Source: the property `GtkComboBox:has-frame`.
    /// [Reference](https://docs.gtk.org/gtk4/property.ComboBox.has-frame.html)
    @_alwaysEmitIntoClient
    public var hasFrame: Bool {
        get {
            self[property: "has-frame"]
        }
        set {
            self[property: "has-frame"] = newValue
        }
    }

    /// Source: `gtk_combo_box_get_id_column`, `gtk_combo_box_set_id_column`.
    /// [Reference](https://docs.gtk.org/gtk4/property.ComboBox.id-column.html)
    @_alwaysEmitIntoClient
    public var idColumn: Int {
        get {
            swiftInteger(gtk_combo_box_get_id_column(comboBoxPointer))
        }
        set {
            gtk_combo_box_set_id_column(comboBoxPointer, cInteger(newValue))
        }
    }

    /// Source: `gtk_combo_box_get_model`, `gtk_combo_box_set_model`.
    /// [Reference](https://docs.gtk.org/gtk4/property.ComboBox.model.html)
    @_alwaysEmitIntoClient
    public var model: (any TreeModel)? {
        get {
            wrappingInterface(gtk_combo_box_get_model(comboBoxPointer))
        }
        set {
            gtk_combo_box_set_model(comboBoxPointer, newValue?.opaquePointer)
        }
    }

    /// Source: `gtk_combo_box_get_popup_fixed_width`, `gtk_combo_box_set_popup_fixed_width`.
    /// [Reference](https://docs.gtk.org/gtk4/property.ComboBox.popup-fixed-width.html)
    @_alwaysEmitIntoClient
    public var popupFixedWidth: Bool {
        get {
            gtk_combo_box_get_popup_fixed_width(comboBoxPointer) != 0
        }
        set {
            gtk_combo_box_set_popup_fixed_width(comboBoxPointer, newValue ? 1 : 0)
        }
    }

    /// Source: the property `GtkComboBox:popup-shown`.
    /// [Reference](https://docs.gtk.org/gtk4/property.ComboBox.popup-shown.html)
    @_alwaysEmitIntoClient
    public var popupShown: Bool {
        self[property: "popup-shown"]
    }

    /// Source: `gtk_combo_box_get_active_iter`.
    /// [Reference](https://docs.gtk.org/gtk4/method.ComboBox.get_active_iter.html)
    @_alwaysEmitIntoClient
    public func activeIter() -> TreeIter? {
        var iter = GtkTreeIter()
        guard gtk_combo_box_get_active_iter(comboBoxPointer, &iter) != 0 else { return nil }
        return TreeIter.wrapping(required: &iter)
    }

    /// Source: `gtk_combo_box_popdown`.
    /// [Reference](https://docs.gtk.org/gtk4/method.ComboBox.popdown.html)
    @_alwaysEmitIntoClient
    public func popdown() {
        gtk_combo_box_popdown(comboBoxPointer)
    }

    /// Source: `gtk_combo_box_popup`.
    /// [Reference](https://docs.gtk.org/gtk4/method.ComboBox.popup.html)
    @_alwaysEmitIntoClient
    public func popup() {
        gtk_combo_box_popup(comboBoxPointer)
    }

    /// Source: `gtk_combo_box_popup_for_device`.
    /// [Reference](https://docs.gtk.org/gtk4/method.ComboBox.popup_for_device.html)
    @_alwaysEmitIntoClient
    public func popupForDevice(_ device: GdkDevice) {
        gtk_combo_box_popup_for_device(comboBoxPointer, device.opaquePointer)
    }

    /// Source: `gtk_combo_box_set_active_iter`.
    /// [Reference](https://docs.gtk.org/gtk4/method.ComboBox.set_active_iter.html)
    @_alwaysEmitIntoClient
    public func setActiveIter(_ iter: TreeIter?) {
        gtk_combo_box_set_active_iter(comboBoxPointer, iter?.treeIterPointer)
    }

    /// Source: `gtk_combo_box_set_row_separator_func`.
    /// [Reference](https://docs.gtk.org/gtk4/method.ComboBox.set_row_separator_func.html)
    @_alwaysEmitIntoClient
    public func setRowSeparatorFunc(_ handler: TreeViewRowSeparatorFunc?) {
        gtk_combo_box_set_row_separator_func(
            comboBoxPointer,
            handler == nil ? nil : callTreeViewRowSeparatorFunc,
            retainedClosure(ifAny: handler),
            handler == nil ? nil : releaseClosure
        )
    }

    /// Source: the signal `GtkComboBox::activate`, since GTK 4.6.
    /// [Reference](https://docs.gtk.org/gtk4/signal.ComboBox.activate.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onActivate(
        after: Bool = false,
        _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("activate", after: after, handler)
    }

    /// Source: the signal `GtkComboBox::changed`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.ComboBox.changed.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onChanged(
        after: Bool = false,
        _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("changed", after: after, handler)
    }

    /// Source: the signal `GtkComboBox::format-entry-text`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.ComboBox.format-entry-text.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onFormatEntryText(
        after: Bool = false,
        _ handler: @escaping @MainActor (String) -> String
    ) -> SignalConnection {
        connect("format-entry-text", after: after, handler)
    }

    /// Source: the signal `GtkComboBox::move-active`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.ComboBox.move-active.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onMoveActive(
        after: Bool = false,
        _ handler: @escaping @MainActor (ScrollType) -> Void
    ) -> SignalConnection {
        connect("move-active", after: after, handler)
    }

    /// Source: the signal `GtkComboBox::popdown`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.ComboBox.popdown.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onPopdown(
        after: Bool = false,
        _ handler: @escaping @MainActor () -> Bool
    ) -> SignalConnection {
        connect("popdown", after: after, handler)
    }

    /// Source: the signal `GtkComboBox::popup`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.ComboBox.popup.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onPopup(
        after: Bool = false,
        _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("popup", after: after, handler)
    }
}
