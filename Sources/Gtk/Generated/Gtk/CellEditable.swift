// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkCellEditable`.
/// [Reference](https://docs.gtk.org/gtk4/iface.CellEditable.html)
public protocol CellEditable: Widget {}

extension CellEditable {
    /// Source: the property `GtkCellEditable:editing-canceled`.
    /// [Reference](https://docs.gtk.org/gtk4/property.CellEditable.editing-canceled.html)
    @_alwaysEmitIntoClient
    public var editingCanceled: Bool {
        get {
            self[property: "editing-canceled"]
        }
        set {
            self[property: "editing-canceled"] = newValue
        }
    }

    /// Source: `gtk_cell_editable_editing_done`.
    /// [Reference](https://docs.gtk.org/gtk4/method.CellEditable.editing_done.html)
    @_alwaysEmitIntoClient
    public func editingDone() {
        gtk_cell_editable_editing_done(opaquePointer)
    }

    /// Source: `gtk_cell_editable_remove_widget`.
    /// [Reference](https://docs.gtk.org/gtk4/method.CellEditable.remove_widget.html)
    @_alwaysEmitIntoClient
    public func removeWidget() {
        gtk_cell_editable_remove_widget(opaquePointer)
    }

    /// Source: `gtk_cell_editable_start_editing`.
    /// [Reference](https://docs.gtk.org/gtk4/method.CellEditable.start_editing.html)
    @_alwaysEmitIntoClient
    public func startEditing(_ event: Event? = nil) {
        gtk_cell_editable_start_editing(opaquePointer, event?.opaquePointer)
    }

    /// Source: the signal `GtkCellEditable::editing-done`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.CellEditable.editing-done.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onEditingDone(
        after: Bool = false,
        _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("editing-done", after: after, handler)
    }

    /// Source: the signal `GtkCellEditable::remove-widget`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.CellEditable.remove-widget.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onRemoveWidget(
        after: Bool = false,
        _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("remove-widget", after: after, handler)
    }
}

/// An object of a private C class that implements ``CellEditable``.
///
/// The functions of the C interface are static members of this class.
public final class AnyCellEditable: Widget, CellEditable {
    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    nonisolated deinit {}
}
