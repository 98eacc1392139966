// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkListBoxRow`.
/// [Reference](https://docs.gtk.org/gtk4/class.ListBoxRow.html)
open class ListBoxRow: Widget, Actionable {
    /// Source: `gtk_list_box_row_new`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.ListBoxRow.new.html)
    @_alwaysEmitIntoClient
    public init() {
        requireDisplay()
        super.init(instance: CInstance(gtk_list_box_row_new()))
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    nonisolated deinit {}
}

extension ListBoxRow {
    @_alwaysEmitIntoClient
    var listBoxRowPointer: UnsafeMutablePointer<GtkListBoxRow> { pointer() }

    /// Source: `gtk_list_box_row_get_activatable`, `gtk_list_box_row_set_activatable`.
    /// [Reference](https://docs.gtk.org/gtk4/property.ListBoxRow.activatable.html)
    @_alwaysEmitIntoClient
    public var activatable: Bool {
        get {
            gtk_list_box_row_get_activatable(listBoxRowPointer) != 0
        }
        set {
            gtk_list_box_row_set_activatable(listBoxRowPointer, newValue ? 1 : 0)
        }
    }

    /// Source: `gtk_list_box_row_get_child`, `gtk_list_box_row_set_child`.
    /// [Reference](https://docs.gtk.org/gtk4/property.ListBoxRow.child.html)
    @_alwaysEmitIntoClient
    public var child: Widget? {
        get {
            Widget.wrapping(gtk_list_box_row_get_child(listBoxRowPointer))
        }
        set {
            gtk_list_box_row_set_child(listBoxRowPointer, newValue?.widgetPointer)
        }
    }

    /// Source: `gtk_list_box_row_get_selectable`, `gtk_list_box_row_set_selectable`.
    /// [Reference](https://docs.gtk.org/gtk4/property.ListBoxRow.selectable.html)
    @_alwaysEmitIntoClient
    public var selectable: Bool {
        get {
            gtk_list_box_row_get_selectable(listBoxRowPointer) != 0
        }
        set {
            gtk_list_box_row_set_selectable(listBoxRowPointer, newValue ? 1 : 0)
        }
    }

    /// Source: `gtk_list_box_row_get_header`, `gtk_list_box_row_set_header`.
    /// [Reference](https://docs.gtk.org/gtk4/method.ListBoxRow.get_header.html)
    @_alwaysEmitIntoClient
    public var header: Widget? {
        get {
            Widget.wrapping(gtk_list_box_row_get_header(listBoxRowPointer))
        }
        set {
            gtk_list_box_row_set_header(listBoxRowPointer, newValue?.widgetPointer)
        }
    }

    /// Source: `gtk_list_box_row_get_index`.
    /// [Reference](https://docs.gtk.org/gtk4/method.ListBoxRow.get_index.html)
    @_alwaysEmitIntoClient
    public var index: Int {
        swiftInteger(gtk_list_box_row_get_index(listBoxRowPointer))
    }

    /// Source: `gtk_list_box_row_is_selected`.
    /// [Reference](https://docs.gtk.org/gtk4/method.ListBoxRow.is_selected.html)
    @_alwaysEmitIntoClient
    public var isSelected: Bool {
        gtk_list_box_row_is_selected(listBoxRowPointer) != 0
    }

    /// Source: `gtk_list_box_row_changed`.
    /// [Reference](https://docs.gtk.org/gtk4/method.ListBoxRow.changed.html)
    @_alwaysEmitIntoClient
    public func changed() {
        gtk_list_box_row_changed(listBoxRowPointer)
    }

    /// Source: the signal `GtkListBoxRow::activate`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.ListBoxRow.activate.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onActivate(
        after: Bool = false,
        _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("activate", after: after, handler)
    }
}
