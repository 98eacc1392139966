// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkGridView`.
/// [Reference](https://docs.gtk.org/gtk4/class.GridView.html)
open class GridView: ListBase {
    /// Source: `gtk_grid_view_new`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.GridView.new.html)
    @_alwaysEmitIntoClient
    public init(model: (any SelectionModel)? = nil, factory: ListItemFactory? = nil) {
        requireDisplay()
        super.init(instance: CInstance(gtk_grid_view_new(model?.retainedOpaquePointer, factory?.retainedOpaquePointer)))
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    nonisolated deinit {}
}

extension GridView {
    /// Source: `gtk_grid_view_get_enable_rubberband`, `gtk_grid_view_set_enable_rubberband`.
    /// [Reference](https://docs.gtk.org/gtk4/property.GridView.enable-rubberband.html)
    @_alwaysEmitIntoClient
    public var enableRubberband: Bool {
        get {
            gtk_grid_view_get_enable_rubberband(opaquePointer) != 0
        }
        set {
            gtk_grid_view_set_enable_rubberband(opaquePointer, newValue ? 1 : 0)
        }
    }

    /// Source: `gtk_grid_view_get_factory`, `gtk_grid_view_set_factory`.
    /// [Reference](https://docs.gtk.org/gtk4/property.GridView.factory.html)
    @_alwaysEmitIntoClient
    public var factory: ListItemFactory? {
        get {
            ListItemFactory.wrapping(gtk_grid_view_get_factory(opaquePointer))
        }
        set {
            gtk_grid_view_set_factory(opaquePointer, newValue?.opaquePointer)
        }
    }

    /// Source: `gtk_grid_view_get_max_columns`, `gtk_grid_view_set_max_columns`.
    /// [Reference](https://docs.gtk.org/gtk4/property.GridView.max-columns.html)
    @_alwaysEmitIntoClient
    public var maxColumns: Int {
        get {
            swiftInteger(gtk_grid_view_get_max_columns(opaquePointer))
        }
        set {
            gtk_grid_view_set_max_columns(opaquePointer, cInteger(newValue))
        }
    }

    /// Source: `gtk_grid_view_get_min_columns`, `gtk_grid_view_set_min_columns`.
    /// [Reference](https://docs.gtk.org/gtk4/property.GridView.min-columns.html)
    @_alwaysEmitIntoClient
    public var minColumns: Int {
        get {
            swiftInteger(gtk_grid_view_get_min_columns(opaquePointer))
        }
        set {
            gtk_grid_view_set_min_columns(opaquePointer, cInteger(newValue))
        }
    }

    /// Source: `gtk_grid_view_get_model`, `gtk_grid_view_set_model`.
    /// [Reference](https://docs.gtk.org/gtk4/property.GridView.model.html)
    @_alwaysEmitIntoClient
    public var model: (any SelectionModel)? {
        get {
            wrappingInterface(gtk_grid_view_get_model(opaquePointer))
        }
        set {
            gtk_grid_view_set_model(opaquePointer, newValue?.opaquePointer)
        }
    }

    /// Source: `gtk_grid_view_get_single_click_activate`, `gtk_grid_view_set_single_click_activate`.
    /// [Reference](https://docs.gtk.org/gtk4/property.GridView.single-click-activate.html)
    @_alwaysEmitIntoClient
    public var singleClickActivate: Bool {
        get {
            gtk_grid_view_get_single_click_activate(opaquePointer) != 0
        }
        set {
            gtk_grid_view_set_single_click_activate(opaquePointer, newValue ? 1 : 0)
        }
    }

    /// Source: the signal `GtkGridView::activate`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.GridView.activate.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onActivate(
        after: Bool = false,
        _ handler: @escaping @MainActor (Int) -> Void
    ) -> SignalConnection {
        connect("activate", after: after, handler)
    }
}
