// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkCellAreaContext`.
/// [Reference](https://docs.gtk.org/gtk4/class.CellAreaContext.html)
open class CellAreaContext: Object {
    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    nonisolated deinit {}
}

extension CellAreaContext {
    @_alwaysEmitIntoClient
    var cellAreaContextPointer: UnsafeMutablePointer<GtkCellAreaContext> { pointer() }

    /// Source: `gtk_cell_area_context_get_area`.
    /// [Reference](https://docs.gtk.org/gtk4/property.CellAreaContext.area.html)
    @_alwaysEmitIntoClient
    public var area: CellArea {
        CellArea.wrapping(required: gtk_cell_area_context_get_area(cellAreaContextPointer))
    }

    /// Source: the property `GtkCellAreaContext:minimum-height`.
    /// [Reference](https://docs.gtk.org/gtk4/property.CellAreaContext.minimum-height.html)
    @_alwaysEmitIntoClient
    public var minimumHeight: Int {
        self[property: "minimum-height"]
    }

    /// Source: the property `GtkCellAreaContext:minimum-width`.
    /// [Reference](https://docs.gtk.org/gtk4/property.CellAreaContext.minimum-width.html)
    @_alwaysEmitIntoClient
    public var minimumWidth: Int {
        self[property: "minimum-width"]
    }

    /// Source: the property `GtkCellAreaContext:natural-height`.
    /// [Reference](https://docs.gtk.org/gtk4/property.CellAreaContext.natural-height.html)
    @_alwaysEmitIntoClient
    public var naturalHeight: Int {
        self[property: "natural-height"]
    }

    /// Source: the property `GtkCellAreaContext:natural-width`.
    /// [Reference](https://docs.gtk.org/gtk4/property.CellAreaContext.natural-width.html)
    @_alwaysEmitIntoClient
    public var naturalWidth: Int {
        self[property: "natural-width"]
    }

    /// Source: `gtk_cell_area_context_allocate`.
    /// [Reference](https://docs.gtk.org/gtk4/method.CellAreaContext.allocate.html)
    @_alwaysEmitIntoClient
    public func allocate(width: Int, height: Int) {
        gtk_cell_area_context_allocate(cellAreaContextPointer, cInteger(width), cInteger(height))
    }

    /// Source: `gtk_cell_area_context_get_allocation`.
    /// [Reference](https://docs.gtk.org/gtk4/method.CellAreaContext.get_allocation.html)
    @_alwaysEmitIntoClient
    public func allocation() -> (width: Int, height: Int) {
        var width: Int32 = 0
        var height: Int32 = 0
        gtk_cell_area_context_get_allocation(cellAreaContextPointer, &width, &height)
        return (swiftInteger(width), swiftInteger(height))
    }

    /// Source: `gtk_cell_area_context_get_preferred_height`.
    /// [Reference](https://docs.gtk.org/gtk4/method.CellAreaContext.get_preferred_height.html)
    @_alwaysEmitIntoClient
    public func preferredHeight() -> (minimumHeight: Int, naturalHeight: Int) {
        var minimumHeight: Int32 = 0
        var naturalHeight: Int32 = 0
        gtk_cell_area_context_get_preferred_height(cellAreaContextPointer, &minimumHeight, &naturalHeight)
        return (swiftInteger(minimumHeight), swiftInteger(naturalHeight))
    }

    /// Source: `gtk_cell_area_context_get_preferred_height_for_width`.
    /// [Reference](https://docs.gtk.org/gtk4/method.CellAreaContext.get_preferred_height_for_width.html)
    @_alwaysEmitIntoClient
    public func preferredHeightForWidth(_ width: Int) -> (minimumHeight: Int, naturalHeight: Int) {
        var minimumHeight: Int32 = 0
        var naturalHeight: Int32 = 0
        gtk_cell_area_context_get_preferred_height_for_width(
            cellAreaContextPointer,
            cInteger(width),
            &minimumHeight,
            &naturalHeight
        )
        return (swiftInteger(minimumHeight), swiftInteger(naturalHeight))
    }

    /// Source: `gtk_cell_area_context_get_preferred_width`.
    /// [Reference](https://docs.gtk.org/gtk4/method.CellAreaContext.get_preferred_width.html)
    @_alwaysEmitIntoClient
    public func preferredWidth() -> (minimumWidth: Int, naturalWidth: Int) {
        var minimumWidth: Int32 = 0
        var naturalWidth: Int32 = 0
        gtk_cell_area_context_get_preferred_width(cellAreaContextPointer, &minimumWidth, &naturalWidth)
        return (swiftInteger(minimumWidth), swiftInteger(naturalWidth))
    }

    /// Source: `gtk_cell_area_context_get_preferred_width_for_height`.
    /// [Reference](https://docs.gtk.org/gtk4/method.CellAreaContext.get_preferred_width_for_height.html)
    @_alwaysEmitIntoClient
    public func preferredWidthForHeight(_ height: Int) -> (minimumWidth: Int, naturalWidth: Int) {
        var minimumWidth: Int32 = 0
        var naturalWidth: Int32 = 0
        gtk_cell_area_context_get_preferred_width_for_height(
            cellAreaContextPointer,
            cInteger(height),
            &minimumWidth,
            &naturalWidth
        )
        return (swiftInteger(minimumWidth), swiftInteger(naturalWidth))
    }

    /// Source: `gtk_cell_area_context_push_preferred_height`.
    /// [Reference](https://docs.gtk.org/gtk4/method.CellAreaContext.push_preferred_height.html)
    @_alwaysEmitIntoClient
    public func pushPreferredHeight(minimumHeight: Int, naturalHeight: Int) {
        gtk_cell_area_context_push_preferred_height(
            cellAreaContextPointer,
            cInteger(minimumHeight),
            cInteger(naturalHeight)
        )
    }

    /// Source: `gtk_cell_area_context_push_preferred_width`.
    /// [Reference](https://docs.gtk.org/gtk4/method.CellAreaContext.push_preferred_width.html)
    @_alwaysEmitIntoClient
    public func pushPreferredWidth(minimumWidth: Int, naturalWidth: Int) {
        gtk_cell_area_context_push_preferred_width(
            cellAreaContextPointer,
            cInteger(minimumWidth),
            cInteger(naturalWidth)
        )
    }

    /// Source: `gtk_cell_area_context_reset`.
    /// [Reference](https://docs.gtk.org/gtk4/method.CellAreaContext.reset.html)
    @_alwaysEmitIntoClient
    public func reset() {
        gtk_cell_area_context_reset(cellAreaContextPointer)
    }
}
