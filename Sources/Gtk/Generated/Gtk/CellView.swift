// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkCellView`.
/// [Reference](https://docs.gtk.org/gtk4/class.CellView.html)
open class CellView: Widget, CellLayout, Orientable {
    /// Source: `gtk_cell_view_new`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.CellView.new.html)
    @_alwaysEmitIntoClient
    public init() {
        requireDisplay()
        super.init(instance: CInstance(gtk_cell_view_new()))
    }

    /// Source: `gtk_cell_view_new_with_context`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.CellView.new_with_context.html)
    @_alwaysEmitIntoClient
    public init(area: CellArea, context: CellAreaContext) {
        requireDisplay()
        super.init(
            instance: CInstance(gtk_cell_view_new_with_context(area.cellAreaPointer, context.cellAreaContextPointer))
        )
    }

    /// Source: `gtk_cell_view_new_with_markup`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.CellView.new_with_markup.html)
    @_alwaysEmitIntoClient
    public init(markup: String) {
        requireDisplay()
        super.init(instance: CInstance(gtk_cell_view_new_with_markup(cText(markup))))
    }

    /// Source: `gtk_cell_view_new_with_text`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.CellView.new_with_text.html)
    @_alwaysEmitIntoClient
    public init(text: String) {
        requireDisplay()
        super.init(instance: CInstance(gtk_cell_view_new_with_text(cText(text))))
    }

    /// Source: `gtk_cell_view_new_with_texture`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.CellView.new_with_texture.html)
    @_alwaysEmitIntoClient
    public init(texture: Texture) {
        requireDisplay()
        super.init(instance: CInstance(gtk_cell_view_new_with_texture(texture.opaquePointer)))
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    nonisolated deinit {}
}

extension CellView {
    /// Source: the property `GtkCellView:cell-area`.
    /// [Reference](https://docs.gtk.org/gtk4/property.CellView.cell-area.html)
    @_alwaysEmitIntoClient
    public var cellArea: CellArea? {
        self[property: "cell-area"]
    }

    /// Source: the property `GtkCellView:cell-area-context`.
    /// [Reference](https://docs.gtk.org/gtk4/property.CellView.cell-area-context.html)
    @_alwaysEmitIntoClient
    public var cellAreaContext: CellAreaContext? {
        self[property: "cell-area-context"]
    }

    /// Source: `gtk_cell_view_get_draw_sensitive`, `gtk_cell_view_set_draw_sensitive`.
    /// [Reference](https://docs.gtk.org/gtk4/property.CellView.draw-sensitive.html)
    @_alwaysEmitIntoClient
    public var drawSensitive: Bool {
        get {
            gtk_cell_view_get_draw_sensitive(opaquePointer) != 0
        }
        set {
            gtk_cell_view_set_draw_sensitive(opaquePointer, newValue ? 1 : 0)
        }
    }

    /// Source: `gtk_cell_view_get_fit_model`, `gtk_cell_view_set_fit_model`.
    /// [Reference](https://docs.gtk.org/gtk4/property.CellView.fit-model.html)
    @_alwaysEmitIntoClient
    public var fitModel: Bool {
        get {
            gtk_cell_view_get_fit_model(opaquePointer) != 0
        }
        set {
            gtk_cell_view_set_fit_model(opaquePointer, newValue ? 1 : 0)
        }
    }

    /// Source: `gtk_cell_view_get_model`, `gtk_cell_view_set_model`.
    /// [Reference](https://docs.gtk.org/gtk4/property.CellView.model.html)
    @_alwaysEmitIntoClient
    public var model: (any TreeModel)? {
        get {
            wrappingInterface(gtk_cell_view_get_model(opaquePointer))
        }
        set {
            gtk_cell_view_set_model(opaquePointer, newValue?.opaquePointer)
        }
    }

    /// Source: `gtk_cell_view_get_displayed_row`, `gtk_cell_view_set_displayed_row`.
    /// [Reference](https://docs.gtk.org/gtk4/method.CellView.get_displayed_row.html)
    @_alwaysEmitIntoClient
    public var displayedRow: TreePath? {
        get {
            TreePath.wrapping(gtk_cell_view_get_displayed_row(opaquePointer), transfer: .full)
        }
        set {
            gtk_cell_view_set_displayed_row(opaquePointer, newValue?.opaquePointer)
        }
    }
}
