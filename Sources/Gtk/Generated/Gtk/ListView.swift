// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkListView`.
/// [Reference](https://docs.gtk.org/gtk4/class.ListView.html)
open class ListView: ListBase {
    /// Source: `gtk_list_view_new`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.ListView.new.html)
    @_alwaysEmitIntoClient
    public init(model: (any SelectionModel)? = nil, factory: ListItemFactory? = nil) {
        requireDisplay()
        super.init(instance: CInstance(gtk_list_view_new(model?.retainedOpaquePointer, factory?.retainedOpaquePointer)))
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    nonisolated deinit {}
}

extension ListView {
    /// Source: `gtk_list_view_get_enable_rubberband`, `gtk_list_view_set_enable_rubberband`.
    /// [Reference](https://docs.gtk.org/gtk4/property.ListView.enable-rubberband.html)
    @_alwaysEmitIntoClient
    public var enableRubberband: Bool {
        get {
            gtk_list_view_get_enable_rubberband(opaquePointer) != 0
        }
        set {
            gtk_list_view_set_enable_rubberband(opaquePointer, newValue ? 1 : 0)
        }
    }

    /// Source: `gtk_list_view_get_factory`, `gtk_list_view_set_factory`.
    /// [Reference](https://docs.gtk.org/gtk4/property.ListView.factory.html)
    @_alwaysEmitIntoClient
    public var factory: ListItemFactory? {
        get {
            ListItemFactory.wrapping(gtk_list_view_get_factory(opaquePointer))
        }
        set {
            gtk_list_view_set_factory(opaquePointer, newValue?.opaquePointer)
        }
    }

    /// Source: `gtk_list_view_get_model`, `gtk_list_view_set_model`.
    /// [Reference](https://docs.gtk.org/gtk4/property.ListView.model.html)
    @_alwaysEmitIntoClient
    public var model: (any SelectionModel)? {
        get {
            wrappingInterface(gtk_list_view_get_model(opaquePointer))
        }
        set {
            gtk_list_view_set_model(opaquePointer, newValue?.opaquePointer)
        }
    }

    /// Source: `gtk_list_view_get_show_separators`, `gtk_list_view_set_show_separators`.
    /// [Reference](https://docs.gtk.org/gtk4/property.ListView.show-separators.html)
    @_alwaysEmitIntoClient
    public var showSeparators: Bool {
        get {
            gtk_list_view_get_show_separators(opaquePointer) != 0
        }
        set {
            gtk_list_view_set_show_separators(opaquePointer, newValue ? 1 : 0)
        }
    }

    /// Source: `gtk_list_view_get_single_click_activate`, `gtk_list_view_set_single_click_activate`.
    /// [Reference](https://docs.gtk.org/gtk4/property.ListView.single-click-activate.html)
    @_alwaysEmitIntoClient
    public var singleClickActivate: Bool {
        get {
            gtk_list_view_get_single_click_activate(opaquePointer) != 0
        }
        set {
            gtk_list_view_set_single_click_activate(opaquePointer, newValue ? 1 : 0)
        }
    }

    /// Source: the signal `GtkListView::activate`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.ListView.activate.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onActivate(
        after: Bool = false,
        _ handler: @escaping @MainActor (Int) -> Void
    ) -> SignalConnection {
        connect("activate", after: after, handler)
    }
}
