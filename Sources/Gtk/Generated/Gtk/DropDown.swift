// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkDropDown`.
/// [Reference](https://docs.gtk.org/gtk4/class.DropDown.html)
open class DropDown: Widget {
    /// Source: `gtk_drop_down_new`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.DropDown.new.html)
    @_alwaysEmitIntoClient
    public init(model: (any ListModel)? = nil, expression: GtkExpression? = nil) {
        requireDisplay()
        super.init(
            instance: CInstance(gtk_drop_down_new(model?.retainedOpaquePointer, expression?.retainedOpaquePointer))
        )
    }

    /// Source: `gtk_drop_down_new_from_strings`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.DropDown.new_from_strings.html)
    @_alwaysEmitIntoClient
    public init(strings: [String]) {
        requireDisplay()
        let instance = withStringArray(strings) { stringsArray in
            gtk_drop_down_new_from_strings(
                UnsafeMutableRawPointer(stringsArray)?.assumingMemoryBound(to: UnsafePointer<CChar>?.self)
            )
        }
        super.init(instance: CInstance(instance))
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    nonisolated deinit {}
}

extension DropDown {
    /// Source: `gtk_drop_down_get_enable_search`, `gtk_drop_down_set_enable_search`.
    /// [Reference](https://docs.gtk.org/gtk4/property.DropDown.enable-search.html)
    @_alwaysEmitIntoClient
    public var enableSearch: Bool {
        get {
            gtk_drop_down_get_enable_search(opaquePointer) != 0
        }
        set {
            gtk_drop_down_set_enable_search(opaquePointer, newValue ? 1 : 0)
        }
    }

    /// Source: `gtk_drop_down_get_expression`, `gtk_drop_down_set_expression`.
    /// [Reference](https://docs.gtk.org/gtk4/property.DropDown.expression.html)
    @_alwaysEmitIntoClient
    public var expression: GtkExpression? {
        get {
            GtkExpression.wrapping(gtk_drop_down_get_expression(opaquePointer))
        }
        set {
            gtk_drop_down_set_expression(opaquePointer, newValue?.opaquePointer)
        }
    }

    /// Source: `gtk_drop_down_get_factory`, `gtk_drop_down_set_factory`.
    /// [Reference](https://docs.gtk.org/gtk4/property.DropDown.factory.html)
    @_alwaysEmitIntoClient
    public var factory: ListItemFactory? {
        get {
            ListItemFactory.wrapping(gtk_drop_down_get_factory(opaquePointer))
        }
        set {
            gtk_drop_down_set_factory(opaquePointer, newValue?.opaquePointer)
        }
    }

    /// Source: `gtk_drop_down_get_list_factory`, `gtk_drop_down_set_list_factory`.
    /// [Reference](https://docs.gtk.org/gtk4/property.DropDown.list-factory.html)
    @_alwaysEmitIntoClient
    public var listFactory: ListItemFactory? {
        get {
            ListItemFactory.wrapping(gtk_drop_down_get_list_factory(opaquePointer))
        }
        set {
            gtk_drop_down_set_list_factory(opaquePointer, newValue?.opaquePointer)
        }
    }

    /// Source: `gtk_drop_down_get_model`, `gtk_drop_down_set_model`.
    /// [Reference](https://docs.gtk.org/gtk4/property.DropDown.model.html)
    @_alwaysEmitIntoClient
    public var model: (any ListModel)? {
        get {
            wrappingInterface(gtk_drop_down_get_model(opaquePointer))
        }
        set {
            gtk_drop_down_set_model(opaquePointer, newValue?.opaquePointer)
        }
    }

    /// Source: `gtk_drop_down_get_selected`, `gtk_drop_down_set_selected`.
    /// [Reference](https://docs.gtk.org/gtk4/property.DropDown.selected.html)
    @_alwaysEmitIntoClient
    public var selected: Int {
        get {
            swiftInteger(gtk_drop_down_get_selected(opaquePointer))
        }
        set {
            gtk_drop_down_set_selected(opaquePointer, cInteger(newValue))
        }
    }

    /// Source: `gtk_drop_down_get_selected_item`.
    /// [Reference](https://docs.gtk.org/gtk4/property.DropDown.selected-item.html)
    @_alwaysEmitIntoClient
    public var selectedItem: Object? {
        Object.wrapping(gtk_drop_down_get_selected_item(opaquePointer))
    }

    /// Source: `gtk_drop_down_get_show_arrow`, `gtk_drop_down_set_show_arrow`, since GTK 4.6.
    /// [Reference](https://docs.gtk.org/gtk4/property.DropDown.show-arrow.html)
    @_alwaysEmitIntoClient
    public var showArrow: Bool {
        get {
            gtk_drop_down_get_show_arrow(opaquePointer) != 0
        }
        set {
            gtk_drop_down_set_show_arrow(opaquePointer, newValue ? 1 : 0)
        }
    }

    /// Source: the signal `GtkDropDown::activate`, since GTK 4.6.
    /// [Reference](https://docs.gtk.org/gtk4/signal.DropDown.activate.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onActivate(
        after: Bool = false,
        _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("activate", after: after, handler)
    }
}
