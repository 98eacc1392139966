// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkCellLayout`.
/// [Reference](https://docs.gtk.org/gtk4/iface.CellLayout.html)
public protocol CellLayout: Object {}

extension CellLayout {
    /// Source: `gtk_cell_layout_get_area`.
    /// [Reference](https://docs.gtk.org/gtk4/method.CellLayout.get_area.html)
    @_alwaysEmitIntoClient
    public var area: CellArea? {
        CellArea.wrapping(gtk_cell_layout_get_area(opaquePointer))
    }

    /// Source: `gtk_cell_layout_get_cells`.
    /// [Reference](https://docs.gtk.org/gtk4/method.CellLayout.get_cells.html)
    @_alwaysEmitIntoClient
    public var cells: [CellRenderer] {
        cElements(of: gtk_cell_layout_get_cells(opaquePointer), transfer: .container) {
            CellRenderer.wrapping(required: $0)
        }
    }

    /// Source: `gtk_cell_layout_add_attribute`.
    /// [Reference](https://docs.gtk.org/gtk4/method.CellLayout.add_attribute.html)
    @_alwaysEmitIntoClient
    public func addAttribute(_ cell: CellRenderer, attribute: String, column: Int) {
        gtk_cell_layout_add_attribute(opaquePointer, cell.cellRendererPointer, cText(attribute), cInteger(column))
    }

    /// Source: `gtk_cell_layout_clear`.
    /// [Reference](https://docs.gtk.org/gtk4/method.CellLayout.clear.html)
    @_alwaysEmitIntoClient
    public func clear() {
        gtk_cell_layout_clear(opaquePointer)
    }

    /// Source: `gtk_cell_layout_clear_attributes`.
    /// [Reference](https://docs.gtk.org/gtk4/method.CellLayout.clear_attributes.html)
    @_alwaysEmitIntoClient
    public func clearAttributes(_ cell: CellRenderer) {
        gtk_cell_layout_clear_attributes(opaquePointer, cell.cellRendererPointer)
    }

    /// Source: `gtk_cell_layout_pack_end`.
    /// [Reference](https://docs.gtk.org/gtk4/method.CellLayout.pack_end.html)
    @_alwaysEmitIntoClient
    public func packEnd(_ cell: CellRenderer, expand: Bool) {
        gtk_cell_layout_pack_end(opaquePointer, cell.cellRendererPointer, expand ? 1 : 0)
    }

    /// Source: `gtk_cell_layout_pack_start`.
    /// [Reference](https://docs.gtk.org/gtk4/method.CellLayout.pack_start.html)
    @_alwaysEmitIntoClient
    public func packStart(_ cell: CellRenderer, expand: Bool) {
        gtk_cell_layout_pack_start(opaquePointer, cell.cellRendererPointer, expand ? 1 : 0)
    }

    /// Source: `gtk_cell_layout_reorder`.
    /// [Reference](https://docs.gtk.org/gtk4/method.CellLayout.reorder.html)
    @_alwaysEmitIntoClient
    public func reorder(_ cell: CellRenderer, position: Int) {
        gtk_cell_layout_reorder(opaquePointer, cell.cellRendererPointer, cInteger(position))
    }

    /// Source: `gtk_cell_layout_set_cell_data_func`.
    /// [Reference](https://docs.gtk.org/gtk4/method.CellLayout.set_cell_data_func.html)
    @_alwaysEmitIntoClient
    public func setCellDataFunc(_ cell: CellRenderer, handler: CellLayoutDataFunc? = nil) {
        gtk_cell_layout_set_cell_data_func(
            opaquePointer,
            cell.cellRendererPointer,
            handler == nil ? nil : callCellLayoutDataFunc,
            retainedClosure(ifAny: handler),
            handler == nil ? nil : releaseClosure
        )
    }
}

/// An object of a private C class that implements ``CellLayout``.
///
/// The functions of the C interface are static members of this class.
public final class AnyCellLayout: Object, CellLayout {
    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    nonisolated deinit {}
}
