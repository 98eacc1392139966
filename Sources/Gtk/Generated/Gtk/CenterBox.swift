// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkCenterBox`.
/// [Reference](https://docs.gtk.org/gtk4/class.CenterBox.html)
open class CenterBox: Widget, Orientable {
    /// Source: `gtk_center_box_new`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.CenterBox.new.html)
    @_alwaysEmitIntoClient
    public init() {
        requireDisplay()
        super.init(instance: CInstance(gtk_center_box_new()))
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    nonisolated deinit {}
}

extension CenterBox {
    /// Source: `gtk_center_box_get_baseline_position`, `gtk_center_box_set_baseline_position`.
    /// [Reference](https://docs.gtk.org/gtk4/property.CenterBox.baseline-position.html)
    @_alwaysEmitIntoClient
    public var baselinePosition: BaselinePosition {
        get {
            BaselinePosition(gtk_center_box_get_baseline_position(opaquePointer))
        }
        set {
            gtk_center_box_set_baseline_position(opaquePointer, newValue.cValue)
        }
    }

    /// Source: `gtk_center_box_get_center_widget`, `gtk_center_box_set_center_widget`.
    /// [Reference](https://docs.gtk.org/gtk4/method.CenterBox.get_center_widget.html)
    @_alwaysEmitIntoClient
    public var centerWidget: Widget? {
        get {
            Widget.wrapping(gtk_center_box_get_center_widget(opaquePointer))
        }
        set {
            gtk_center_box_set_center_widget(opaquePointer, newValue?.widgetPointer)
        }
    }

    /// Source: `gtk_center_box_get_end_widget`, `gtk_center_box_set_end_widget`.
    /// [Reference](https://docs.gtk.org/gtk4/method.CenterBox.get_end_widget.html)
    @_alwaysEmitIntoClient
    public var endWidget: Widget? {
        get {
            Widget.wrapping(gtk_center_box_get_end_widget(opaquePointer))
        }
        set {
            gtk_center_box_set_end_widget(opaquePointer, newValue?.widgetPointer)
        }
    }

    /// Source: `gtk_center_box_get_start_widget`, `gtk_center_box_set_start_widget`.
    /// [Reference](https://docs.gtk.org/gtk4/method.CenterBox.get_start_widget.html)
    @_alwaysEmitIntoClient
    public var startWidget: Widget? {
        get {
            Widget.wrapping(gtk_center_box_get_start_widget(opaquePointer))
        }
        set {
            gtk_center_box_set_start_widget(opaquePointer, newValue?.widgetPointer)
        }
    }
}
