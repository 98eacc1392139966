// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkSizeGroup`.
/// [Reference](https://docs.gtk.org/gtk4/class.SizeGroup.html)
open class SizeGroup: Object, Buildable {
    /// Source: `gtk_size_group_new`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.SizeGroup.new.html)
    @_alwaysEmitIntoClient
    public init(mode: SizeGroupMode) {
        super.init(instance: CInstance(gtk_size_group_new(mode.cValue)), transfer: .full)
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    nonisolated deinit {}
}

extension SizeGroup {
    @_alwaysEmitIntoClient
    var sizeGroupPointer: UnsafeMutablePointer<GtkSizeGroup> { pointer() }

    /// Source: `gtk_size_group_get_mode`, `gtk_size_group_set_mode`.
    /// [Reference](https://docs.gtk.org/gtk4/property.SizeGroup.mode.html)
    @_alwaysEmitIntoClient
    public var mode: SizeGroupMode {
        get {
            SizeGroupMode(gtk_size_group_get_mode(sizeGroupPointer))
        }
        set {
            gtk_size_group_set_mode(sizeGroupPointer, newValue.cValue)
        }
    }

    /// Source: `gtk_size_group_get_widgets`.
    /// [Reference](https://docs.gtk.org/gtk4/method.SizeGroup.get_widgets.html)
    @_alwaysEmitIntoClient
    public var widgets: [Widget] {
        cElements(of: gtk_size_group_get_widgets(sizeGroupPointer), transfer: .none) { Widget.wrapping(required: $0) }
    }

    /// Source: `gtk_size_group_add_widget`.
    /// [Reference](https://docs.gtk.org/gtk4/method.SizeGroup.add_widget.html)
    @_alwaysEmitIntoClient
    public func addWidget(_ widget: Widget) {
        gtk_size_group_add_widget(sizeGroupPointer, widget.widgetPointer)
    }

    /// Source: `gtk_size_group_remove_widget`.
    /// [Reference](https://docs.gtk.org/gtk4/method.SizeGroup.remove_widget.html)
    @_alwaysEmitIntoClient
    public func removeWidget(_ widget: Widget) {
        gtk_size_group_remove_widget(sizeGroupPointer, widget.widgetPointer)
    }
}
