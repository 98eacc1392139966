// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkSelectionModel`.
/// [Reference](https://docs.gtk.org/gtk4/iface.SelectionModel.html)
public protocol SelectionModel: ListModel {}

extension SelectionModel {
    /// Source: `gtk_selection_model_get_selection`.
    /// [Reference](https://docs.gtk.org/gtk4/method.SelectionModel.get_selection.html)
    @_alwaysEmitIntoClient
    public var selection: Bitset {
        Bitset.wrapping(required: gtk_selection_model_get_selection(opaquePointer), transfer: .full).copy()
    }

    /// Source: `gtk_selection_model_get_selection_in_range`.
    /// [Reference](https://docs.gtk.org/gtk4/method.SelectionModel.get_selection_in_range.html)
    @_alwaysEmitIntoClient
    public func selectionInRange(position: Int, nItems: Int) -> Bitset {
        Bitset.wrapping(
            required: gtk_selection_model_get_selection_in_range(opaquePointer, cInteger(position), cInteger(nItems)),
            transfer: .full
        ).copy()
    }

    /// Source: `gtk_selection_model_is_selected`.
    /// [Reference](https://docs.gtk.org/gtk4/method.SelectionModel.is_selected.html)
    @_alwaysEmitIntoClient
    public func isSelected(_ position: Int) -> Bool {
        gtk_selection_model_is_selected(opaquePointer, cInteger(position)) != 0
    }

    /// Source: `gtk_selection_model_select_all`.
    /// [Reference](https://docs.gtk.org/gtk4/method.SelectionModel.select_all.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func selectAll() -> Bool {
        gtk_selection_model_select_all(opaquePointer) != 0
    }

    /// Source: `gtk_selection_model_select_item`.
    /// [Reference](https://docs.gtk.org/gtk4/method.SelectionModel.select_item.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func selectItem(position: Int, unselectRest: Bool) -> Bool {
        gtk_selection_model_select_item(opaquePointer, cInteger(position), unselectRest ? 1 : 0) != 0
    }

    /// Source: `gtk_selection_model_select_range`.
    /// [Reference](https://docs.gtk.org/gtk4/method.SelectionModel.select_range.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func selectRange(position: Int, nItems: Int, unselectRest: Bool) -> Bool {
        gtk_selection_model_select_range(opaquePointer, cInteger(position), cInteger(nItems), unselectRest ? 1 : 0) != 0
    }

    /// Source: `gtk_selection_model_selection_changed`.
    /// [Reference](https://docs.gtk.org/gtk4/method.SelectionModel.selection_changed.html)
    @_alwaysEmitIntoClient
    public func selectionChanged(position: Int, nItems: Int) {
        gtk_selection_model_selection_changed(opaquePointer, cInteger(position), cInteger(nItems))
    }

    /// Source: `gtk_selection_model_set_selection`.
    /// [Reference](https://docs.gtk.org/gtk4/method.SelectionModel.set_selection.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func setSelection(_ selected: Bitset, mask: Bitset) -> Bool {
        gtk_selection_model_set_selection(opaquePointer, selected.opaquePointer, mask.opaquePointer) != 0
    }

    /// Source: `gtk_selection_model_unselect_all`.
    /// [Reference](https://docs.gtk.org/gtk4/method.SelectionModel.unselect_all.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func unselectAll() -> Bool {
        gtk_selection_model_unselect_all(opaquePointer) != 0
    }

    /// Source: `gtk_selection_model_unselect_item`.
    /// [Reference](https://docs.gtk.org/gtk4/method.SelectionModel.unselect_item.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func unselectItem(_ position: Int) -> Bool {
        gtk_selection_model_unselect_item(opaquePointer, cInteger(position)) != 0
    }

    /// Source: `gtk_selection_model_unselect_range`.
    /// [Reference](https://docs.gtk.org/gtk4/method.SelectionModel.unselect_range.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func unselectRange(position: Int, nItems: Int) -> Bool {
        gtk_selection_model_unselect_range(opaquePointer, cInteger(position), cInteger(nItems)) != 0
    }

    /// Source: the signal `GtkSelectionModel::selection-changed`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.SelectionModel.selection-changed.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onSelectionChanged(
        after: Bool = false,
        _ handler: @escaping @MainActor (Int, Int) -> Void
    ) -> SignalConnection {
        connect("selection-changed", after: after, handler)
    }
}

/// An object of a private C class that implements ``SelectionModel``.
///
/// The functions of the C interface are static members of this class.
public final class AnySelectionModel: Object, SelectionModel {
    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    nonisolated deinit {}
}
