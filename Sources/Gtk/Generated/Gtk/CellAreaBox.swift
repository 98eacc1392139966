// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkCellAreaBox`.
/// [Reference](https://docs.gtk.org/gtk4/class.CellAreaBox.html)
open class CellAreaBox: CellArea, Orientable {
    /// Source: `gtk_cell_area_box_new`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.CellAreaBox.new.html)
    @_alwaysEmitIntoClient
    public init() {
        super.init(instance: CInstance(gtk_cell_area_box_new()))
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    nonisolated deinit {}
}

extension CellAreaBox {
    /// Source: `gtk_cell_area_box_get_spacing`, `gtk_cell_area_box_set_spacing`.
    /// [Reference](https://docs.gtk.org/gtk4/property.CellAreaBox.spacing.html)
    @_alwaysEmitIntoClient
    public var spacing: Int {
        get {
            swiftInteger(gtk_cell_area_box_get_spacing(opaquePointer))
        }
        set {
            gtk_cell_area_box_set_spacing(opaquePointer, cInteger(newValue))
        }
    }

    /// Source: `gtk_cell_area_box_pack_end`.
    /// [Reference](https://docs.gtk.org/gtk4/method.CellAreaBox.pack_end.html)
    @_alwaysEmitIntoClient
    public func packEnd(_ renderer: CellRenderer, expand: Bool, align: Bool, fixed: Bool) {
        gtk_cell_area_box_pack_end(
            opaquePointer,
            renderer.cellRendererPointer,
            expand ? 1 : 0,
            align ? 1 : 0,
            fixed ? 1 : 0
        )
    }

    /// Source: `gtk_cell_area_box_pack_start`.
    /// [Reference](https://docs.gtk.org/gtk4/method.CellAreaBox.pack_start.html)
    @_alwaysEmitIntoClient
    public func packStart(_ renderer: CellRenderer, expand: Bool, align: Bool, fixed: Bool) {
        gtk_cell_area_box_pack_start(
            opaquePointer,
            renderer.cellRendererPointer,
            expand ? 1 : 0,
            align ? 1 : 0,
            fixed ? 1 : 0
        )
    }
}
