// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkCenterLayout`.
/// [Reference](https://docs.gtk.org/gtk4/class.CenterLayout.html)
open class CenterLayout: LayoutManager {
    /// Source: `gtk_center_layout_new`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.CenterLayout.new.html)
    @_alwaysEmitIntoClient
    public init() {
        super.init(instance: CInstance(gtk_center_layout_new()), transfer: .full)
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    nonisolated deinit {}
}

extension CenterLayout {
    /// Source: `gtk_center_layout_get_baseline_position`, `gtk_center_layout_set_baseline_position`.
    /// [Reference](https://docs.gtk.org/gtk4/method.CenterLayout.get_baseline_position.html)
    @_alwaysEmitIntoClient
    public var baselinePosition: BaselinePosition {
        get {
            BaselinePosition(gtk_center_layout_get_baseline_position(opaquePointer))
        }
        set {
            gtk_center_layout_set_baseline_position(opaquePointer, newValue.cValue)
        }
    }

    /// Source: `gtk_center_layout_get_center_widget`, `gtk_center_layout_set_center_widget`.
    /// [Reference](https://docs.gtk.org/gtk4/method.CenterLayout.get_center_widget.html)
    @_alwaysEmitIntoClient
    public var centerWidget: Widget? {
        get {
            Widget.wrapping(gtk_center_layout_get_center_widget(opaquePointer))
        }
        set {
            gtk_center_layout_set_center_widget(opaquePointer, newValue?.widgetPointer)
        }
    }

    /// Source: `gtk_center_layout_get_end_widget`, `gtk_center_layout_set_end_widget`.
    /// [Reference](https://docs.gtk.org/gtk4/method.CenterLayout.get_end_widget.html)
    @_alwaysEmitIntoClient
    public var endWidget: Widget? {
        get {
            Widget.wrapping(gtk_center_layout_get_end_widget(opaquePointer))
        }
        set {
            gtk_center_layout_set_end_widget(opaquePointer, newValue?.widgetPointer)
        }
    }

    /// Source: `gtk_center_layout_get_orientation`, `gtk_center_layout_set_orientation`.
    /// [Reference](https://docs.gtk.org/gtk4/method.CenterLayout.get_orientation.html)
    @_alwaysEmitIntoClient
    public var orientation: Orientation {
        get {
            Orientation(gtk_center_layout_get_orientation(opaquePointer))
        }
        set {
            gtk_center_layout_set_orientation(opaquePointer, newValue.cValue)
        }
    }

    /// Source: `gtk_center_layout_get_start_widget`, `gtk_center_layout_set_start_widget`.
    /// [Reference](https://docs.gtk.org/gtk4/method.CenterLayout.get_start_widget.html)
    @_alwaysEmitIntoClient
    public var startWidget: Widget? {
        get {
            Widget.wrapping(gtk_center_layout_get_start_widget(opaquePointer))
        }
        set {
            gtk_center_layout_set_start_widget(opaquePointer, newValue?.widgetPointer)
        }
    }
}
