// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkColumnViewColumn`.
/// [Reference](https://docs.gtk.org/gtk4/class.ColumnViewColumn.html)
open class ColumnViewColumn: Object {
    /// Source: `gtk_column_view_column_new`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.ColumnViewColumn.new.html)
    @_alwaysEmitIntoClient
    public init(title: String? = nil, factory: ListItemFactory? = nil) {
        super.init(
            instance: CInstance(gtk_column_view_column_new(cText(ifAny: title), factory?.retainedOpaquePointer)),
            transfer: .full
        )
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    nonisolated deinit {}
}

extension ColumnViewColumn {
    /// Source: `gtk_column_view_column_get_column_view`.
    /// [Reference](https://docs.gtk.org/gtk4/property.ColumnViewColumn.column-view.html)
    @_alwaysEmitIntoClient
    public var columnView: ColumnView? {
        ColumnView.wrapping(gtk_column_view_column_get_column_view(opaquePointer))
    }

    /// Source: `gtk_column_view_column_get_expand`, `gtk_column_view_column_set_expand`.
    /// [Reference](https://docs.gtk.org/gtk4/property.ColumnViewColumn.expand.html)
    @_alwaysEmitIntoClient
    public var expand: Bool {
        get {
            gtk_column_view_column_get_expand(opaquePointer) != 0
        }
        set {
            gtk_column_view_column_set_expand(opaquePointer, newValue ? 1 : 0)
        }
    }

    /// Source: `gtk_column_view_column_get_factory`, `gtk_column_view_column_set_factory`.
    /// [Reference](https://docs.gtk.org/gtk4/property.ColumnViewColumn.factory.html)
    @_alwaysEmitIntoClient
    public var factory: ListItemFactory? {
        get {
            ListItemFactory.wrapping(gtk_column_view_column_get_factory(opaquePointer))
        }
        set {
            gtk_column_view_column_set_factory(opaquePointer, newValue?.opaquePointer)
        }
    }

    /// Source: `gtk_column_view_column_get_fixed_width`, `gtk_column_view_column_set_fixed_width`.
    /// [Reference](https://docs.gtk.org/gtk4/property.ColumnViewColumn.fixed-width.html)
    @_alwaysEmitIntoClient
    public var fixedWidth: Int {
        get {
            swiftInteger(gtk_column_view_column_get_fixed_width(opaquePointer))
        }
        set {
            gtk_column_view_column_set_fixed_width(opaquePointer, cInteger(newValue))
        }
    }

    /// Source: `gtk_column_view_column_get_header_menu`, `gtk_column_view_column_set_header_menu`.
    /// [Reference](https://docs.gtk.org/gtk4/property.ColumnViewColumn.header-menu.html)
    @_alwaysEmitIntoClient
    public var headerMenu: MenuModel? {
        get {
            MenuModel.wrapping(gtk_column_view_column_get_header_menu(opaquePointer))
        }
        set {
            gtk_column_view_column_set_header_menu(opaquePointer, newValue?.menuModelPointer)
        }
    }

    /// Source: `gtk_column_view_column_get_resizable`, `gtk_column_view_column_set_resizable`.
    /// [Reference](https://docs.gtk.org/gtk4/property.ColumnViewColumn.resizable.html)
    @_alwaysEmitIntoClient
    public var resizable: Bool {
        get {
            gtk_column_view_column_get_resizable(opaquePointer) != 0
        }
        set {
            gtk_column_view_column_set_resizable(opaquePointer, newValue ? 1 : 0)
        }
    }

    /// Source: `gtk_column_view_column_get_sorter`, `gtk_column_view_column_set_sorter`.
    /// [Reference](https://docs.gtk.org/gtk4/property.ColumnViewColumn.sorter.html)
    @_alwaysEmitIntoClient
    public var sorter: Sorter? {
        get {
            Sorter.wrapping(gtk_column_view_column_get_sorter(opaquePointer))
        }
        set {
            gtk_column_view_column_set_sorter(opaquePointer, newValue?.sorterPointer)
        }
    }

    /// Source: `gtk_column_view_column_get_title`, `gtk_column_view_column_set_title`.
    /// [Reference](https://docs.gtk.org/gtk4/property.ColumnViewColumn.title.html)
    @_alwaysEmitIntoClient
    public var title: String? {
        get {
            String.optional(copying: gtk_column_view_column_get_title(opaquePointer))
        }
        set {
            gtk_column_view_column_set_title(opaquePointer, cText(ifAny: newValue))
        }
    }

    /// Source: `gtk_column_view_column_get_visible`, `gtk_column_view_column_set_visible`.
    /// [Reference](https://docs.gtk.org/gtk4/property.ColumnViewColumn.visible.html)
    @_alwaysEmitIntoClient
    public var visible: Bool {
        get {
            gtk_column_view_column_get_visible(opaquePointer) != 0
        }
        set {
            gtk_column_view_column_set_visible(opaquePointer, newValue ? 1 : 0)
        }
    }
}
