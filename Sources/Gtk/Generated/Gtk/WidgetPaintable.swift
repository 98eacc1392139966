// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkWidgetPaintable`.
/// [Reference](https://docs.gtk.org/gtk4/class.WidgetPaintable.html)
open class WidgetPaintable: Object, Paintable {
    /// Source: `gtk_widget_paintable_new`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.WidgetPaintable.new.html)
    @_alwaysEmitIntoClient
    public init(widget: Widget? = nil) {
        super.init(instance: CInstance(gtk_widget_paintable_new(widget?.widgetPointer)), transfer: .full)
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    nonisolated deinit {}
}

extension WidgetPaintable {
    /// Source: `gtk_widget_paintable_get_widget`, `gtk_widget_paintable_set_widget`.
    /// [Reference](https://docs.gtk.org/gtk4/property.WidgetPaintable.widget.html)
    @_alwaysEmitIntoClient
    public var widget: Widget? {
        get {
            Widget.wrapping(gtk_widget_paintable_get_widget(opaquePointer))
        }
        set {
            gtk_widget_paintable_set_widget(opaquePointer, newValue?.widgetPointer)
        }
    }
}
