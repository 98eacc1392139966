// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkLayoutManager`.
/// [Reference](https://docs.gtk.org/gtk4/class.LayoutManager.html)
open class LayoutManager: Object {
    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    nonisolated deinit {}
}

extension LayoutManager {
    @_alwaysEmitIntoClient
    var layoutManagerPointer: UnsafeMutablePointer<GtkLayoutManager> { pointer() }

    /// Source: `gtk_layout_manager_get_request_mode`.
    /// [Reference](https://docs.gtk.org/gtk4/method.LayoutManager.get_request_mode.html)
    @_alwaysEmitIntoClient
    public var requestMode: SizeRequestMode {
        SizeRequestMode(gtk_layout_manager_get_request_mode(layoutManagerPointer))
    }

    /// Source: `gtk_layout_manager_get_widget`.
    /// [Reference](https://docs.gtk.org/gtk4/method.LayoutManager.get_widget.html)
    @_alwaysEmitIntoClient
    public var widget: Widget? {
        Widget.wrapping(gtk_layout_manager_get_widget(layoutManagerPointer))
    }

    /// Source: `gtk_layout_manager_allocate`.
    /// [Reference](https://docs.gtk.org/gtk4/method.LayoutManager.allocate.html)
    @_alwaysEmitIntoClient
    public func allocate(_ widget: Widget, width: Int, height: Int, baseline: Int) {
        gtk_layout_manager_allocate(
            layoutManagerPointer,
            widget.widgetPointer,
            cInteger(width),
            cInteger(height),
            cInteger(baseline)
        )
    }

    /// Source: `gtk_layout_manager_get_layout_child`.
    /// [Reference](https://docs.gtk.org/gtk4/method.LayoutManager.get_layout_child.html)
    @_alwaysEmitIntoClient
    public func layoutChild(for child: Widget) -> LayoutChild {
        LayoutChild.wrapping(required: gtk_layout_manager_get_layout_child(layoutManagerPointer, child.widgetPointer))
    }

    /// Source: `gtk_layout_manager_layout_changed`.
    /// [Reference](https://docs.gtk.org/gtk4/method.LayoutManager.layout_changed.html)
    @_alwaysEmitIntoClient
    public func layoutChanged() {
        gtk_layout_manager_layout_changed(layoutManagerPointer)
    }

    /// Source: `gtk_layout_manager_measure`.
    /// [Reference](https://docs.gtk.org/gtk4/method.LayoutManager.measure.html)
    @_alwaysEmitIntoClient
    public func measure(_ widget: Widget, orientation: Orientation, forSize: Int) -> (
        minimum: Int, natural: Int, minimumBaseline: Int, naturalBaseline: Int
    ) {
        var minimum: Int32 = 0
        var natural: Int32 = 0
        var minimumBaseline: Int32 = 0
        var naturalBaseline: Int32 = 0
        gtk_layout_manager_measure(
            layoutManagerPointer,
            widget.widgetPointer,
            orientation.cValue,
            cInteger(forSize),
            &minimum,
            &natural,
            &minimumBaseline,
            &naturalBaseline
        )
        return (
            swiftInteger(minimum), swiftInteger(natural), swiftInteger(minimumBaseline), swiftInteger(naturalBaseline)
        )
    }
}
